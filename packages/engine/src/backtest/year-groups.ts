import { projections, type Years } from '../card/annual-fee.ts'
import type { ProjectionYear } from '../card/terms-in-force.ts'
import type { CompiledCard } from './compile.ts'

/** Consecutive years of a projection with the same terms: the first of them, and how many there are. */
export type YearGroup = Readonly<{ year: ProjectionYear; count: number }>

/** Groups the years in which none of these cards changes. Year 1 is alone, because only it has bonuses and a match. */
export function groupYears(cards: readonly Pick<CompiledCard, 'plans'>[], years: Years): YearGroup[] {
  const groups: { year: ProjectionYear; count: number }[] = []
  for (const year of projections.slice(0, years)) {
    const last = groups.at(-1)
    const isSame = year > 2 && cards.every(({ plans }) => plans[year - 1] === plans[year - 2])
    if (isSame && last !== undefined) {
      last.count++
    } else {
      groups.push({ year, count: 1 })
    }
  }
  return groups
}
