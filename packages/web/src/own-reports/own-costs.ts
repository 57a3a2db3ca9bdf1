/** The monthly amounts that the visitor typed anywhere on the site. All components and tabs agree on them. */

import { mapCosts, type TypedCosts } from '@cardsight/contract/costs'
import { useMemo, useSyncExternalStore } from 'react'
import { type Costs, parseCosts, totalOfCosts } from '../features/spending-form/costs.ts'
import { readText, storageKeys, watchKey, writeValue } from '../lib/storage.ts'

const keys = [storageKeys.typedCosts, storageKeys.costs] as const

/** Null if nothing is typed, on the server, and until React has hydrated the page. */
export function useOwnCosts(): Costs | null {
  const texts = useSyncExternalStore(watchCosts, readTexts, () => '[]')
  return useMemo(() => parseTexts(texts), [texts])
}

/** The same outside of rendering. */
export function readOwnCosts(): Costs | null {
  return parseTexts(readTexts())
}

/**
 * The amounts of the last results, which count before linked accounts and imported files on every screen. Null if accounts
 * have replaced them since: amounts that were typed before, or only on another page, then count after the accounts.
 */
export function readAnsweredCosts(): Costs | null {
  const [, answered = null]: readonly (string | null)[] = JSON.parse(readTexts())
  const costs = answered === null ? null : parseCosts(parseJson(answered))
  return costs?.isManualCost === true && totalOfCosts(costs) > 0 ? costs : null
}

/** Stores them as typed. The dashboard's form starts with them. */
export function writeOwnCosts(costs: Costs): void {
  writeValue(storageKeys.typedCosts, costs)
}

/** One text for both keys, because React compares it with the one of the last render. */
function readTexts(): string {
  return JSON.stringify(keys.map((key) => readText('local', key)))
}

/** What was typed last comes first; amounts that are all empty don't count. */
function parseTexts(texts: string): Costs | null {
  const stored: readonly unknown[] = JSON.parse(texts)
  const found = stored.map((text) => (typeof text === 'string' ? parseCosts(parseJson(text)) : null))
  return found.find((costs) => costs !== null && totalOfCosts(costs) > 0) ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function watchCosts(onChange: () => void): () => void {
  const stops = keys.map((key) => watchKey(key, onChange))
  return () => {
    for (const stop of stops) {
      stop()
    }
  }
}

/** Amounts as a form has them. */
export function typedFrom({ details = {}, ...six }: TypedCosts): Costs {
  const typed = Object.fromEntries(Object.entries(details).map(([name, dollars]) => [name, String(dollars)]))
  return {
    ...mapCosts((name) => String(six[name])),
    isManualCost: false,
    ...(Object.keys(typed).length > 0 && { details: typed }),
  }
}
