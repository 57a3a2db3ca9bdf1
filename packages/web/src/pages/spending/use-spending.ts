import type { YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useProfile } from '../../features/profile/stored-profile.ts'
import { isPurchase, type ListedLine, toPurchase } from '../../features/purchases/list-purchases.ts'
import { useStoredYourCards } from '../../features/your-cards/stored-your-cards.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { openYourCards, type RemoteYourCards } from '../../worker/your-cards/open-your-cards.ts'
import type { EarningsAnswer } from '../../worker/your-cards/tracker-screen.ts'
import type { LinesPorts, LoadedLines } from './load-lines.ts'

export type SpendingState = Readonly<
  | { loading: 'loading' }
  | { loading: 'failed'; retry: () => void }
  | { loading: 'ready'; loaded: LoadedLines | null; retry: () => void }
>

/** A signed-in person's linked accounts and saved files, otherwise the files that this browser stores. */
export function useLines(ports: LinesPorts): SpendingState {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const [state, setState] = useState<LoadedLines | null | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true
    // Many lines take long to show. A press while they arrive comes first.
    const show = (loaded: LoadedLines | null) => isCurrent && startTransition(() => setState(loaded))
    const load = async () =>
      (status === 'signed-in' ? await ports.ofAccount(leave, show) : null) ?? (await ports.ofBrowser(show))
    if (status === 'signed-in' || status === 'visitor' || status === 'unreachable') {
      load().then(show, () => isCurrent && setState('failed'))
    }
    return () => {
      isCurrent = false
    }
  }, [status, leave, ports, attempt])
  const retry = useCallback(() => {
    setState('loading')
    setAttempt((last) => last + 1)
  }, [])
  if (state === 'loading') {
    return { loading: 'loading' }
  }
  return state === 'failed' ? { loading: 'failed', retry } : { loading: 'ready', loaded: state, retry }
}

export type LineEarning = Readonly<{
  card: string
  earnedCents: number
  /** The card of yours that would have earned the most, if it isn't the one that paid. */
  better: Readonly<{ card: string; cents: number }> | null
}>

/** A pause in corrections, so that each of them doesn't start the calculation again. */
const PAUSE_MS = 250

/** What the cards behind purchases earned, by the id of the line. Empty until it's calculated, and without your cards. */
export function useEarnings(
  listed: readonly ListedLine[],
  today: Day,
  open: () => RemoteYourCards = openYourCards,
): ReadonlyMap<number, LineEarning> {
  const yourCards = useStoredYourCards()
  const [profile] = useProfile()
  const [earnings, setEarnings] = useState<ReadonlyMap<number, LineEarning>>(noEarnings)
  const worker = useRef<RemoteYourCards | null>(null)
  useEffect(
    () => () => {
      worker.current?.close()
      worker.current = null
    },
    [],
  )
  const purchases = useMemo(() => listed.filter(isPurchase), [listed])
  useEffect(() => {
    if (!hasAccounts(yourCards) || purchases.length === 0) {
      setEarnings(noEarnings)
      return
    }
    let isCurrent = true
    const ask = async () => {
      worker.current ??= open()
      await worker.current.ask('load', { yourCards, profile, purchases: purchases.map(toPurchase), today })
      const answer = await worker.current.ask('earnings')
      if (isCurrent) {
        setEarnings(answer === null ? noEarnings : byLine(answer, purchases))
      }
    }
    // Without the cards, the rest of the page is complete.
    const timer = setTimeout(() => void ask().catch(() => isCurrent && setEarnings(noEarnings)), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [yourCards, profile, purchases, today, open])
  return earnings
}

/** The cards of the account, which the page of your cards may never have loaded in this browser. */
export function useAccountCards(): void {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  useEffect(() => {
    if (status !== 'signed-in') {
      return
    }
    let isStopped = false
    let stop = () => {}
    import('../../features/your-cards/sync-your-cards.ts').then(
      ({ syncBrowserCards }) => {
        if (!isStopped) {
          stop = syncBrowserCards(leave, () => undefined)
        }
      },
      // Without the cards, the rest of the page is complete.
      () => undefined,
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [status, leave])
}

const noEarnings: ReadonlyMap<number, LineEarning> = new Map()

function hasAccounts({ cards }: YourCards): boolean {
  return cards.some(({ accountIds }) => accountIds.length > 0)
}

function byLine({ cards, earnings }: EarningsAnswer, purchases: readonly ListedLine[]) {
  const names = new Map(cards.map(({ yourCardId, name }) => [yourCardId, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  return new Map(
    earnings.flatMap((earning, index): [number, LineEarning][] => {
      const line = purchases[index]
      if (earning === null || line === undefined) {
        return []
      }
      const { usedId, earnedCents, better } = earning
      return [
        [
          line.id,
          {
            card: nameOf(usedId),
            earnedCents,
            better: better === null ? null : { card: nameOf(better.id), cents: better.cents },
          },
        ],
      ]
    }),
  )
}
