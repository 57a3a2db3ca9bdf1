import type { ProfileOptions } from '@cardsight/contract/schemas'
import { useEffect } from 'react'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import { preloadWhenIdle } from './preload.ts'
import type { DashboardState } from './state/dashboard-state.ts'

type StepZeroProfileProps = Pick<DashboardState, 'profile' | 'profileOptions'> & {
  loadOptions: () => Promise<void>
}

const noOptions: ProfileOptions = { programs: [], memberships: [], credits: [] }

/** What we assume about the person, before there are results. */
export function StepZeroProfile({ profile, profileOptions, loadOptions }: StepZeroProfileProps) {
  const isLoaded = profileOptions !== null
  useEffect(() => (isLoaded ? undefined : preloadWhenIdle([loadOptions])), [isLoaded, loadOptions])
  return (
    <div className="mt-6">
      <ProfilePanel profile={profile} options={profileOptions ?? noOptions} onChange={writeProfile} />
    </div>
  )
}
