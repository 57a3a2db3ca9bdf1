/** How often a property is tried. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const MUTANT_RUNS = 25
const MUTANT_SEED = 20_261_115

/** `CASES=10` tries ten times as many. */
const times = Number(process.env.CASES ?? 1)

/**
 * Mutants are many: with Stryker a property is tried a few times, on the same examples for each of them, and where it
 * fails nobody needs the smallest example, which can take longer than a mutant may.
 */
export function effort(numRuns: number): { numRuns: number; seed?: number; endOnFailure?: true } {
  const isMutating = process.env.STRYKER_MUTATOR_WORKER !== undefined
  return isMutating
    ? { numRuns: Math.min(numRuns, MUTANT_RUNS), seed: MUTANT_SEED, endOnFailure: true }
    : { numRuns: numRuns * times }
}
