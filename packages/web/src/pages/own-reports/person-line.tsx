import { defaultProfile, isSameProfile } from '@cardsight/contract/profile'
import { assumedPerson } from '../../content/assumed-person.ts'
import type { OwnReports } from './use-own-reports.ts'

/** Says which profile the numbers are for. */
export function PersonLine({ own: { profile } }: { own: OwnReports }) {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {isSameProfile(profile, defaultProfile) ? `Assumes: ${assumedPerson}` : 'Uses the profile you set up.'}
    </p>
  )
}
