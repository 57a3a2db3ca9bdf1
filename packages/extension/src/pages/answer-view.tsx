import { type ReactNode, useLayoutEffect } from 'react'
import { type BookAnswer, percentText } from '../answers/answer-book.ts'

type AnswerViewProps = Readonly<{
  answer: BookAnswer
  /** Colors of your cards, by id. */
  colors: Readonly<Record<string, readonly string[]>>
}>

type Choice = BookAnswer['choices'][number]

/** The best card, the next best one, and what another card would add. */
export function AnswerView({ answer, colors }: AnswerViewProps) {
  const { choices, refusedNote, toAdd } = answer
  // For measurements: when the answer is there.
  useLayoutEffect(() => {
    performance.mark('answer')
  }, [])
  const [best, next] = choices.filter(({ isRefused }) => !isRefused)
  const refused = best === undefined ? undefined : choices.find(({ isRefused }) => isRefused)
  return (
    <div role="status" aria-label="Best card">
      {best === undefined ? (
        <>
          <h1 className="text-xl">None of your cards works here</h1>
          <p className="mt-1 text-ink-soft">{choices[0]?.reason}</p>
        </>
      ) : (
        <>
          <div className="mt-2 flex items-start gap-3">
            <Swatch colors={colors[best.cardId]} />
            <h1 className="min-w-0 flex-1 text-xl">Use {best.name}</h1>
            <p className="font-serif text-2xl font-semibold tabular-nums">{rateOf(best)}</p>
          </div>
          <p className="mt-1 text-sm text-ink-soft">{best.reason}</p>
          {[refusedNote, ...best.notes].map(
            (note) =>
              note !== null && (
                <p key={note} className="mt-1 text-sm text-ink-soft">
                  {note}
                </p>
              ),
          )}
        </>
      )}
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline empty:hidden">
        {next !== undefined && (
          <Row label="Next best" name={next.name} rate={rateOf(next)}>
            {next.reason}
          </Row>
        )}
        {refused !== undefined && (
          <Row label="Not taken here" name={refused.name}>
            {refused.reason}
          </Row>
        )}
        {toAdd !== null && (
          <Row label="A card you don’t have" name={toAdd.name} rate={percentText(toAdd.totalCents)}>
            {percentText(toAdd.moreCents)} more.{' '}
            {toAdd.annualFeeCents === 0
              ? 'No annual fee.'
              : `Costs $${Math.round(toAdd.annualFeeCents / 100)} a year.`}
          </Row>
        )}
      </ul>
    </div>
  )
}

type RowProps = Readonly<{ label: string; name: string; rate?: string; children: ReactNode }>

function Row({ label, name, rate, children }: RowProps) {
  return (
    <li className="py-2.5">
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0">{name}</span>
        <span className="tabular-nums">{rate}</span>
      </p>
      <p className="text-sm text-ink-soft">{children}</p>
    </li>
  )
}

function Swatch({ colors = [] }: Readonly<{ colors: readonly string[] | undefined }>) {
  const [first = 'transparent', second = first] = colors
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 h-7 w-11 shrink-0 rounded border border-face-edge"
      style={{ background: `linear-gradient(135deg, ${first} 55%, ${second})` }}
    />
  )
}

/** What a purchase earns, after a foreign transaction fee. */
function rateOf({ rewardCents, feeCents }: Choice): string {
  return percentText(rewardCents - feeCents)
}
