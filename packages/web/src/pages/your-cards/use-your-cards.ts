import { noYourCards, type YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type OwnedCards,
  ownedCardIds,
  readOwnedCards,
  writeOwnedCards,
} from '../../features/owned-cards/stored-owned-cards.ts'
import { useProfile } from '../../features/profile/stored-profile.ts'
import {
  readStoredYourCards,
  useStoredYourCards,
  writeStoredYourCards,
} from '../../features/your-cards/stored-your-cards.ts'
import type { YourCardsPageProps } from '../../features/your-cards/view-props.ts'
import type { openYourCards, RemoteYourCards } from '../../worker/your-cards/open-your-cards.ts'
import type { YourCardsCatalog } from '../../worker/your-cards/your-cards-catalog.ts'
import type { LoadedPurchases } from './loaded-purchases.ts'
import { type PurchasesPorts, usePurchases } from './use-purchases.ts'

const MOST_NAMED = 12

/** The cards that results and wallet compare with, after a change of this list. Closed cards don't count there. */
export function ownedAfter(owned: OwnedCards, before: YourCards, after: YourCards): OwnedCards {
  const [had, has] = [openIds(before), openIds(after)]
  const confirmed = Object.values(owned.accounts)
  const kept = owned.named.filter((cardId) => has.has(cardId) || !had.has(cardId))
  const added = [...has].filter((id) => !had.has(id) && !kept.includes(id) && !confirmed.includes(id))
  return added.length === 0 && kept.length === owned.named.length
    ? owned
    : { ...owned, named: [...kept, ...added].slice(0, MOST_NAMED) }
}

function openIds({ cards }: YourCards): Set<string> {
  return new Set(cards.flatMap(({ cardId, closed }) => (closed === undefined ? [cardId] : [])))
}

export type YourCardsPageState = Readonly<
  | { loading: 'loading'; retry: () => void }
  | { loading: 'failed'; retry: () => void }
  | { loading: 'ready'; retry: () => void; ready: Omit<YourCardsPageProps, 'onShow'> }
>

type Started = Readonly<{ remote: RemoteYourCards; catalog: YourCardsCatalog }>

/** Starts the worker on mount and loads the cards into it after every change and on every new day. */
export function useYourCards(
  open: typeof openYourCards,
  today: Day,
  ports?: PurchasesPorts,
): YourCardsPageState {
  const yourCards = useStoredYourCards()
  const [profile] = useProfile()
  const { started, hasFailed, fail, retry } = useWorker(open, profile.hasBusiness)
  const { loaded, note, retry: retryPurchases, isLoading, isArriving } = usePurchases(today, ports)
  const purchases = loaded?.purchases ?? NO_PURCHASES
  const [{ revision, prepared }, setPrepared] = useState<Prepared>(nothingPrepared)
  useEffect(() => {
    let isCurrent = true
    started?.remote.ask('load', { yourCards, profile, purchases, today }).then(
      () => isCurrent && setPrepared((last) => ({ revision: last.revision + 1, prepared: purchases })),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [started, yourCards, profile, purchases, today, fail])
  useEffect(() => {
    // Cards that arrive from the account are those that results and wallet compare with, unless the person chose others.
    if (ownedCardIds(readOwnedCards()).length === 0) {
      writeOwnedCards(ownedAfter(readOwnedCards(), noYourCards, yourCards))
    }
  }, [yourCards])
  const change = useCallback((next: YourCards) => {
    writeOwnedCards(ownedAfter(readOwnedCards(), readStoredYourCards(), next))
    writeStoredYourCards(next)
  }, [])
  const info = useMemo(
    () => ({
      accounts: loaded?.accounts ?? [],
      sources: loaded?.sources ?? [],
      ...{ note, retry: retryPurchases, isLoading },
    }),
    [loaded, note, retryPurchases, isLoading],
  )
  if (hasFailed) {
    return { loading: 'failed', retry }
  }
  return started === null || revision === 0
    ? { loading: 'loading', retry }
    : {
        loading: 'ready',
        retry,
        ready: {
          ...started,
          today,
          yourCards,
          change,
          revision,
          hasPurchases: prepared.length > 0,
          isArriving: isArriving || prepared !== purchases,
          hasSource: info.sources.length > 0,
          purchases: info,
        },
      }
}

const NO_PURCHASES = [] as const

/** The purchases that the worker has. */
type Prepared = Readonly<{ revision: number; prepared: LoadedPurchases['purchases'] }>

const nothingPrepared: Prepared = { revision: 0, prepared: NO_PURCHASES }

/** Starts another worker if the person has a business now, or no longer. */
function useWorker(open: typeof openYourCards, hasBusiness: boolean) {
  const [started, setStarted] = useState<Started | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  useEffect(() => {
    let isCurrent = true
    const remote = open()
    remote.ask('catalog', { hasBusiness, yourCards: readStoredYourCards() }).then(
      (catalog) => isCurrent && setStarted({ remote, catalog }),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
      remote.close()
      setStarted(null)
    }
  }, [open, attempt, hasBusiness])
  const fail = useCallback(() => setHasFailed(true), [])
  const retry = useCallback(() => {
    setHasFailed(false)
    setAttempt((last) => last + 1)
  }, [])
  return { started, hasFailed, fail, retry }
}
