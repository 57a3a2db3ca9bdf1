/** Number of runs of a property test. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const MUTANT_RUNS = 25
const MUTANT_SEED = 20_261_115

/** `CASES=10` runs ten times as many cases; `npm test` runs a part of them. */
const times = Number(process.env.CASES ?? 1)

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
