import type { ProfileOptions } from '@cardsight/contract/schemas'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import type { DashboardState } from './state/dashboard-state.ts'

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
