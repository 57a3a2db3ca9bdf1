import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport } from '@cardsight/contract/schemas'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useOwnReports } from '../own-reports/use-own-reports.ts'
import { CardBand } from './card-band.tsx'
import { CardFitLists } from './card-fit-lists.tsx'
import { CardHero } from './card-hero.tsx'
import { Companions } from './companions.tsx'
import { DebtSchedule } from './debt-schedule.tsx'
import { Earned } from './earned.tsx'
import { FactsSection } from './facts-section.tsx'
import { FlatRateComparison } from './flat-rate-comparison.tsx'
import { HistorySection } from './history-section.tsx'
import { HowItEarns } from './how-it-earns.tsx'
import { QuestionList } from './question-list.tsx'
import { RelatedCards } from './related-cards.tsx'
import { YourNumbers } from './your-numbers.tsx'

/**
 * One card: what it would have earned, who it's for, how it earns, from which spending on, its companions, its history,
 * and every fact. The numbers are for the visitor's own spending if this browser has it.
 */
export function CardPage({ report }: { report: CardReport }) {
  const own = useOwnReports({ reports: [report] })
  const live = own.reports[0] ?? report
  return (
    <div data-card-page={report.card.cardId}>
      <CardBand face={report.card.face}>
        <nav aria-label="Breadcrumb" data-print="hide" className="text-sm">
          <ol className="flex flex-wrap gap-x-2">
            <Crumb>
              <Link to={pagePaths.home}>Home</Link>
            </Crumb>
            <Crumb>
              <Link to={pagePaths.cards}>All cards</Link>
            </Crumb>
            <li aria-current="page">{report.card.name}</li>
          </ol>
        </nav>
        <CardHero report={live} own={own} />
      </CardBand>
      <div className="mx-auto max-w-page px-4 pt-10 pb-16 narrow:px-6">
        {live.debt === null ? (
          <>
            <CardFitLists report={live} />
            <YourNumbers report={live} own={own} />
            <LiveSections report={live} basis={own.basis} />
            <FixedSections report={report} />
          </>
        ) : (
          <>
            <DebtSchedule debt={live.debt} credit={live.assumptions.credit} />
            <FactsSection report={report} />
          </>
        )}
      </div>
    </div>
  )
}

type LiveSectionsProps = { report: CardReport; basis: 'average' | 'shared' | 'own' }

/** Sections with numbers. They re-render when new numbers are there, not on every keystroke. */
const LiveSections = memo(function LiveSections({ report, basis }: LiveSectionsProps) {
  const isAverage = basis === 'average'
  return (
    <>
      <Earned report={report} isAverage={isAverage} />
      <HowItEarns report={report} />
      <FlatRateComparison report={report} isAverage={isAverage} />
      <HistorySection report={report} />
    </>
  )
})

/** Sections that don't depend on anyone's spending, or say that they're for the average household's. */
const FixedSections = memo(function FixedSections({ report }: { report: CardReport }) {
  return (
    <>
      <Companions report={report} />
      <QuestionList report={report} />
      <RelatedCards report={report} />
      <FactsSection report={report} />
    </>
  )
})

function Crumb({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      {children}
      <span aria-hidden="true">/</span>
    </li>
  )
}
