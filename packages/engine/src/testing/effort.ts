/** Number of runs of a property test. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const MUTANT_RUNS = 25
const MUTANT_SEED = 20_261_115

/** `CASES=10` runs ten times as many cases; `npm test` runs a part of them. */
const times = Number(process.env.CASES ?? 1)

/** All of them, or in `npm test` as few as it runs cases. */
export function sample<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, Math.round(1 / times))
  return items.filter((_, index) => index % step === 0)
}

/**
 * There are many mutants. Under Stryker, a property runs on a few fixed examples, and doesn't shrink failures, because
 * shrinking can exceed a mutant's time limit.
 */
export function effort(numRuns: number): { numRuns: number; seed?: number; endOnFailure?: true } {
  const isMutating = process.env.STRYKER_MUTATOR_WORKER !== undefined
  return isMutating
    ? { numRuns: Math.min(numRuns, MUTANT_RUNS), seed: MUTANT_SEED, endOnFailure: true }
    : { numRuns: Math.ceil(numRuns * times) }
}
