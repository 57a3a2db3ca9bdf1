import type { Seen } from '../seen.ts'
import type { Edit } from './edit-yaml.ts'
import type { HistoryChange } from './history-edits.ts'

/** One outside statement compared with our file. */
export type Finding = Readonly<{
  /** Names the fact: `fee`, `offer`, `rates.dining`. */
  key: string
  ours: string
  oursSeen: Seen | null
  theirs: string
  seen: Seen
  isSame: boolean
  /** True for fee, rates, caps, offer and status: they change only with two sources or a yes. */
  decidesRanking: boolean
  /** The limit that their value exceeds, or null. */
  excess: string | null
  /** Makes our date newer. Empty if the fact has no date of its own. */
  confirm: readonly Edit[]
  /** Changes our value and date. Null if someone has to do that by hand. */
  change: readonly Edit[] | null
  /** What the change adds to the card's history. Null if it's a kind of fact that histories don't have, or have by hand. */
  history: HistoryChange | null
}>

/** Returns the name and size of a limit if the value exceeds it. */
export function excessOf(name: string, value: number, limit: number): string | null {
  return value > limit ? `${name} of ${value} is over the limit of ${limit}` : null
}
