import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { toCents } from '../money.ts'
import { type Purchase, purchaseAt, type Spend, spendFrom } from '../spend/spend.ts'
import { effort } from '../testing/effort.ts'
import { buy, year2025 } from '../testing/make.ts'
import { findRecurring } from './recurring.ts'

type Payment = Readonly<{ offset: number; cents: number }>

const anyBills: fc.Arbitrary<Payment[]> = fc
  .record({
    start: fc.integer({ min: 0, max: 60 }),
    gap: fc.constantFrom(1, 7, 14, 30, 91, 360),
    slips: fc.array(fc.constantFrom(0, 0, 0, 0, -1, 1, 4), { minLength: 1, maxLength: 12 }),
    cents: fc.constantFrom(0, 1000, 1001, 1250, 1251, 2000, 2001),
    rise: fc.constantFrom(0, 0, 1, 100),
  })
  .map(({ start, gap, slips, cents, rise }) =>
    slips.map((slip, turn) => ({ offset: start + gap * turn + slip, cents: cents + rise * turn })),
  )

const anyOddments: fc.Arbitrary<Payment[]> = fc.array(
  fc.record({ offset: fc.integer({ min: 0, max: 364 }), cents: fc.integer({ min: -2000, max: 4000 }) }),
  { maxLength: 40, size: 'max' },
)

const anySpend: fc.Arbitrary<Spend> = fc
  .array(fc.tuple(fc.constantFrom('A', 'A', 'B'), fc.oneof(anyBills, anyBills, anyOddments)), {
    maxLength: 5,
  })
  .map((groups) => groups.flatMap(([name, paid]) => paid.map((payment) => purchaseOf(name, payment))))
  .chain((purchases) => fc.shuffledSubarray(purchases, { minLength: purchases.length }))
  .map((purchases) => spendFrom(purchases, year2025))

function purchaseOf(name: string, { offset, cents }: Payment): Purchase {
  return { ...buy(addDays(year2025.first, offset), 1, 'other', { name }), cents: toCents(cents) }
}

it('agrees with a simple implementation that groups amounts and checks every gap', () => {
  fc.assert(
    fc.property(anySpend, (spend) => {
      const found = findRecurring(spend).map(({ name, pace, purchases }) => ({ name, pace, purchases }))
      expect(new Set(found)).toEqual(new Set([...plainStreams(spend, 'A'), ...plainStreams(spend, 'B')]))
    }),
    effort(400),
  )
})

function plainStreams(spend: Spend, name: string) {
  const isOwn = (index: number) => purchaseAt(spend, index).name === name && centsAt(index) > 0
  const centsAt = (index: number) => spend.cents[index] ?? 0
  const dayAt = (index = 0) => spend.offsets[index] ?? 0
  const streams: { name: string; pace: string; purchases: number[] }[] = []
  let left = [...spend.offsets.keys()].filter(isOwn).sort((a, b) => centsAt(a) - centsAt(b))
  for (const percent of [125, 100, 200]) {
    for (let rest = left; rest.length > 0; ) {
      const most = (centsAt(rest[0] ?? 0) * percent) / 100
      const purchases = rest.filter((index) => centsAt(index) <= most).sort((a, b) => dayAt(a) - dayAt(b))
      const gaps = purchases.slice(1).map((index, i) => dayAt(index) - dayAt(purchases[i]))
      const pace = plainPace(gaps, percent)
      if (pace !== undefined) {
        streams.push({ name, pace, purchases })
        left = left.filter((index) => !purchases.includes(index))
      }
      rest = rest.filter((index) => !purchases.includes(index))
    }
  }
  return streams
}

function plainPace(gaps: readonly number[], percent: number): string | undefined {
  const isEvery = (least: number, most: number) => gaps.every((gap) => gap >= least && gap <= most)
  const isShown = gaps.length >= 2
  const paces = [
    { pace: 'weekly', isIt: isShown && isEvery(6, 8) && percent <= 125 },
    { pace: 'biweekly', isIt: isShown && isEvery(12, 17) && percent <= 125 },
    { pace: 'monthly', isIt: isShown && isEvery(26, 35) },
    { pace: 'quarterly', isIt: isShown && isEvery(84, 98) },
    { pace: 'yearly', isIt: gaps.length === 1 && isEvery(358, 372) && percent <= 125 },
  ]
  return paces.find(({ isIt }) => isIt)?.pace
}
