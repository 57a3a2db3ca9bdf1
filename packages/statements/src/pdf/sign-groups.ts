/** Finds the signs that fit the balances, if the ones we read don't. */
import type { BalanceCheck } from './balance-equation.ts'
import type { SignedEntry } from './dated-entry.ts'
import { readMoney } from './money-text.ts'

type Check = (entries: readonly SignedEntry[]) => BalanceCheck | null

/** More groups than this have too many readings to try. */
const MAX_GROUPS = 8

/**
 * Turns the sign of whole groups of entries: those of one section, with or without a minus. Returns the reading
 * with the fewest turned groups that fits the balances, or null if there is none or several.
 */
export function proveByFlipping(entries: readonly SignedEntry[], check: Check): SignedEntry[] | null {
  const keys = [...new Set(entries.flatMap((entry) => keyOf(entry) ?? []))]
  if (keys.length === 0 || keys.length > MAX_GROUPS) {
    return null
  }
  const choices = Array.from({ length: 2 ** keys.length - 1 }, (_, bits) =>
    keys.filter((_key, index) => ((bits + 1) >> index) % 2 === 1),
  )
  for (let size = 1; size <= keys.length; size += 1) {
    const readings = choices
      .filter((turned) => turned.length === size)
      .map((turned) => turn(entries, turned))
      .filter((reading) => check(reading)?.isBalanced === true)
    const [only] = readings
    if (only !== undefined) {
      return readings.length === 1 ? only : null
    }
  }
  return null
}

/** Null if the sign of an entry is certain. */
function keyOf({ entry, isProven }: SignedEntry): string | null {
  const isBelow = (readMoney(entry.amount)?.cents ?? 0) < 0
  return isProven ? null : `${entry.kind ?? ''} ${isBelow}`
}

function turn(entries: readonly SignedEntry[], keys: readonly string[]): SignedEntry[] {
  return entries.map((entry) => {
    const key = keyOf(entry)
    return key !== null && keys.includes(key) && entry.cents !== 0 ? { ...entry, cents: -entry.cents } : entry
  })
}
