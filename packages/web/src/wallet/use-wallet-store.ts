import type { Profile } from '@cardsight/contract/profile'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useProfile } from '../features/profile/stored-profile.ts'
import { type Costs, toMonthlyCosts } from '../features/spending-form/costs.ts'
import { typedYear } from '../lib/format-date.ts'
import { openWallets } from '../worker/open-workers.ts'
import type { WalletSpend } from '../worker/wallet-question.ts'
import type { WalletState } from './wallet-state.ts'
import { createWalletStore, type WalletStore } from './wallet-store.ts'

/** Starts the worker on mount, in the browser only, and closes it on unmount. */
export function useWalletStore(open: typeof openWallets = openWallets): WalletStore {
  const [store] = useState(() => createWalletStore(open))
  useEffect(() => {
    void store.warmUp()
    return store.close
  }, [store])
  return store
}

/** One value of the state. The progress of a search changes often, and shouldn't render anything but its bar. */
export function useWalletState<Value>(store: WalletStore, pick: (state: WalletState) => Value): Value {
  const read = () => pick(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

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

/** The typical month that the user entered, projected over the year up to today. */
export function typedSpend(costs: Costs): WalletSpend {
  return {
    kind: 'typed',
    costs: toMonthlyCosts(costs),
    window: typedYear(),
  }
}
