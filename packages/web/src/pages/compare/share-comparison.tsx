import { Link2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlClasses } from '../../ui/field.tsx'

type ShareComparisonProps = {
  path: string
  /** The link contains the visitor's amounts. */
  hasAmounts: boolean
}

/** Copies the link. If the browser doesn't allow that, the link appears in a field. */
export function ShareComparison({ path, hasAmounts }: ShareComparisonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const id = useId()
  const address = () => new URL(path, window.location.href).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <div data-needs-script="" data-print="hide">
      <Button variant="secondary" size="small" aria-describedby={`${id}-note`} onClick={() => void copy()}>
        <Link2 aria-hidden="true" className="size-4 shrink-0" />
        Copy link
      </Button>
      <p id={`${id}-note`} role="status" className="mt-1 text-sm text-ink-soft">
        {outcome === 'copied' && 'Link copied. '}
        {hasAmounts && 'The link includes your monthly amounts and your profile.'}
      </p>
      {outcome === 'refused' && (
        <input
          readOnly
          aria-label="Link to this comparison"
          value={address()}
          onFocus={({ target }) => target.select()}
          className={controlClasses}
        />
      )}
    </div>
  )
}
