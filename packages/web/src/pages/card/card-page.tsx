import { pagePaths } from '@cardsight/contract/paths'
import type { CardReport } from '@cardsight/contract/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CardHero } from './card-hero.tsx'
import { Companions } from './companions.tsx'
import { Earned } from './earned.tsx'
import { FactsSection } from './facts-section.tsx'
import { FlatRateComparison } from './flat-rate-comparison.tsx'
import { HistorySection } from './history-section.tsx'
import { HowItEarns } from './how-it-earns.tsx'
import { QuestionList } from './question-list.tsx'
import { RelatedCards } from './related-cards.tsx'

/** One card: what it would have earned, how, from which spending on, its companions, its history, and every fact. */
export function CardPage({ report }: { report: CardReport }) {
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-16 narrow:px-6" data-card-page={report.card.cardId}>
      <nav aria-label="Breadcrumb" data-print="hide" className="text-sm text-ink-soft">
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
      <CardHero report={report} />
      <Earned report={report} />
      <HowItEarns report={report} />
      <FlatRateComparison report={report} />
      <Companions report={report} />
      <HistorySection report={report} />
      <FactsSection report={report} />
      <QuestionList report={report} />
      <RelatedCards report={report} />
    </div>
  )
}

function Crumb({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      {children}
      <span aria-hidden="true">/</span>
    </li>
  )
}
