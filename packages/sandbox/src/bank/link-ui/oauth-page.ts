/** The authorization page of a simulated OAuth bank. It says that it's simulated and asks for no secrets. */
type Page = { readonly stateId: string; readonly bankName: string; readonly clientName: string }

export function oauthPage({ stateId, bankName, clientName }: Page): string {
  const bank = escapeHtml(bankName)
  const client = escapeHtml(clientName)
  const form = (decision: string, label: string) => `
      <form method="post" action="/sandbox-bank/oauth-decision">
        <input type="hidden" name="oauth_state_id" value="${escapeHtml(stateId)}">
        <button type="submit" name="decision" value="${decision}">${label}</button>
      </form>`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${bank}: simulated bank</title>
    <link rel="stylesheet" href="/sandbox-bank/oauth.css">
  </head>
  <body>
    <main>
      <p class="notice">Simulated bank. Nothing here is real: no bank, no account, no money.</p>
      <h1>${bank}</h1>
      <p>${client} wants to see your simulated accounts and transactions.</p>${form('allow', 'Allow access')}${form('deny', 'Do not allow')}
    </main>
  </body>
</html>
`
}

export const oauthStyles = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 10vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
.notice { padding: 0.75rem 1rem; border: 2px dashed currentColor; font-weight: 600; }
button { width: 100%; min-height: 2.75rem; margin-top: 0.75rem; font: inherit; cursor: pointer; }
`

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char)
}
