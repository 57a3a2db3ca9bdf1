import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlClasses } from '../../ui/field.tsx'

type SharePanelProps = {
  address: string
  /** The amounts come from bank data, so they're rounded to ten dollars. */
  isRounded: boolean
}

/** The link to these results, and what it contains. */
export function SharePanel({ address, isRounded }: SharePanelProps) {
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    // Without permission the link stays selected, so that the user can copy it.
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        Link to these results
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        It contains your monthly amounts{isRounded && ', rounded to $10,'} and what we assume about you. It
        doesn’t contain your name, accounts or transactions.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={address}
          aria-describedby={`${id}-hint`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${controlClasses} min-w-40 flex-1`}
        />
        <Button onClick={copy}>
          {isCopied ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied && 'Link copied'}
      </p>
    </div>
  )
}
