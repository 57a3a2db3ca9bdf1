import type { YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { readOwnedCards, writeOwnedCards } from '../../features/owned-cards/stored-owned-cards.ts'
import { useProfile } from '../../features/profile/stored-profile.ts'
import {
  readStoredYourCards,
  useStoredYourCards,
  writeStoredYourCards,
} from '../../features/your-cards/stored-your-cards.ts'
import type { YourCardsPageProps } from '../../features/your-cards/view-props.ts'
import type { openYourCards, RemoteYourCards } from '../../worker/your-cards/open-your-cards.ts'
import type { YourCardsCatalog } from '../../worker/your-cards/your-cards-catalog.ts'
import { ownedAfter } from './list/owned-after.ts'
import type { LoadedPurchases } from './loaded-purchases.ts'
import { type PurchasesPorts, usePurchases } from './use-purchases.ts'

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
  const { started, hasFailed, fail, retry } = useWorker(open)
  const yourCards = useStoredYourCards()
  const [profile] = useProfile()
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

function useWorker(open: typeof openYourCards) {
  const [started, setStarted] = useState<Started | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts another worker
  useEffect(() => {
    let isCurrent = true
    const remote = open()
    remote.ask('catalog').then(
      (catalog) => isCurrent && setStarted({ remote, catalog }),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
      remote.close()
      setStarted(null)
    }
  }, [open, attempt])
  const fail = useCallback(() => setHasFailed(true), [])
  const retry = useCallback(() => {
    setHasFailed(false)
    setAttempt((last) => last + 1)
  }, [])
  return { started, hasFailed, fail, retry }
}
