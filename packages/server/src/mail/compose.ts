/**
 * Converts an email's content to plain text and HTML. No pictures, no remote content; colors for light and
 * dark mode.
 */

/** Content of an email, in order: each string is a paragraph. */
export type MailContent = Readonly<{
  subject: string
  paragraphs: readonly string[]
  /** Lists below the paragraphs. One without entries isn't shown. */
  sections?: readonly MailSection[]
  button?: Readonly<{ label: string; address: string }>
  /** Below the button, in smaller type. */
  notes?: readonly string[]
  /** Has text that strangers wrote, so it's sent without HTML. */
  isTextOnly?: true
  replyTo?: string | undefined
}>

export type MailSection = Readonly<{
  heading: string
  entries: readonly Readonly<{ title: string; text: string }>[]
}>

export function composeText(content: MailContent): string {
  const { paragraphs, button, notes = [] } = content
  return [
    ...paragraphs,
    ...shownSections(content).flatMap(({ heading, entries }) => [
      heading.toUpperCase(),
      ...entries.map(({ title, text }) => `${title}\n${text}`),
    ]),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...notes,
    SIGNATURE,
  ].join('\n\n')
}

export function composeHtml(content: MailContent): string {
  const { subject, paragraphs, button, notes = [] } = content
  const body = [
    ...paragraphs.map((text) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`),
    ...shownSections(content).flatMap(({ heading, entries }) => [
      `<h2 style="${HEADING}">${escapeHtml(heading)}</h2>`,
      ...entries.map(
        ({ title, text }) =>
          `<p style="${PARAGRAPH}"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</p>`,
      ),
    ]),
    ...(button ? [composeButton(button)] : []),
    ...notes.map((text) => `<p class="quiet" style="${NOTE}">${withLinks(escapeHtml(text))}</p>`),
  ].join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#faf8f3;color:#12211b;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e0dbcd;border-radius:12px">
<p style="margin:0 0 20px;font-size:18px;font-weight:700">Cardsight</p>
${body}
</div>
<p class="quiet" style="max-width:520px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#4d5b55">${escapeHtml(SIGNATURE)}</p>
</body>
</html>
`
}

function shownSections({ sections = [] }: MailContent): MailSection[] {
  return sections.filter(({ entries }) => entries.length > 0)
}

const SIGNATURE = 'Cardsight: which credit card would have earned you the most.'
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5'
const HEADING = 'margin:24px 0 12px;font-size:16px;font-weight:700'
const NOTE = 'margin:16px 0 0;font-size:13px;line-height:1.5;color:#4d5b55'

const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #101714 !important; color: #eef2ee !important; }
.sheet { background: #18211d !important; border-color: #33403a !important; }
.quiet, .quiet a { color: #b4c0b9 !important; }
.button { background: #7fd6ac !important; color: #0c1512 !important; }
}`

/**
 * The full URL is shown too: not every mail client shows the button, and people like to see where it leads.
 */
function composeButton({ label, address }: { label: string; address: string }): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c3f;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="${NOTE};word-break:break-all">Or open this link: <a href="${escapeHtml(address)}" style="color:inherit">${escapeHtml(address)}</a></p>`
}

/** Not every mail client turns an address into a link. The text is escaped. */
function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:inherit">${url}</a>`)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
