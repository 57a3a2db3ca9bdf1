import { useContext, useState } from 'react'
import { SupportEmailContext } from '../../lib/support-email.ts'
import { Button } from '../../ui/button.tsx'
import { suggestionMail, suggestionText } from './suggestion-text.ts'
import type { Choice } from './use-choices.ts'

/** Offers to share the user's categories. It sends nothing: it prepares a text that the user sees before sending it. */
export function SuggestFixes({ choices }: { choices: readonly Choice[] }) {
  const supportEmail = useContext(SupportEmailContext)
  const [copied, setCopied] = useState<string | null>(null)
  if (choices.length === 0) {
    return null
  }
  const text = suggestionText(choices)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    )
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 w-fit py-2 narrow:min-h-0">
        Help other people: suggest {choices.length === 1 ? 'this fix' : 'these fixes'}
      </summary>
      <p className="mt-1 max-w-text text-ink-soft">
        This is all a suggestion includes. Nothing is sent until you send it.
      </p>
      <pre className="mt-2 max-w-text rounded-control border border-hairline bg-paper p-3 font-sans whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {supportEmail !== '' && <a href={suggestionMail(supportEmail, text)}>Send by email</a>}
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy the text
        </Button>
        <span role="status">{copied === text && 'Copied'}</span>
      </p>
    </details>
  )
}
