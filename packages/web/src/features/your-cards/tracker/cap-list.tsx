import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { TrackedCap } from '../../../worker/your-cards/tracker-screen.ts'
import type { TrackerPartProps } from './tracker-parts.ts'
import { RowNote, TrackerRow } from './tracker-row.tsx'
import { TrackerRows, TrackerSection } from './tracker-section.tsx'
import { capUsed } from './tracker-text.ts'

/** Spending caps, the fullest first. Cards whose purchases we can't see are only named. */
export function CapList({ screen, cards }: Omit<TrackerPartProps, 'onEdit'>) {
  const tracked = screen.caps.filter(({ isTracked }) => isTracked).toSorted((a, b) => shareOf(b) - shareOf(a))
  const untracked = new Set(
    screen.caps.filter(({ isTracked }) => !isTracked).map(({ yourCardId }) => yourCardId),
  )
  const names = [...untracked].flatMap((id) => cards.get(id)?.name ?? [])
  return screen.caps.length === 0 ? null : (
    <TrackerSection title="Spending caps" {...(names.length > 0 && { lead: untrackedText(names) })}>
      {tracked.length > 0 && (
        <TrackerRows items={tracked} noun="caps" keyOf={({ yourCardId, capId }) => `${yourCardId} ${capId}`}>
          {(cap) => <CapRow {...{ cap, cards }} />}
        </TrackerRows>
      )}
    </TrackerSection>
  )
}

function shareOf({ used, limit }: TrackedCap): number {
  return limit === 0 ? 1 : used / limit
}

const MOST_NAMES = 3

function untrackedText(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  const listed = more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names
  const caps = names.length === 1 ? 'its cap' : 'their caps'
  return `We don’t see purchases on ${new Intl.ListFormat('en-US').format(listed)}, so we can’t track ${caps}.`
}

function CapRow({ cap, cards }: Pick<TrackerPartProps, 'cards'> & { cap: TrackedCap }) {
  const card = cards.get(cap.yourCardId)
  return card === undefined ? null : (
    <TrackerRow card={card} title={card.name}>
      <RowNote>{cap.pays}</RowNote>
      <ProgressBar className="mt-1" label="Used" value={cap.used} max={cap.limit} valueText={capUsed(cap)} />
      <RowNote>{cap.sentence}</RowNote>
    </TrackerRow>
  )
}
