import type { CardReport, PastOffer } from '@cardsight/contract/schemas'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format-date.ts'
import { StepChart } from '../../ui/charts/step-chart.tsx'
import type { ChartStep } from '../../ui/charts/step-plot.ts'
import { capitalize, chartNotes, offerDays, offerHistoryTitle, offerWithValue } from './offer-history-text.ts'
import { formatWholeDollars } from './whole-dollars.ts'

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
    ...(usual === null ? [] : [`Usual: ${offerWithValue(usual)}, on ${usual.days} days`]),
  ]
  return (
    <div className="panel p-4 narrow:p-6">
      <StepChart
        title={title}
        summary={chartNotes(report)}
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
        <dl className="mt-4 grid gap-x-8 gap-y-3 narrow:grid-cols-2">
          {best !== null && (
            <Note name="Best seen in 24 months" offer={best}>
              {best.to === null ? 'Available today' : `Last seen ${formatDay(best.to)}`}
            </Note>
          )}
          {usual !== null && (
            <Note name="Usual" offer={usual}>
              {`Available on ${usual.days} days of the last 24 months`}
            </Note>
          )}
        </dl>
      </StepChart>
    </div>
  )
}

type NoteProps = { name: string; offer: PastOffer; children: ReactNode }

function Note({ name, offer, children }: NoteProps) {
  return (
    <div className="border-t border-hairline pt-2">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd>
        {offerWithValue(offer)}
        <span className="block text-sm text-ink-soft">{children}</span>
      </dd>
    </div>
  )
}

function toStep({ from, to, value }: PastOffer, asOf: string): ChartStep[] {
  return value === null ? [] : [{ from, to: to ?? asOf, value }]
}
