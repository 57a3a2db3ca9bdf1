import { DEFAULT_LEAST_ADDED } from '@cardsight/contract/limits'
import { pagePaths } from '@cardsight/contract/paths'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { TextButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AddedCard } from '../../worker/wallet-calculator.ts'
import type { CardsById } from './cards-by-id.ts'

type AddOneCardProps = {
  /** What each card would add to the plan, best first; null while loading. */
  added: readonly AddedCard[] | null
  /** 'in its first year' */
  period: string
  cards: CardsById
  /** Offers cards that were left out because they add little; null if none was. */
  leftOut: string | null
  keepsSmallCards: boolean
  onKeepSmallCards: (keeps: boolean) => void
}

/** The card that would add the most to the plan. */
export function AddOneCard(props: AddOneCardProps) {
  const { added, period, cards, leftOut, keepsSmallCards, onKeepSmallCards } = props
  return (
    <section aria-labelledby="one-more" data-print="hide">
      <h2 id="one-more" className="text-xl">
        Add one more card?
      </h2>
      {added === null ? <Searching /> : <Best {...{ added, period, cards }} />}
      {leftOut !== null && (
        <p className="figures mt-2 text-sm">
          {leftOut} · <TextButton onClick={() => onKeepSmallCards(true)}>Show</TextButton>
        </p>
      )}
      {keepsSmallCards && (
        <p className="mt-2 text-sm">
          <TextButton onClick={() => onKeepSmallCards(false)}>
            Leave out cards that add less than ${DEFAULT_LEAST_ADDED} a year
          </TextButton>
        </p>
      )}
    </section>
  )
}

/** As large as the card to come. */
function Searching() {
  return (
    <div className="mt-1 flex items-center gap-4 py-3">
      <Skeleton className="aspect-[85.6/54] w-16 shrink-0" />
      <span className="grid h-11 flex-1 content-center gap-3">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-4/5" />
      </span>
    </div>
  )
}

type BestProps = Pick<AddOneCardProps, 'period' | 'cards'> & { added: readonly AddedCard[] }

function Best({ added: [best], period, cards }: BestProps) {
  const info = best === undefined ? undefined : cards.get(best.cardId)
  if (best === undefined || info === undefined || best.added < DEFAULT_LEAST_ADDED * 100) {
    return <p className="mt-2 text-ink-soft">No card adds ${DEFAULT_LEAST_ADDED} or more to this plan.</p>
  }
  return (
    <Link
      to={pagePaths.card(best.cardId)}
      discover="none"
      className="group mt-1 flex items-center gap-4 py-3 text-ink no-underline"
    >
      <span className="w-16 shrink-0">
        <CardFace {...faceOf(info)} decorative />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold group-hover:text-evergreen">{info.name}</b>
        <span className="figures block text-sm text-ink-soft">
          Adds {formatDollars(best.added / 100)} {period}, after its fee.
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  )
}
