import type { ProgramSummaries } from './release.ts'

/**
 * Which estimate of a point's value to use: as cash, without transfers, the median of the publishers, or the highest.
 * No program is worth less in a later outlook than in an earlier one.
 */
export type Outlook = 'floor' | 'easy' | 'usual' | 'high'

type Priced = Pick<ProgramSummaries[string], 'values' | 'needsUse' | 'cashOut'>

/**
 * Returns the value of one point of each program in hundredths of a cent, for the engine's assumptions.
 * Programs without a published value get 0, so only their cards' cash bonuses and fees count.
 */
export function pointValues(
  programs: Readonly<Record<string, Priced>>,
  outlook: Outlook,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(programs).map(([key, program]) => [key, Math.round(centsOf(program, outlook) * 100)]),
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
  const easy = values.easy?.cents ?? (needsUse ? floor : values.usual.cents)
  return { floor, easy, usual: values.usual.cents, high: values.high.cents }[outlook]
}
