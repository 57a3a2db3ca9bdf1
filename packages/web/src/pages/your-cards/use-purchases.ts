import { formatDay } from '@cardsight/contract/your-cards'
import { type Day, daysBetween, isDay } from '@cardsight/engine/dates'
import { useCallback, useEffect, useState } from 'react'
import { localToday } from '../../lib/format-date.ts'
import { readValue, writeValue } from '../../lib/storage.ts'
import { removeLastPurchases, yourCardsKeys } from '../../lib/your-cards-keys.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import {
  type LinkedPurchases,
  type LoadedPurchases,
  loadImportedPurchases,
  loadLinkedPurchases,
  type PurchasesProblem,
} from './loaded-purchases.ts'

type PurchasesState = Readonly<{
  loaded: LoadedPurchases | null
  note: string | null
  canRetry?: boolean
  isImporting?: boolean
}>

export type UsedPurchases = Pick<PurchasesState, 'loaded' | 'note'> &
  Readonly<{
    /** Loads again; null if that can't help. */
    retry: (() => void) | null
    isLoading: boolean
    /** True until they were loaded once, or can't be. */
    isArriving: boolean
  }>

export type PurchasesPorts = Readonly<{
  linked: (onUnauthorized: () => void) => Promise<LinkedPurchases | null>
  imported: () => Promise<LoadedPurchases | null>
}>

const browserPurchases: PurchasesPorts = {
  linked: loadLinkedPurchases,
  imported: loadImportedPurchases,
}

const OLD_IMPORT_DAYS = 31
const IMPORTING_MS = 10_000
const STILL_IMPORTING = 'Your bank is still sending older transactions. We’ll add them as they arrive.'
const nothing: PurchasesState = { loaded: null, note: null }

/** Linked purchases of a signed-in person, otherwise those imported in this browser. Cards work without any. */
export function usePurchases(today: Day, ports: PurchasesPorts = browserPurchases): UsedPurchases {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const [state, setState] = useState<PurchasesState>(nothing)
  const [attempt, setAttempt] = useState(0)
  const [isLoading, setIsLoading] = useState(false)
  const [isArriving, setIsArriving] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day has new purchases, and another attempt loads again
  useEffect(() => {
    let isCurrent = true
    const show = (next: PurchasesState) => {
      if (isCurrent) {
        setState(next)
        setIsLoading(false)
        setIsArriving(false)
      }
    }
    if (status === 'signed-in') {
      // Until the new ones are here, the last ones count.
      setState((current) => (current.loaded === null ? { ...current, loaded: readLastPurchases() } : current))
      setIsLoading(true)
      loadForPerson(ports, leave).then(show)
    } else if (status === 'unreachable') {
      show(withLast(null, null))
    } else if (status === 'visitor') {
      loadImported(ports).then(show)
    }
    return () => {
      isCurrent = false
    }
  }, [status, leave, ports, today, attempt])
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  useEffect(() => {
    const timer = state.isImporting ? setTimeout(retry, IMPORTING_MS) : undefined
    return () => clearTimeout(timer)
  }, [state, retry])
  const { loaded, note, canRetry } = state
  return { loaded, note, retry: canRetry ? retry : null, isLoading, isArriving }
}

async function loadForPerson(ports: PurchasesPorts, leave: () => void): Promise<PurchasesState> {
  try {
    const linked = await ports.linked(leave)
    if (linked === null) {
      // Unlinked in another browser, maybe.
      removeLastPurchases()
      return await loadImported(ports)
    }
    const { loaded, problem, isImporting } = linked
    if (problem !== null) {
      return { ...withLast(loaded, problem), canRetry: true, isImporting }
    }
    writeLastPurchases(loaded)
    return { loaded, note: isImporting ? STILL_IMPORTING : null, isImporting }
  } catch {
    return { ...withLast(null, null), canRetry: true }
  }
}

/**
 * The purchases that were loaded last.
 * @param current accounts that are linked now; null if we couldn't ask.
 */
function withLast(current: LoadedPurchases | null, problem: PurchasesProblem | null): PurchasesState {
  const last = readLastPurchases()
  const reason = navigator.onLine
    ? (problem?.sentence ?? 'We couldn’t load your latest purchases.')
    : 'You’re offline.'
  if (last === null) {
    const result = 'Caps and bonuses don’t count what you’ve already spent.'
    return { loaded: current, note: `${reason} ${result}` }
  }
  return {
    loaded: current === null ? last : { ...current, purchases: purchasesOf(last, current), asOf: last.asOf },
    note: `${reason} Showing purchases through ${formatDay(last.asOf)}.`,
  }
}

/** Without those of accounts that are no longer linked. */
function purchasesOf({ purchases }: LoadedPurchases, { sources }: LoadedPurchases) {
  const ids = new Set(sources.map(({ id }) => id))
  return purchases.filter(({ account }) => account !== null && ids.has(account))
}

async function loadImported({ imported }: PurchasesPorts): Promise<PurchasesState> {
  try {
    const loaded = await imported()
    const isOld = loaded !== null && daysBetween(loaded.asOf, localToday()) > OLD_IMPORT_DAYS
    return {
      loaded,
      note: isOld
        ? `Your statements end on ${formatDay(loaded.asOf)}. Caps don’t count what you’ve spent since.`
        : null,
    }
  } catch {
    return {
      loaded: null,
      note: 'We couldn’t read your imported statements. Caps don’t count what you’ve already spent.',
    }
  }
}

/** The purchases of linked accounts that were loaded last. Unlinking, removing a bank and signing out remove them. */
export function readLastPurchases(): LoadedPurchases | null {
  return readValue(yourCardsKeys.lastPurchases, parseLast)
}

export function writeLastPurchases(loaded: LoadedPurchases): void {
  writeValue(yourCardsKeys.lastPurchases, loaded)
}

/** Only our own code writes this key, so the shape is enough. */
function parseLast(value: unknown): LoadedPurchases {
  const { purchases, accounts, sources, asOf } = Object(value)
  const isList = [purchases, accounts, sources].every((list) => Array.isArray(list))
  if (!isList || typeof asOf !== 'string' || !isDay(asOf)) {
    throw new TypeError('The stored value is not a list of purchases')
  }
  return { purchases, accounts, sources, asOf }
}
