import type { Profile } from '@cardsight/contract/profile'
import { useEffect, useState } from 'react'
import { useProfile } from '../../features/profile/stored-profile.ts'
import type { WalletStore } from './wallet-store.ts'

type WalletProfile = {
  profile: Profile
  onProfile: (profile: Profile) => void
  /** Shows the page for the profile of a shared link, which is never stored. */
  showShared: (profile: Profile) => void
}

/** The profile that a wallet is for: the user's own, or that of a shared link. Every change starts a new search. */
export function useWalletProfile(store: WalletStore): WalletProfile {
  const [own, setOwn] = useProfile()
  const [shared, setShared] = useState<Profile | null>(null)
  const profile = shared ?? own
  useEffect(() => {
    void store.setProfile(profile)
  }, [store, profile])
  return { profile, onProfile: shared === null ? setOwn : setShared, showShared: setShared }
}
