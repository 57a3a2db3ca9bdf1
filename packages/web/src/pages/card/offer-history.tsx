import type { CardReport, PastOffer } from '@cardsight/contract/cards'
import { capitalize } from '@cardsight/engine/text'
import { formatCents } from '../../features/why/line-text.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatWholeDollars } from '../../lib/format-money.ts'
import { type ChartStep, StepChart } from '../../ui/charts/step-chart.tsx'

/** The value of the welcome offer over time. Nothing if it was the same all the time, or has no known value. */
export function OfferHistory({ report }: { report: CardReport }) {
  const { offers, best, usual, asOf } = report.history
  const steps = offers.flatMap((offer) => toStep(offer, asOf))
  if (new Set(steps.map(({ value }) => value)).size < 2) {
    return null
  }
  const title = offerHistoryTitle(report)
  const markIndex = steps.findIndex(({ from, value }) => from === best?.from && value === best.value)
  const notes = [
    ...(best === null ? [] : [`Best seen in the last 24 months: ${offerWithValue(best)}`]),
    ...(usual === null ? [] : [`Usual: ${offerWithValue(usual)} (${usual.days} days)`]),
  ]
  return (
    <section id="offer" aria-label="Welcome offer over time" className="min-w-0">
      <StepChart
        title={title}
        summary={<span className="text-sm">{chartNotes(report)}</span>}
        head={['Days', 'Welcome offer', 'Value']}
        isText={[1]}
        rows={offers.toReversed().map((offer) => ({
          label: offerDays(offer),
          cells: [
            capitalize(offer.text),
            offer.value === null ? 'not known' : formatWholeDollars(offer.value),
          ],
        }))}
        steps={steps}
        lastDay={asOf}
        mark={markIndex < 0 ? undefined : { index: markIndex, label: 'Best seen' }}
        level={usual === null || !usual.value ? undefined : { value: usual.value, label: 'Usual' }}
        format={formatWholeDollars}
        words={[title, ...notes].join('. ')}
      >
        {notes.map((note) => (
          <p key={note} className="figures mt-1 text-sm text-ink-soft">
            {note}.
          </p>
        ))}
      </StepChart>
    </section>
  )
}

function toStep({ from, to, value }: PastOffer, asOf: string): ChartStep[] {
  return value === null ? [] : [{ from, to: to ?? asOf, value }]
}

/** Returns how today's offer compares with earlier ones, as the title of the chart. */
export function offerHistoryTitle({ card, history }: CardReport): string {
  const { offers, best, usual, isFarBelowBest } = history
  const current = offers.find(({ to }) => to === null)
  if (card.status === 'closed') {
    return 'The welcome offer over time'
  }
  if (card.offer.state === 'none' || card.offer.state === 'ended') {
    return 'There’s no welcome offer today'
  }
  if (isFarBelowBest) {
    return 'Today’s offer is well below the best'
  }
  if (current?.isUpTo === true) {
    return 'Today’s offer depends on the applicant'
  }
  const [now, usually] = [current?.value ?? null, usual?.value ?? null]
  if (now === null || usually === null) {
    return 'The welcome offer over time'
  }
  if (now === usually) {
    return 'Today’s offer is the usual one'
  }
  if (now === best?.value) {
    return 'Today’s offer is the best in 24 months'
  }
  return now > usually ? 'Today’s offer is better than usual' : 'Today’s offer is lower than usual'
}

/** `Up to 40,000 miles after $1,000 in 3 months, worth $560`. */
export function offerWithValue({ text, value }: PastOffer): string {
  return value ? `${capitalize(text)}, worth ${formatWholeDollars(value)}` : capitalize(text)
}

/** `May 1, 2025 to Apr 30, 2026`. */
export function offerDays({ from, to }: PastOffer): string {
  return `${formatDay(from)} to ${to === null ? 'today' : formatDay(to)}`
}

/** Returns how to read the chart: what values mean, and why there may be gaps. */
export function chartNotes({ card, history }: Pick<CardReport, 'card' | 'history'>): string {
  const { offers, asOf, centsPerPoint, hasUncounted } = history
  const hasUpTo = offers.some(({ isUpTo }) => isUpTo)
  const hasGap = offers.some(({ to }, index) => (to ?? asOf) < dayBefore(offers[index + 1]?.from ?? asOf))
  return [
    centsPerPoint === null
      ? 'What each offer adds if you earn all of it.'
      : `What each offer adds if you earn all of it, with ${card.unitForPoints} at ${formatCents(centsPerPoint)}.`,
    ...(hasUpTo ? ['“Up to” offers count at the lowest amount we know of.'] : []),
    ...(hasUncounted ? ['We leave out parts that don’t count.'] : []),
    ...(hasGap ? ['Gaps mean no offer was found.'] : []),
  ].join(' ')
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

const DAY_MS = 86_400_000
