/** The best card and the wallet that this browser found last, for the line that other pages have about them. */

import { storageKeys } from '../../lib/storage.ts'
import { createStoredValue } from '../../lib/stored-value.ts'

export type LastAnswers = Readonly<{
  best: Readonly<{ name: string; dollars: number }> | null
  wallet: Readonly<{ headline: string; dollars: number; period: string }> | null
}>

const noAnswers: LastAnswers = { best: null, wallet: null }

const stored = createStoredValue(storageKeys.lastAnswers, noAnswers, parseAnswers)

export const useLastAnswers = stored.useValue
export const forgetLastAnswers = stored.clear

export function writeLastAnswers(changes: Partial<LastAnswers>): void {
  const next = { ...stored.read(), ...changes }
  if (JSON.stringify(next) !== JSON.stringify(stored.read())) {
    stored.write(next)
  }
}

/** What isn't as we write it counts as not found. */
function parseAnswers(value: unknown): LastAnswers {
  const { best, wallet } = Object(value)
  const isAmount = (found: unknown) => typeof Object(found).dollars === 'number'
  return {
    best: isAmount(best) && typeof best.name === 'string' ? { name: best.name, dollars: best.dollars } : null,
    wallet:
      isAmount(wallet) && typeof wallet.headline === 'string' && typeof wallet.period === 'string'
        ? { headline: wallet.headline, dollars: wallet.dollars, period: wallet.period }
        : null,
  }
}
