import { Check, Copy } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { controlClasses } from './field.tsx'

type CopyFieldProps = {
  label: string
  hint: ReactNode
  value: string
  /** Text of the button. */
  action: string
  /** What a screen reader says before and after copying. */
  status: { before?: string; after: string }
}

/** A text with a button that copies it. */
export function CopyField({ label, hint, value, action, status }: CopyFieldProps) {
  const id = useId()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === value
  const copy = () => {
    // Without permission, the text can still be selected.
    navigator.clipboard.writeText(value).then(
      () => setCopied(value),
      () => undefined,
    )
  }
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={value}
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
          {isCopied ? 'Copied' : action}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied ? status.after : status.before}
      </p>
    </div>
  )
}
