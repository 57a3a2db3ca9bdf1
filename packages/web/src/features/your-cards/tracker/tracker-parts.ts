import type { ShownCard } from '../../../worker/your-cards/shown-cards.ts'
import type { TrackerScreen } from '../../../worker/your-cards/tracker-screen.ts'
import type { EditCard } from '../use-card-edits.ts'

/** What every part of the tracker gets. */
export type TrackerPartProps = Readonly<{
  screen: TrackerScreen
  cards: ReadonlyMap<string, ShownCard>
  onEdit: EditCard
}>
