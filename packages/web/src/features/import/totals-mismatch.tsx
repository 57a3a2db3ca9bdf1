import { Button } from '../../ui/button.tsx'
import type { ImportedFile } from '../../worker/imports.ts'

type TotalsMismatchProps = {
  file: ImportedFile
  reconciliation: NonNullable<ImportedFile['reconciliation']>
  onContinue: () => void
  onRemove: () => void
}

/** Says which amounts are missing from a statement, and which lines may hold them. */
export function TotalsMismatch({ file, reconciliation, onContinue, onRemove }: TotalsMismatchProps) {
  const { differences, unreadLines } = reconciliation
  return (
    <section aria-label={`Totals of ${file.name}`} className="py-4">
      <h3 className="text-lg font-semibold wrap-anywhere">{file.name}: the totals don’t match</h3>
      <p className="mt-1 max-w-text text-ink-soft">
        The lines we read don’t add up to the totals printed on this statement, so some may be missing.
      </p>
      <ul className="mt-2 max-w-text list-disc pl-5">
        {differences.map(({ sentence }) => (
          <li key={sentence} className="py-0.5">
            {sentence}
          </li>
        ))}
      </ul>
      {unreadLines.length > 0 && (
        <>
          <h4 className="mt-3 font-medium">Lines we couldn’t read</h4>
          <ul className="mt-1 grid max-h-60 max-w-text gap-1 overflow-y-auto text-ink-soft">
            {unreadLines.map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 max-w-text text-ink-soft">
        If your bank offers a CSV or OFX download for these dates, use that instead.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={`Continue anyway with ${file.name}`} onClick={onContinue}>
          Continue anyway
        </Button>
        <Button variant="secondary" aria-label={`Remove this file: ${file.name}`} onClick={onRemove}>
          Remove this file
        </Button>
      </div>
    </section>
  )
}
