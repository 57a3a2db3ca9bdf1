import { formatDay } from '@cardsight/contract/your-cards'
import { type Day, daysBetween } from '@cardsight/engine/dates'
import { useEffect, useState } from 'react'
import { localToday } from '../../lib/local-today.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { readLastPurchases, removeLastPurchases, writeLastPurchases } from './last-purchases.ts'
import { type LoadedPurchases, loadImportedPurchases, loadLinkedPurchases } from './loaded-purchases.ts'

export type PurchasesState = Readonly<{ loaded: LoadedPurchases | null; note: string | null }>

export type PurchasesPorts = Readonly<{
  linked: (onUnauthorized: () => void) => Promise<LoadedPurchases | null>
  imported: () => Promise<LoadedPurchases | null>
}>

const browserPurchases: PurchasesPorts = {
  linked: loadLinkedPurchases,
  imported: loadImportedPurchases,
}

const OLD_IMPORT_DAYS = 31
const nothing: PurchasesState = { loaded: null, note: null }

/** Linked purchases of a signed-in person, otherwise those imported in this browser. Cards work without any. */
export function usePurchases(today: Day, ports: PurchasesPorts = browserPurchases): PurchasesState {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const [state, setState] = useState<PurchasesState>(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day has new purchases
  useEffect(() => {
    let isCurrent = true
    const show = (next: PurchasesState) => isCurrent && setState(next)
    if (status === 'signed-in') {
      // Until the new ones are here, the last ones count.
      show({ loaded: readLastPurchases(), note: null })
      loadForPerson(ports, leave).then(show)
    } else if (status === 'unreachable') {
      show(withLast(readLastPurchases()))
    } else if (status === 'visitor') {
      loadImported(ports).then(show)
    }
    return () => {
      isCurrent = false
    }
  }, [status, leave, ports, today])
  return state
}

async function loadForPerson(ports: PurchasesPorts, leave: () => void): Promise<PurchasesState> {
  try {
    const loaded = await ports.linked(leave)
    if (loaded === null) {
      // Unlinked in another browser, maybe.
      removeLastPurchases()
      return await loadImported(ports)
    }
    writeLastPurchases(loaded)
    return { loaded, note: null }
  } catch {
    return withLast(readLastPurchases())
  }
}

function withLast(loaded: LoadedPurchases | null): PurchasesState {
  if (loaded === null) {
    return {
      loaded,
      note: 'We couldn’t load your purchases, so caps don’t count what you’ve already spent.',
    }
  }
  const reason = navigator.onLine ? 'We couldn’t load your latest purchases' : 'You’re offline'
  return { loaded, note: `${reason}: caps are as of ${formatDay(loaded.asOf)}.` }
}

async function loadImported({ imported }: PurchasesPorts): Promise<PurchasesState> {
  try {
    const loaded = await imported()
    const isOld = loaded !== null && daysBetween(loaded.asOf, localToday()) > OLD_IMPORT_DAYS
    return {
      loaded,
      note: isOld ? `Your statements end on ${formatDay(loaded.asOf)}: caps are as of then.` : null,
    }
  } catch {
    return {
      loaded: null,
      note: 'We couldn’t read your imported statements, so caps don’t count what you’ve already spent.',
    }
  }
}
