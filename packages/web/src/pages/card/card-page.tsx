import type { CardReport } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { Check, X } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useOwnReports } from '../../own-reports/use-own-reports.ts'
import { useRevealedFragment } from '../../ui/fold-out.tsx'
import { CardData } from './card-data.tsx'
import { fitOf } from './card-fit.ts'
import { CardTermsList } from './card-terms-list.tsx'
import { CardVerdict } from './card-verdict.tsx'
import { Companions } from './companions.tsx'
import { DebtSchedule } from './debt-schedule.tsx'
import { Earned as EarnedTable } from './earned.tsx'
import { FlatRateComparison } from './flat-rate-comparison.tsx'
import { HowItEarns } from './how-it-earns.tsx'
import { SectionLinks } from './section-links.tsx'
import { YourNumbers } from './your-numbers.tsx'

/** With more earn rates and credits, the left column is so long that the terms fit into the right one. */
const MOST_ROWS = 7

/**
 * One card: the verdict, the numbers for the visitor's own spending if this browser has it, and the terms. What they
 * are based on is behind a press.
 */
export function CardPage({ report }: { report: CardReport }) {
  const own = useOwnReports({ reports: [report] })
  const live = own.reports[0] ?? report
  const hasDebt = live.debt !== null
  const isLong = live.rates.length + live.credits.length > MOST_ROWS
  useRevealedFragment()
  return (
    <div data-card-page={report.card.cardId} className="mx-auto max-w-page px-4 pb-10 narrow:px-6">
      <nav aria-label="Breadcrumb" data-print="hide" className="text-sm">
        <ol className="flex list-none flex-wrap items-center gap-x-2 py-2">
          <li className="flex items-center gap-x-2">
            <Link
              to={pagePaths.cards}
              className="inline-flex min-h-8 items-center underline hover:text-evergreen"
            >
              All cards
            </Link>
            <span aria-hidden="true">/</span>
          </li>
          <li aria-current="page" className="text-ink-soft">
            {report.card.name}
          </li>
        </ol>
      </nav>
      <CardVerdict report={live} own={own} />
      {live.debt === null ? (
        <>
          <CardFitLists report={live} />
          <SectionLinks hasDebt={hasDebt} />
          <div className="grid items-start gap-x-20 gap-y-8 pt-6 narrow:pt-8 menu:grid-cols-2">
            <div className="grid min-w-0 gap-8">
              <YourNumbers report={live} own={own} />
              <HowItEarns report={live} />
            </div>
            <div className="grid min-w-0 gap-8">
              <Earned report={live} />
              <AgainstPlain
                report={own.onAmounts.reports[0] ?? report}
                basis={own.onAmounts.basis}
                isBesideLinked={own.basis === 'linked'}
              />
              {isLong && <CardTermsList report={report} isColumn />}
            </div>
          </div>
          {!isLong && <CardTermsList report={report} />}
          <div className="mt-8 border-t border-hairline pt-8">
            <Companions report={report} />
          </div>
        </>
      ) : (
        <>
          <SectionLinks hasDebt={hasDebt} />
          <div className="pt-10">
            <DebtSchedule debt={live.debt} credit={live.assumptions.credit} />
          </div>
          <CardTermsList report={report} />
        </>
      )}
      <div className="mt-8 border-t border-hairline">
        <CardData report={report} />
      </div>
    </div>
  )
}

/** Re-rendered when new numbers are there, not on every keystroke. */
const [Earned, AgainstPlain] = [memo(EarnedTable), memo(FlatRateComparison)]

/** 'Best for' and 'Skip it if', side by side. */
function CardFitLists({ report }: { report: CardReport }) {
  const { bestFor, skipIf } = fitOf(report)
  return (
    <div className="grid gap-x-16 gap-y-6 py-6 narrow:grid-cols-2 narrow:py-8">
      <FitList title="Best for" lines={bestFor} isGood />
      <FitList title="Skip it if" lines={skipIf} isGood={false} />
    </div>
  )
}

type FitListProps = { title: string; lines: readonly string[]; isGood: boolean }

function FitList({ title, lines, isGood }: FitListProps) {
  const Icon = isGood ? Check : X
  return (
    lines.length > 0 && (
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        <ul className="mt-2 grid list-none gap-2">
          {lines.map((line) => (
            <li key={line} className="flex gap-2">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-evergreen' : 'text-brick'}`}
              />
              <span className="min-w-0">{line}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
