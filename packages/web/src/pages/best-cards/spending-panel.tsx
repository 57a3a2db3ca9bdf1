import type { MonthlyCosts } from '@cardsight/contract/costs'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { averageSource } from '../../content/average-spending.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { AverageTable } from './average-table.tsx'
import { totalOf, withCosts } from './costs-query.ts'
import { landingText } from './landing-text.ts'
import { OwnSpending } from './own-spending.tsx'

type BasisProps = { landing: Landing; costs: MonthlyCosts; isOwn: boolean }

/** The spending behind the ranking: a summary, what it assumes about the person, a table, and a form to change it. */
export function SpendingPanel({ landing, costs, isOwn, children }: BasisProps & { children?: ReactNode }) {
  return (
    <section
      id="profile"
      aria-label="The spending behind this page"
      className="mx-auto max-w-page px-4 narrow:px-6"
    >
      <div className="panel mt-8 px-4 pt-5 pb-1 narrow:px-6">
        <Basis landing={landing} costs={costs} isOwn={isOwn} />
        {children}
        <Accordion className="mt-4 border-b-0">
          <AccordionItem title={landingText.average} className="[&>div]:max-w-none">
            <AverageTable counted={costs} isOwn={isOwn} />
          </AccordionItem>
          <AccordionItem title={landingText.own} open={isOwn} className="[&>div]:max-w-none">
            <OwnSpending costs={costs} />
          </AccordionItem>
        </Accordion>
      </div>
    </section>
  )
}

function Basis({ landing, costs, isOwn }: BasisProps) {
  const [search] = useSearchParams()
  const total = <b className="figures font-semibold">{formatMoney(totalOf(costs))} a month</b>
  if (isOwn) {
    return (
      <p>
        Ranked on {total}: your own amounts.{' '}
        <Link to={`?${withCosts(search, null)}`} preventScrollReset className={linkClasses}>
          Back to the average
        </Link>
      </p>
    )
  }
  return (
    <p>
      Ranked on {total}: {landing.costsOf}, from the{' '}
      <a href={averageSource.address} rel="noopener">
        {averageSource.name}
      </a>
      .
    </p>
  )
}

const linkClasses = 'font-medium text-evergreen underline underline-offset-4 hover:text-evergreen-deep'
