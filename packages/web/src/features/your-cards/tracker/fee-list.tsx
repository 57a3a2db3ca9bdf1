import { useEffect, useState } from 'react'
import { useStable } from '../../../lib/use-stable.ts'
import { Badge } from '../../../ui/badge.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { FeeAdvice, TrackedFee } from '../../../worker/your-cards/tracker-screen.ts'
import type { ShownCard } from '../../../worker/your-cards/your-cards-catalog.ts'
import type { YourCardsViewProps } from '../view-props.ts'
import { OpeningDate } from './tracker-forms.tsx'
import { RowNote, type TrackerPartProps, TrackerRow, TrackerRows, TrackerSection } from './tracker-row.tsx'
import { feeDue } from './tracker-text.ts'

type FeeListProps = TrackerPartProps & { advice: AdviceByCard }

/** Annual fees by date, with the engine's advice; then the cards whose opening date is missing. */
export function FeeList({ screen, cards, onEdit, advice }: FeeListProps) {
  const undated = screen.cards.filter(
    ({ hasOpeningDate, isClosed, feeCents }) => !(hasOpeningDate || isClosed) && feeCents > 0,
  )
  const items = [...screen.fees, ...undated]
  const isUnknown = screen.fees.some(({ yourCardId }) => advice.get(yourCardId) === null)
  return items.length === 0 ? null : (
    <TrackerSection
      title="Annual fees"
      {...(isUnknown && {
        lead: 'With at least 30 days of purchases, we’ll show whether each card is worth its fee.',
      })}
    >
      <TrackerRows items={items} noun="fees" keyOf={({ yourCardId }) => yourCardId}>
        {(item) =>
          'on' in item ? (
            <FeeRow fee={item} card={cards.get(item.yourCardId)} advice={advice.get(item.yourCardId)} />
          ) : (
            <UndatedRow card={item} onEdit={onEdit} />
          )
        }
      </TrackerRows>
    </TrackerSection>
  )
}

type FeeRowProps = {
  fee: TrackedFee
  card: ShownCard | undefined
  /** Undefined while it's being calculated. */
  advice: FeeAdvice | null | undefined
}

function FeeRow({ fee, card, advice }: FeeRowProps) {
  if (card === undefined) {
    return null
  }
  return (
    <TrackerRow card={card} title={card.name} aside={<VerdictBadge advice={advice} />}>
      <p className="figures mt-0.5 text-sm font-medium">{feeDue(fee)}</p>
      {advice === undefined ? (
        <div aria-busy="true">
          <p className="sr-only">Calculating whether to keep {card.name}…</p>
          <SkeletonLines lines={1} />
        </div>
      ) : (
        advice !== null && <RowNote>{advice.sentence}</RowNote>
      )}
    </TrackerRow>
  )
}

function UndatedRow({ card, onEdit }: Pick<TrackerPartProps, 'onEdit'> & { card: ShownCard }) {
  return (
    <TrackerRow card={card} title={card.name}>
      <OpeningDate card={card} why="We need it to know when the fee is due." onEdit={onEdit} />
    </TrackerRow>
  )
}

const verdicts = {
  keep: { label: 'Keep', variant: 'good' },
  downgrade: { label: 'Downgrade', variant: 'neutral' },
  cancel: { label: 'Cancel', variant: 'bad' },
} as const

/** Nothing while the advice is being calculated, or if there is none. */
export function VerdictBadge({ advice }: { advice: FeeAdvice | null | undefined }) {
  if (advice === undefined || advice === null) {
    return null
  }
  const { label, variant } = verdicts[advice.verdict]
  return <Badge variant={variant}>{label}</Badge>
}

/** By card. Null if there aren't enough purchases to tell; missing while it's being calculated. */
export type AdviceByCard = ReadonlyMap<string, FeeAdvice | null>

/** Asks about one card after the other, in the order of their fees, so that other questions can go in between. */
export function useFeeAdvice(
  { remote, revision }: Pick<YourCardsViewProps, 'remote' | 'revision'>,
  fees: readonly TrackedFee[],
): AdviceByCard {
  const [advice, setAdvice] = useState<AdviceByCard>(new Map())
  const start = useStable(async (isCurrent: () => boolean) => {
    for (const { yourCardId } of fees) {
      const found = isCurrent() ? await remote.ask('review', yourCardId).catch(() => null) : null
      if (!isCurrent()) {
        return
      }
      setAdvice((others) => new Map([...others, [yourCardId, found]]))
    }
  })
  const asked = fees.map(({ yourCardId }) => yourCardId).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision and list of cards asks again
  useEffect(() => {
    let isCurrent = true
    start(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [start, revision, asked])
  return advice
}
