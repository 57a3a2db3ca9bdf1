import { programKeys, programOfKey, valuesOfKey } from './program-key.ts'
import type { ProgramSummaries } from './release.ts'

/**
 * Which estimate of a point's value to use: as cash, without transfers, the median of the publishers, or the highest.
 * No program is worth less in a later outlook than in an earlier one.
 */
export type Outlook = 'floor' | 'easy' | 'usual' | 'high'

type Priced = Pick<ProgramSummaries[string], 'values' | 'needsUse' | 'cashOut' | 'cardValues'>

/**
 * Returns the value of one point in hundredths of a cent, for the engine's assumptions. Keys are those of engine cards:
 * programs, and `program/card` for cards with values of their own. In the outlooks floor and easy, programs that need use
 * count at their floor; use `usual` for people who use the brand. Programs without a published value get 0, so only their
 * cards' cash bonuses and fees count.
 */
export function pointValues(
  programs: Readonly<Record<string, Priced>>,
  outlook: Outlook,
): Record<string, number> {
  return Object.fromEntries(
    programKeys(programs).map((key) => {
      const program = { ...programs[programOfKey(key)], values: valuesOfKey(key, programs) }
      return [key, Math.round(centsOf(program, outlook) * 100)]
    }),
  )
}

function centsOf({ values, needsUse, cashOut = [] }: Priced, outlook: Outlook): number {
  if (values === undefined) {
    return 0
  }
  if (values === 'face') {
    const isUsed = !needsUse || outlook === 'usual' || outlook === 'high'
    return isUsed ? 1 : Math.max(0, ...cashOut.map(({ cents = 0 }) => cents))
  }
  const floor = values.floor?.cents ?? 0
  const easy = needsUse ? floor : (values.easy?.cents ?? values.usual.cents)
  return { floor, easy, usual: values.usual.cents, high: values.high.cents }[outlook]
}
