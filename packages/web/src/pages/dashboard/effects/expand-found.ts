import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun } from '@cardsight/contract/runs'
import type { CardTexts, RunNumbers } from '@cardsight/contract/schemas'
import type { FoundCards } from '../state/dashboard-state.ts'

/** Values a run. Throws RangeError if the texts belong to another catalog version. Import this file lazily only. */
export function expandFound(
  run: RunNumbers,
  texts: CardTexts,
  profile: Profile = defaultProfile,
): FoundCards {
  const expand = (person: Profile) => expandRun(run, texts, person)
  return { run, texts, details: expand(profile), expand }
}
