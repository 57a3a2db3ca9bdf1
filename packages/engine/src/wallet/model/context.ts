/**
 * Memo tables of the wallet solver, owned by the caller. Passing one context to several questions about the same spending
 * or catalog saves repeated work and never changes an answer.
 */
import type { Spend } from '../../spend/spend.ts'
import type { SpendBuckets } from './buckets.ts'
import type { CardYearTerms } from './card-terms.ts'
import type { CardYear } from './card-year.ts'
import type { BacktestResult, Compiled, CompiledCard, RunContext } from './engine.ts'

export type WalletContext = Readonly<{
  results: WeakMap<Spend, WeakMap<Compiled, BacktestResult>>
  /** Catalogs that differ in a fee or a point value share their rule sets, and with them the engine's memo and the buckets. */
  runs: WeakMap<Compiled['ruleSets'], RunContext>
  /** With and without secured cards. */
  buckets: WeakMap<Spend, WeakMap<Compiled['ruleSets'], Map<boolean, SpendBuckets>>>
  /** By rule set and multiplier of the rewards, so that years with the same terms share them. */
  terms: WeakMap<CompiledCard, Map<string, CardYearTerms>>
  cardYears: WeakMap<SpendBuckets, WeakMap<CardYearTerms, CardYear>>
  /** Cards whose points have a limit, priced as if it were used up. */
  beyondLimit: WeakMap<CompiledCard, CompiledCard>
}>

export function createWalletContext(): WalletContext {
  return {
    results: new WeakMap(),
    runs: new WeakMap(),
    buckets: new WeakMap(),
    terms: new WeakMap(),
    cardYears: new WeakMap(),
    beyondLimit: new WeakMap(),
  }
}

type Table<Key, Value> = Readonly<{
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => unknown
}>

/** The cached value of a key, created on first use. */
export function cached<Key, Value>(table: Table<Key, Value>, key: Key, create: () => Value): Value {
  const found = table.get(key) ?? create()
  table.set(key, found)
  return found
}
