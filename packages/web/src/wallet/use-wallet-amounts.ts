import { costNames } from '@cardsight/contract/costs'
import { useCallback, useEffect, useRef, useState } from 'react'
import { averageCosts } from '../content/average-spending.ts'
import { type Costs, emptyCosts, totalOfCosts } from '../features/spending-form/costs.ts'
import { readAnsweredCosts, readOwnCosts, typedFrom, writeOwnCosts } from '../own-reports/own-costs.ts'
import type { WalletSpend } from '../worker/wallet-question.ts'
import { readSharedQuery, type SharedWallet } from './share-link.ts'
import { typedSpend } from './use-wallet-store.ts'
import type { WalletStore } from './wallet-store.ts'

/** Long enough for the next keystroke, so that only the last one counts. */
const DEBOUNCE_MS = 150

/** Whose amounts they are. */
export type AmountsBasis = 'average' | 'shared' | 'own'

export type WalletAmounts = Readonly<{
  costs: Costs
  basis: AmountsBasis
  /** False until the browser's storage and the page's query have been read. */
  isRead: boolean
  /** Linked accounts count before these amounts. */
  isLinkedFirst: boolean
  /** Searches again a moment after the last change. */
  change: (costs: Costs) => void
  /** Searches with other spending than these amounts. */
  choose: (spend: WalletSpend) => void
}>

const typical = typedFrom(averageCosts)

/** The amounts of the wallet page: those of a link, those typed anywhere on the site, or the average household's. */
export function useWalletAmounts(
  store: WalletStore,
  shared: SharedQuestion | null | 'unread',
): WalletAmounts {
  const [costs, setCosts] = useState<Costs>(typical)
  const [basis, setBasis] = useState<AmountsBasis>('average')
  const [isRead, setIsRead] = useState(false)
  const [isLinkedFirst, setIsLinkedFirst] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const hasTyped = useRef(false)

  useEffect(() => {
    // Don't overwrite what the user typed while the page was loading.
    if (shared === 'unread' || (shared === null && hasTyped.current)) {
      return
    }
    const own = shared === null ? readOwnCosts() : null
    const initial = shared?.costs ?? own ?? typical
    setCosts(initial)
    setBasis(basisOf(shared, own))
    setIsRead(true)
    setIsLinkedFirst(shared === null && readAnsweredCosts() === null)
    void store.setSpend(spendOf(initial))
  }, [store, shared])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback(
    (changed: Costs) => {
      hasTyped.current = true
      setCosts(changed)
      setBasis('own')
      setIsLinkedFirst(false)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // A link's amounts are somebody else's.
        if (shared === null) {
          writeOwnCosts(changed)
        }
        void store.setSpend(spendOf(changed))
      }, DEBOUNCE_MS)
    },
    [store, shared],
  )
  const choose = useCallback(
    (spend: WalletSpend) => {
      clearTimeout(timer.current)
      void store.setSpend(spend)
    },
    [store],
  )
  return { costs, basis, isRead, isLinkedFirst, change, choose }
}

function basisOf(shared: SharedQuestion | null, own: Costs | null): AmountsBasis {
  if (shared !== null) {
    return 'shared'
  }
  return own === null ? 'average' : 'own'
}

function spendOf(costs: Costs): WalletSpend | null {
  return totalOfCosts(costs) === 0 ? null : typedSpend(costs)
}

export type SharedQuestion = Readonly<{ costs: Costs; settings: SharedWallet['settings'] }>

/** The spending and settings of a shared link, as form values. Returns null if the query has none. */
export function readSharedWallet(search: string): SharedQuestion | null {
  const shared = readSharedQuery(search)
  if (shared === null) {
    return null
  }
  const amounts = Object.fromEntries(costNames.map((name) => [name, String(shared.costs[name])]))
  const { details = {} } = shared.costs
  const typed = Object.entries(details).map(([name, dollars]) => [name, String(dollars)])
  const costs = { ...emptyCosts, ...amounts }
  return {
    costs: typed.length === 0 ? costs : { ...costs, details: Object.fromEntries(typed) },
    settings: shared.settings,
  }
}
