import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import type { Corrections, ImportedFile, StatementRow } from '../../worker/imports.ts'

type SignQuestionProps = {
  file: ImportedFile
  example: StatementRow
  onAnswer: (said: Corrections) => void
}

/** Asks what one line is: people know their purchases, but not which sign a bank gives them. */
export function SignQuestion({ file, example, onAnswer }: SignQuestionProps) {
  const { day, text, cents } = example
  return (
    <section aria-label={`Purchases and refunds in ${file.name}`} className="py-4">
      <h3 className="text-base font-semibold wrap-anywhere">{file.name}: was this a purchase?</h3>
      <p className="mt-1 max-w-text text-ink-soft">
        We can’t tell purchases from refunds in this file. Your answer applies to every line.
      </p>
      <p className="mt-3 flex max-w-text flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-control border border-edge bg-paper p-3">
        <span className="text-ink-soft">{formatDayLong(day)}</span>
        <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{text}</span>
        <span className="figures font-medium">{formatMoney(Math.abs(cents) / 100)}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => onAnswer({ sign: signFor(file, example, 'purchase') })}>
          This was a purchase
        </Button>
        <Button variant="secondary" onClick={() => onAnswer({ sign: signFor(file, example, 'refund') })}>
          This was a refund or payment
        </Button>
      </div>
    </section>
  )
}

/** The sign of purchases in a file, given what one line of it is. Until then the line is read with the layout's sign. */
export function signFor(
  { layout }: Pick<ImportedFile, 'layout'>,
  { cents }: Pick<StatementRow, 'cents'>,
  answer: 'purchase' | 'refund',
): 'out-negative' | 'out-positive' {
  const isReadAsPurchase = cents > 0
  return isReadAsPurchase === (answer === 'purchase') ? signOf({ layout }) : otherSign({ layout })
}

/** The sign that turns purchases into refunds and refunds into purchases. */
export function otherSign(file: Pick<ImportedFile, 'layout'>): 'out-negative' | 'out-positive' {
  return signOf(file) === 'out-positive' ? 'out-negative' : 'out-positive'
}

function signOf({ layout }: Pick<ImportedFile, 'layout'>): 'out-negative' | 'out-positive' {
  return layout?.sign === 'out-positive' ? 'out-positive' : 'out-negative'
}

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
      <h3 className="text-base font-semibold wrap-anywhere">{file.name}: the totals don’t match</h3>
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
