/** Simulates households: a year of purchases drawn from labeled lines, with amounts that are usual for the category. */
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import type { Random } from './random.ts'
import type { LabeledName } from './training-data.ts'

export type SimulatedLine = Readonly<{ line: LabeledName; cents: number }>

const LINES_PER_YEAR = 400
/** More visits to one store are one household's habit, and would make all households alike. */
const MAX_COUNT = 20

/** Lowest and highest usual amount in dollars. Amounts between them are equally likely on a logarithmic scale. */
const usualDollars: Readonly<Record<CategoryKey, readonly [low: number, high: number]>> = {
  grocery: [15, 180],
  gas: [15, 70],
  warehouse: [40, 300],
  restaurant: [6, 90],
  other: [10, 100],
  media: [5, 30],
  transportation: [3, 50],
  recreation: [10, 150],
  travel: [60, 600],
  flights: [120, 700],
  pharmacy: [6, 60],
  'department-store': [20, 150],
  gym: [15, 120],
  shops: [10, 200],
  service: [20, 250],
  'online-shopping': [10, 120],
}

export function simulateHousehold(lines: readonly LabeledName[], random: Random): SimulatedLine[] {
  const weighted = lines.flatMap((line) =>
    Array.from({ length: Math.min(line.count, MAX_COUNT) }, () => line),
  )
  return Array.from({ length: LINES_PER_YEAR }, () => {
    const line = random.pick(weighted)
    const [low, high] = usualDollars[categoryOfLeaf(line.leaf)]
    return { line, cents: Math.round(100 * low * (high / low) ** random.next()) }
  })
}
