import type { CardCredit, CardReport } from '@cardsight/contract/schemas'
import { withoutBonusText } from '../../cards/offer-text.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AmountFields } from '../own-reports/amount-fields.tsx'
import { OwnStatus } from '../own-reports/spending-basis.tsx'
import type { OwnReports } from '../own-reports/use-own-reports.ts'
import { PageSection } from './page-section.tsx'

type YourNumbersProps = { report: CardReport; own: OwnReports }

/** Amounts and credits that change the numbers of this page. Only with a script: without one, they'd change nothing. */
export function YourNumbers({ report, own }: YourNumbersProps) {
  const { credits } = report
  return (
    <div data-needs-script="" data-print="hide">
      <PageSection id="yours" title="Try your own numbers">
        <OwnStatus own={own} />
        <div className="grid items-start gap-x-12 gap-y-8 menu:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="min-w-0">
            <h3>Monthly spending</h3>
            <p className="mt-1 mb-4 text-ink-soft">The numbers on this page follow as you type.</p>
            <AmountFields costs={own.costs} onChange={own.changeCosts} />
          </div>
          <div className="min-w-0">
            <Live report={report} />
            {credits.length > 0 && <Credits credits={credits} own={own} />}
          </div>
        </div>
      </PageSection>
    </div>
  )
}

/** The answer again: the one at the top is off the screen while typing. */
function Live({ report: { held, card } }: { report: CardReport }) {
  const withoutBonus = withoutBonusText({ ...held[1], offer: card.offer, asOf: card.asOf }, formatDollars)
  return (
    <p>
      <output className="figures block font-serif text-3xl">{formatDollars(held[1].totalMoney)}</output>
      <span className="text-ink-soft">
        in the first year, {formatDollars(held[3].totalMoney)} in three years
      </span>
      {withoutBonus !== null && <span className="figures block text-sm text-ink-soft">{withoutBonus}</span>}
    </p>
  )
}

type CreditsProps = { credits: readonly CardCredit[]; own: OwnReports }

function Credits({ credits, own: { profile, changeProfile } }: CreditsProps) {
  const toggle = (id: string, isUsed: boolean) =>
    changeProfile({
      ...profile,
      credits: isUsed ? [...profile.credits, id] : profile.credits.filter((each) => each !== id),
    })
  return (
    <fieldset className="mt-6">
      <legend className="font-serif text-xl font-medium">Credits you’d use</legend>
      <p className="mt-1 text-sm text-ink-soft">
        Tick only what you’d pay for anyway. We count part of the face value.
      </p>
      <div className="mt-2 grid">
        {credits.map(({ id, name, yearly, counted }) => (
          <Checkbox
            key={id}
            checked={profile.credits.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
            label={
              <>
                {name}
                <span className="figures block text-sm text-ink-soft">
                  {' '}
                  Adds {formatDollars(counted)} of {formatDollars(yearly)} a year
                </span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
