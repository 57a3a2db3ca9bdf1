import { useEffect } from 'react'
import { readProfile, watchProfile } from '../features/profile/stored-profile.ts'
import type { DashboardStore } from './dashboard-store.ts'

/** Tells the store about the profile of this browser, and about each change of it, in the same frame. */
export function useProfileInStore({ dispatch }: Pick<DashboardStore, 'dispatch'>): void {
  useEffect(() => {
    const send = () => dispatch({ type: 'profile-changed', profile: readProfile() })
    send()
    return watchProfile(send)
  }, [dispatch])
}
