import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClasses } from '../../../ui/field.tsx'

/** A new address with a button that copies it. */
export function CalendarAddress({ address }: { address: string }) {
  const id = useId()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === address
  const copy = () => {
    // Without permission the address can still be selected.
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => undefined,
    )
  }
  return (
    <div className="mt-3">
      <label htmlFor={id} className="font-semibold">
        Your calendar address
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        Copy it now: we can’t show it again. Anyone who has it can see your reminders.
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
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? 'Address copied' : 'Address created'}
      </p>
    </div>
  )
}
