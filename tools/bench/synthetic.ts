/**
 * Fictional cards and purchases for the benchmark: 54% of the cards capped, 10% rotating, 5% by top category.
 */
import {
  type Assumptions,
  type Card,
  type Credit,
  defaultAssumptions,
  type EarnRule,
} from '@cardsight/engine/cards'
import { isBill, type Leaf, leaves } from '@cardsight/engine/categories'
import { addDays, type DayRange, dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'

export const benchWindow: DayRange = dayRange(parseDay('2025-11-01'), parseDay('2026-10-31'))

/** Projections start on the day after. */
export const benchAssumptions: Assumptions = { ...defaultAssumptions, today: parseDay('2026-11-01') }

const WINDOW_DAYS = 365
const bonusLeaves = [
  'supermarket',
  'gas',
  'dining',
  'streaming',
  'transit',
  'flights',
  'hotels',
  'drugstore',
  'online-shopping',
  'wholesale-club',
  'home-improvement',
  'entertainment',
] as const satisfies readonly Leaf[]
/** Rent and taxes aren't purchases. */
const purchaseLeaves = leaves.filter((leaf) => !isBill(leaf))
const quarters = ['2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01', '2027-01-01'].map(
  parseDay,
)
/** Merchants by category; the cards name the first five. */
const categoryOfMerchant = {
  amazon: 'online-shopping',
  costco: 'wholesale-club',
  target: 'superstore',
  uber: 'rideshare',
  walmart: 'superstore',
  'corner-shop': 'supermarket',
  cafe: 'dining',
} as const satisfies Record<string, Leaf>
const merchants = Object.keys(categoryOfMerchant)

/** Deterministic for a seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function syntheticPurchases(count: number): Purchase[] {
  const random = createRandom(7)
  return Array.from({ length: count }, () => {
    const merchant = random(4) === 0 ? pick(merchants, random) : null
    const leaf =
      leafOf(merchant) ?? (random(3) === 0 ? pick(purchaseLeaves, random) : pick(bonusLeaves, random))
    const cents = random(50) === 0 ? -random(4000) - 1 : random(9000) + 100
    const name = `${leaf} ${random(20)}`
    return {
      day: addDays(benchWindow.first, random(WINDOW_DAYS)),
      cents: toCents(cents),
      leaf,
      merchant,
      account: 'checking',
      name,
    }
  })
}

function leafOf(merchant: string | null): Leaf | undefined {
  return Object.entries(categoryOfMerchant).find(([name]) => name === merchant)?.[1]
}

export function syntheticCards(count: number): Card[] {
  const random = createRandom(11)
  return Array.from({ length: count }, (_, index) => {
    const part = (index * 37) % 100
    const rules = [...rulesOfPart(part, random), everything(pick([1000, 1000, 1500, 2000], random))]
    return {
      id: `card-${index}`,
      name: `Card ${String((index * 61) % count).padStart(3, '0')}`,
      isOpen: true,
      program: pick(['cash', 'cash', 'miles'], random),
      rules,
      caps: {
        a: {
          on: 'spend',
          amount: pick([50_000, 150_000, 250_000], random),
          per: pick(['month', 'quarter'], random),
        },
        b: { on: 'spend', amount: pick([600_000, 2_500_000], random), per: 'year' },
      },
      fee: { firstYear: toCents(0), later: toCents(pick([0, 0, 9500], random)) },
      bonus: [{ points: 20_000, spend: toCents(50_000), days: 90 }],
      isFirstYearMatched: random(20) === 0,
      anniversary: [],
      foreignFeePpm: 30_000,
      credits: index % 4 === 0 ? credits : [],
    }
  })
}

/** A fifth of the catalog's cards have credits that depend on spending. */
const credits: readonly Credit[] = [
  { id: 'travel', yearlyCents: toCents(30_000), per: 'year', breadth: 'broad', on: ['flights', 'hotels'] },
  { id: 'rides', yearlyCents: toCents(12_000), per: 'month', breadth: 'brand', on: ['rideshare'] },
]

function rulesOfPart(part: number, random: (below: number) => number): EarnRule[] {
  if (part < 54) {
    return cappedRules(random)
  }
  if (part < 64) {
    return [rotating(random)]
  }
  return part < 69 ? [top(random)] : plainRules(random)
}

/**
 * A third of them share a cap between categories, a third have one each, a third have two rates in one cap.
 */
function cappedRules(random: (below: number) => number): EarnRule[] {
  const start = random(bonusLeaves.length)
  const [first, second, third] = [at(start), at(start + 1 + random(3)), at(start + 4 + random(3))]
  const kind = random(3)
  if (kind === 0) {
    return [where('bonus', 3000, [first, second, third], 'a')]
  }
  return kind === 1
    ? [where('one', 6000, [first], 'b'), where('two', 3000, [second], 'a')]
    : [where('three', 3000, [first, second], 'a'), where('two', 2000, [third], 'a')]
}

function at(index: number): Leaf {
  return bonusLeaves[index % bonusLeaves.length] ?? 'other'
}

function plainRules(random: (below: number) => number): EarnRule[] {
  return Array.from({ length: random(3) }, (_, index) =>
    where(`plain-${index}`, 2000 + 1000 * index, [pick(bonusLeaves, random), pick(bonusLeaves, random)]),
  )
}

function rotating(random: (below: number) => number): EarnRule {
  const calendar = quarters.slice(0, -1).map((from, index) => ({
    from,
    to: addDays(quarters[index + 1] ?? from, -1),
    where: {
      leaves: [pick(bonusLeaves, random), pick(bonusLeaves, random)],
      merchants: [pick(merchants.slice(0, 5), random)],
    },
  }))
  return { id: 'rotating', rate: 5000, target: { kind: 'rotating', calendar }, cap: 'a' }
}

function top(random: (below: number) => number): EarnRule {
  const options = bonusLeaves
    .map((leaf) => ({ key: leaf, where: { leaves: [leaf] } }))
    .slice(0, 8 + random(5))
  return { id: 'top', rate: 5000, target: { kind: 'top', rank: 1, per: 'month', options }, cap: 'a' }
}

function where(id: string, rate: number, some: readonly Leaf[], cap?: string): EarnRule {
  const rule: EarnRule = { id, rate, target: { kind: 'where', where: { leaves: some } } }
  return cap === undefined ? rule : { ...rule, cap }
}

function everything(rate: number): EarnRule {
  return { id: 'base', rate, target: { kind: 'where', where: { isEverything: true } } }
}

function pick<Value>(
  values: readonly [Value, ...Value[]] | readonly Value[],
  random: (below: number) => number,
): Value {
  const value = values[random(values.length)]
  if (value === undefined) {
    throw new RangeError('nothing to pick from')
  }
  return value
}
