import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { ShownCard } from '../../../worker/your-cards/shown-cards.ts'
import type { FeeAdvice, TrackedFee } from '../../../worker/your-cards/tracker-screen.ts'
import { OpeningDate } from './opening-date.tsx'
import type { TrackerPartProps } from './tracker-parts.ts'
import { RowNote, TrackerRow } from './tracker-row.tsx'
import { TrackerRows, TrackerSection } from './tracker-section.tsx'
import { feeDue } from './tracker-text.ts'
import type { AdviceByCard } from './use-fee-advice.ts'
import { VerdictBadge } from './verdict-badge.tsx'

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
