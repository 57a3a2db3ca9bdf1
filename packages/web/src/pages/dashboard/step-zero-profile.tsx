import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import type { DashboardState } from '../../dashboard/state/dashboard-state.ts'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { writeProfile } from '../../features/profile/stored-profile.ts'

type StepZeroProfileProps = Pick<DashboardState, 'profile' | 'profileOptions'>

const noOptions: ProfileOptions = { programs: [], memberships: [], credits: [] }

/** What we assume about the person, before there are results. */
export function StepZeroProfile({ profile, profileOptions }: StepZeroProfileProps) {
  return (
    <div className="mt-6">
      <ProfilePanel profile={profile} options={profileOptions ?? noOptions} onChange={writeProfile} />
    </div>
  )
}
