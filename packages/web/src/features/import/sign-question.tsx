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
      <h3 className="text-lg font-semibold wrap-anywhere">{file.name}: was this a purchase?</h3>
      <p className="mt-1 max-w-text text-ink-soft">
        The file doesn’t show clearly which amounts you spent and which came back. Your answer applies to
        every line.
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
  const current = layout?.sign === 'out-positive' ? 'out-positive' : 'out-negative'
  const other = current === 'out-positive' ? 'out-negative' : 'out-positive'
  const isReadAsPurchase = cents > 0
  return isReadAsPurchase === (answer === 'purchase') ? current : other
}
