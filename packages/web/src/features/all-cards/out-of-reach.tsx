import type { CardInfo, Projection } from '@cardsight/contract/backtest'
import type { CreditLevel } from '@cardsight/contract/profile'
import type { MembershipOption } from '@cardsight/contract/profile-schemas'
import { ChevronDown } from 'lucide-react'
import { memo, useDeferredValue, useId, useState } from 'react'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { outOfReachTitle } from '../../cards/missing-text.ts'
import { VariantLinks } from '../../cards/variant-links.tsx'
import { WhyFigure, type WhyFocus } from '../../cards/why-figure.tsx'
import { formatShort } from '../../lib/format-money.ts'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { BriefRow } from './card-row.tsx'

type OutOfReachProps = {
  /** Cards that the person can't get, best first. */
  rows: readonly BriefRow[]
  /** With names and costs. */
  memberships: readonly MembershipOption[]
  projection: Projection
  onDetails: (cardId: string) => void
  onWhy: (cardId: string, focus: WhyFocus) => void
}

/** The second list: cards that need a membership or a higher credit level. Renders nothing without any. */
export function OutOfReach({ rows, memberships, projection, ...actions }: OutOfReachProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const title = useId()
  if (rows.length === 0) {
    return null
  }
  return (
    <section aria-labelledby={title} className="mt-6 border-t border-hairline">
      <h3 className="font-sans text-base">
        <button
          type="button"
          id={title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-4 py-4 text-left font-semibold hover:text-evergreen"
        >
          <span className="min-w-0 flex-1">{outOfReachTitle(rows.length)}</span>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'size-5 shrink-0 text-ink-soft transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="pb-4">
          <p className="max-w-text text-ink-soft">
            These aren’t in your results. If you qualify for one, change what we assume about you.
          </p>
          <Rows {...{ rows, memberships, projection }} {...actions} />
        </div>
      )}
    </section>
  )
}

/** More than a screen shows below the heading. The others follow when the browser is idle. */
const FIRST_COUNT = 4

function Rows({ rows, memberships, projection, ...props }: OutOfReachProps) {
  const shown = useDeferredValue(rows, rows.slice(0, FIRST_COUNT))
  const actions = { onDetails: useStable(props.onDetails), onWhy: useStable(props.onWhy) }
  return (
    <ul className="mt-3 list-none divide-y divide-hairline border-t border-hairline">
      {shown.map((row) => (
        <OutOfReachRow key={row.cardId} {...{ row, memberships, projection }} {...actions} />
      ))}
    </ul>
  )
}

type RowProps = Omit<OutOfReachProps, 'rows'> & { row: BriefRow }

const OutOfReachRow = memo(function OutOfReachRow({ row, memberships, projection, ...actions }: RowProps) {
  const { cardId, brief } = row
  const { onDetails, onWhy } = actions
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <CardThumbnail brief={brief} className="w-12" />
      <div className="min-w-0 flex-1 basis-48">
        <h4 className="font-sans text-base font-semibold">{brief.name}</h4>
        <VariantLinks variants={brief.variants} />
        <ul className="list-none text-sm text-ink-soft">
          {brief.outOfReach.map((problem) => {
            const text = reachTextOf(problem, memberships)
            return <li key={text}>{text}</li>
          })}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 max-narrow:w-full max-narrow:justify-between">
        <span>
          <WhyFigure
            amount={row.totalMoney}
            name={`Total Reward of ${brief.name}`}
            onAsk={() => onWhy(cardId, 'total')}
            className="font-semibold"
          />
          {projection !== '1' && <span className="text-sm text-ink-soft"> in {projection} years</span>}
        </span>
        <Button
          variant="secondary"
          size="small"
          data-print="hide"
          aria-label={`Details of ${brief.name}`}
          onClick={() => onDetails(cardId)}
        >
          Details
        </Button>
      </div>
    </li>
  )
})

/** Says what a person would need to get a card. */

type ReachProblem = CardInfo['outOfReach'][number]

const creditNeeds: Readonly<Record<CreditLevel, string>> = {
  none: 'Open to people new to credit',
  poor: 'Usually needs a credit history',
  fair: 'Usually needs fair credit (580+)',
  good: 'Usually needs good credit (670+)',
  excellent: 'Usually needs excellent credit (740+)',
}

/** 'Needs a Costco membership ($65 a year)', 'Usually needs excellent credit (740+)'. */
export function reachTextOf(problem: ReachProblem, memberships: readonly MembershipOption[]): string {
  if (problem.kind === 'credit') {
    return creditNeeds[problem.level]
  }
  if (problem.kind === 'history') {
    return 'Usually needs a credit history of a year or more'
  }
  if (problem.kind === 'deposit') {
    return `Needs a deposit of ${formatShort(problem.dollars)} or more`
  }
  const membership = memberships.find(({ id }) => id === problem.id)
  return membership === undefined
    ? 'Needs a membership'
    : `Needs ${withArticle(membership)}${costOf(membership)}`
}

/** Brands such as Coinbase One have no article. */
function withArticle({ name, kind }: MembershipOption): string {
  if (kind === 'student') {
    return name.toLowerCase()
  }
  const isCountable = kind === 'device' || /(?:membership|account|status|level)$/i.test(name)
  const article = /^[aeio]/i.test(name) ? 'an' : 'a'
  return isCountable ? `${article} ${name}` : name
}

function costOf({ kind, yearlyCost }: MembershipOption): string {
  return kind === 'paid' && yearlyCost !== null ? ` (${formatShort(yearlyCost)} a year)` : ''
}
