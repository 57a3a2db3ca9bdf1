import type { Projection } from '@cardsight/contract/backtest'
import { pagePaths } from '@cardsight/contract/paths'
import type { CardResult } from '@cardsight/contract/runs'
import { ChevronDown } from 'lucide-react'
import { memo, useId } from 'react'
import { ApplyDisclosure, ApplyLink } from '../../cards/apply-link.tsx'
import { isCounted, issuerLine } from '../../cards/card-facts.ts'
import { CardSections } from '../../cards/card-sections.tsx'
import { CardTerms } from '../../cards/card-terms.tsx'
import { CardTotals } from '../../cards/card-totals.tsx'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { BestSeenNote, WithoutBonus } from '../../cards/offer-note.tsx'
import { VariantLinks } from '../../cards/variant-links.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { useStable } from '../../lib/use-stable.ts'
import { Button, LinkButton } from '../../ui/button.tsx'

/** A card with what its row shows besides its numbers for the projection. */
export type RankedCard = Readonly<{
  card: CardResult
  /** Dollars a year from year two on; null if the history is too short to say. */
  laterYear: number | null
  /** Dollars of annual fee in the first and in the second year. */
  fees: readonly [first: number, second: number]
}>

export const rankGridClasses =
  'grid-cols-[1.25rem_3rem_minmax(0,1fr)_auto_1.25rem] gap-x-2 narrow:gap-x-3 narrow:grid-cols-[1.5rem_4rem_minmax(0,1fr)_auto_1.25rem] menu:grid-cols-[1.5rem_4rem_minmax(0,1fr)_4.5rem_6.75rem_6.25rem_1.25rem]'

type RankRowProps = Pick<OpenCardProps, 'projection' | 'spending' | 'isBonusCounted'> & {
  ranked: RankedCard
  rank: number
  /** 'Year one' */
  totalName: string
  isOpen: boolean
  /** Phones show it after a press. */
  isOnWideOnly: boolean
  /** Index among the recommended cards; 0 closes the row. */
  onOpenChange: (index: number) => void
  onDetails: (card: CardResult) => void
  onWhy: (card: CardResult, focus: WhyFocus) => void
}

export const RankRow = memo(function RankRow(props: RankRowProps) {
  const { ranked, rank, totalName, isOpen, isOnWideOnly, onOpenChange, onDetails, onWhy, ...open } = props
  const { card, laterYear, fees } = ranked
  const id = useId()
  return (
    <li
      data-card={card.cardId}
      aria-current={isOpen || undefined}
      className={`border-t border-hairline ${isOnWideOnly ? 'max-narrow:hidden' : ''}`}
    >
      {/* The whole row is the button's: its face covers the others. */}
      <div className={`group relative grid items-center py-1.5 narrow:py-2 ${rankGridClasses}`}>
        <span className="figures text-ink-soft">{rank}</span>
        <CardThumbnail brief={card} className="w-12 narrow:w-16" />
        <div className="min-w-0">
          <h3 className="font-sans text-base leading-5 font-semibold tracking-normal">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => onOpenChange(isOpen ? 0 : rank - 1)}
              className="text-left group-hover:text-evergreen after:absolute after:inset-0"
            >
              {card.name}
            </button>
          </h3>
          <p className="text-sm text-ink-soft">{card.rateLine}</p>
        </div>
        <p className="figures text-right font-semibold">
          <span className="sr-only">{totalName}: </span>
          {formatDollars(card.totalMoney)}
        </p>
        <p className="figures hidden text-right menu:block">
          {laterYear !== null && (
            <>
              <span className="sr-only">From year two: </span>
              {formatDollars(laterYear)}
            </>
          )}
        </p>
        <p className="figures hidden text-right text-ink-soft menu:block">
          <span className="sr-only">Annual fee: </span>
          {feeText(fees)}
        </p>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 text-ink-soft print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      {isOpen && (
        <OpenCard
          id={id}
          card={card}
          {...open}
          onDetails={() => onDetails(card)}
          onWhy={(focus) => onWhy(card, focus)}
        />
      )}
    </li>
  )
})

/** '$95', or '$0, then $95'. */
function feeText([first, second]: RankedCard['fees']): string {
  return first === second ? formatDollars(first) : `${formatDollars(first)}, then ${formatDollars(second)}`
}

type OpenCardProps = {
  /** For the button that opens it. */
  id?: string
  card: CardResult
  projection: Projection
  spending: number
  isBonusCounted: boolean
  onDetails: () => void
  onWhy: (focus: WhyFocus) => void
}

/** Everything about a card: its sums, what it earns by category, features, terms and the link to apply. */
export function OpenCard({
  id,
  card,
  projection,
  spending,
  isBonusCounted,
  onDetails,
  ...props
}: OpenCardProps) {
  const onWhy = useStable(props.onWhy)
  const hasBonus = isBonusCounted && card.introMoney > 0 && isCounted(card.calculation.isIntro)
  return (
    <article id={id} className="motion-safe:animate-rise pb-5 narrow:in-[:is(li,td)]:pl-10">
      <p className="text-sm text-ink-soft">{issuerLine(card)}</p>
      <VariantLinks variants={card.variants} />
      <div className="mt-2 grid gap-x-10 gap-y-4 menu:grid-cols-2">
        <div className="min-w-0">
          <CardTotals {...{ card, projection, spending, isBonusCounted, onWhy }} isOwnSpending />
          {hasBonus && <WithoutBonus total={card} className="mt-2" />}
          <BestSeenNote bestSeen={card.offer.bestSeen} className="mt-2" />
          <CardTerms card={card} className="mt-3" />
        </div>
        <CardSections card={card} isFull={false} isFirstOpen onWhy={onWhy} />
      </div>
      <div data-print="hide" className="mt-4 flex flex-wrap items-center gap-2">
        <ApplyLink card={card} size="small" variant="secondary" />
        <Button variant="secondary" size="small" onClick={onDetails} aria-haspopup="dialog">
          Details<span className="sr-only"> of {card.name}</span>
        </Button>
        <LinkButton
          variant="secondary"
          size="small"
          to={pagePaths.compareCards([card.cardId])}
          discover="none"
        >
          Compare
        </LinkButton>
      </div>
      <ApplyDisclosure card={card} isDated={!hasBonus} className="mt-2" />
    </article>
  )
}
