import type { CardCredit, CardReport } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { usesCredit, withCredit } from '@cardsight/contract/profile'
import { Link } from 'react-router'
import { averageSource } from '../../content/average-spending.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { AmountFields, LinkedSwitch, OwnStatus, PersonLine } from '../../own-reports/spending-basis.tsx'
import type { OwnSpending } from '../../own-reports/use-own-reports.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from './page-section.tsx'

type YourNumbersProps = { report: CardReport; own: OwnSpending }

/** The amounts and credits behind the numbers of this page. They can change only with a script. */
export function YourNumbers({ report: { credits }, own }: YourNumbersProps) {
  const isLinked = own.basis === 'linked'
  return (
    <PageSection id="yours" title="Your numbers">
      <OwnStatus own={own} />
      {!isLinked && (
        <div data-needs-script="" data-print="hide" className="mb-3">
          <AmountFields costs={own.costs} onChange={own.changeCosts} />
        </div>
      )}
      <p className="figures text-sm text-ink-soft">
        {basisText(own)}{' '}
        <span data-print="hide">
          {own.linkedTotal === null ? (
            <>
              <Link to={pagePaths.dashboard}>Link accounts</Link> ·{' '}
              <Link to={pagePaths.statements}>Import statements</Link>
            </>
          ) : (
            <LinkedSwitch own={own} />
          )}
        </span>
      </p>
      <PersonLine own={own} />
      {credits.length > 0 && <Credits credits={credits} own={own} />}
    </PageSection>
  )
}

function basisText({ basis, total }: OwnSpending): string {
  const monthly = `${formatDollars(total)} a month`
  return {
    average: `${monthly}: what the average household spent in ${averageSource.year} (${averageSource.name}).`,
    shared: `${monthly}.`,
    own: `${monthly}.`,
    linked: `Your linked spending, ${monthly}, as in your results.`,
  }[basis]
}

/** More are behind a press. */
const FIRST_CREDITS = 3

type CreditsProps = { credits: readonly CardCredit[]; own: OwnSpending }

function Credits({ credits, own }: CreditsProps) {
  const rest = credits.slice(FIRST_CREDITS)
  return (
    <fieldset data-needs-script="" data-print="hide" className="mt-4">
      <legend className="text-sm font-semibold">Check only credits you’d really use</legend>
      <CreditBoxes credits={credits.slice(0, FIRST_CREDITS)} own={own} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep narrow:min-h-8">
            {rest.length} more {rest.length === 1 ? 'credit' : 'credits'}
          </summary>
          <CreditBoxes credits={rest} own={own} />
        </details>
      )}
    </fieldset>
  )
}

function CreditBoxes({ credits, own: { profile, changeProfile } }: CreditsProps) {
  return credits.map((credit) => (
    <Checkbox
      key={credit.id}
      checked={usesCredit(profile, credit)}
      onChange={({ target }) => changeProfile(withCredit(profile, credit, target.checked))}
      label={
        <>
          {credit.name}
          <span className="figures block text-sm text-ink-soft">
            {' '}
            Adds {formatDollars(credit.counted)} of {formatDollars(credit.yearly)} a year
          </span>
        </>
      }
    />
  ))
}
