import type { Day } from '@cardsight/engine/dates'
import { useSyncExternalStore } from 'react'
import { localToday } from '../../lib/local-today.ts'

const CHECK_MS = 60_000

/** The current day, also on a page that stays open past midnight. */
export function useToday(read: () => Day = localToday): Day {
  return useSyncExternalStore(watchClock, read)
}

/** A timer alone isn't enough: it stops while a device sleeps. */
function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
