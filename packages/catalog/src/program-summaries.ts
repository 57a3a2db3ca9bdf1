import type { ProgramSummaries, Programs } from './release.ts'

/**
 * Returns the names and point values only, small enough for a browser. Programs at face value that need use keep their
 * cash-out options, because these set their floor.
 */
export function summarizePrograms(programs: Programs): ProgramSummaries {
  return Object.fromEntries(
    Object.entries(programs).map(([key, program]) => {
      const { name, kind, unit, transferable, needsUse, values, cashOut, cardValues = [] } = program
      const isCashOutKept = values === 'face' && needsUse === true && cashOut !== undefined
      const ownValues = cardValues.flatMap((entry) =>
        entry.values === undefined ? [] : [{ cards: entry.cards, values: entry.values }],
      )
      return [
        key,
        {
          name,
          kind,
          unit,
          ...(transferable ? { transferable } : {}),
          ...(needsUse ? { needsUse } : {}),
          ...(values === undefined ? {} : { values }),
          ...(isCashOutKept ? { cashOut } : {}),
          ...(ownValues.length > 0 ? { cardValues: ownValues } : {}),
        },
      ]
    }),
  )
}
