/** What a decided card year lets each purchase earn: its arcs as percent and cap node, with the capacity of each node. */
import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../../backtest/compile.ts'
import type { Card } from '../../card/card.ts'
import type { Leaf } from '../../leaf.ts'
import { toCents } from '../../money.ts'
import { type Purchase, spendFrom } from '../../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../../testing/make.ts'
import { createBuckets } from './buckets.ts'
import { createCardTerms } from './card-terms.ts'
import type { CardYear } from './card-year.ts'
import { createCardYear } from './create-card-year.ts'
import { SUBCENTS_PER_CENT } from './engine.ts'

const options = (['dining', 'gas'] as const).map((leaf) => ({ key: leaf, where: { leaves: [leaf] } }))

describe('a card year with a choice', () => {
  const card = makeCard({
    rules: [
      { id: 'choice', rate: 3000, target: { kind: 'chosen', count: 1, per: 'year', options } },
      percent(1),
    ],
  })
  const { cardYear, earns } = cardYearOf(card, [
    buy('2025-01-10', 80, 'dining'),
    buy('2025-03-10', 50, 'gas'),
  ])

  it('pays for nothing that could be picked until it is picked', () => {
    expect(earns(cardYear, 'dining')).toEqual(['1%'])
    expect(earns(cardYear, 'gas')).toEqual(['1%'])
  })

  it('pays for what is picked, and only for that', () => {
    const dining = cardYear.undecided?.decisions[0]?.options.findIndex(({ key }) => key === 'dining') ?? -1
    const decided = cardYear.undecided?.decide([[dining]])
    expect(decided?.undecided).toBeNull()
    expect(earns(decided, 'dining')).toEqual(['3%'])
    expect(earns(decided, 'gas')).toEqual(['1%'])
  })
})

describe('a cap that different rates share', () => {
  const card = makeCard({
    rules: [
      percent(5, ['gas'], { cap: 'a', rateAfter: 1000 }),
      percent(3, ['dining'], { cap: 'a', rateAfter: 1000 }),
      percent(1),
    ],
    caps: { a: { on: 'spend', amount: toCents(100_00), per: 'year' } },
  })
  const purchases = [
    buy('2025-01-10', 80, 'gas'),
    buy('2025-03-10', 50, 'dining'),
    buy('2025-03-20', 30, 'dining'),
    buy('2025-05-10', 40, 'gas'),
  ]
  const { cardYear, earns, slotOf } = cardYearOf(card, purchases)

  it('is used in any order as long as nobody says when it is full', () => {
    const decided = cardYear.undecided?.decide([])
    expect(decided?.orderedCaps).toHaveLength(1)
    expect(earns(decided, 'gas', '2025-05')).toEqual(['5% of $100', '1%'])
  })

  it('is used by earlier purchases only, and beyond it are later ones only', () => {
    // Full on March 10: $20 of that day's $50 still fit.
    const decided = cardYear.undecided?.decide([], { fullAt: new Map([[0, slotOf('2025-03-10')]]) })
    expect(earns(decided, 'gas', '2025-01')).toEqual(['5% of $100'])
    expect(earns(decided, 'gas', '2025-05')).toEqual(['1%'])
    // Of March, at most the $50 up to that day go under it, and at most the $80 from that day on beyond it.
    expect(earns(decided, 'dining', '2025-03')).toEqual(['3% of $50', '1% of $80'])
  })
})

describe('a reward cap that different rates share', () => {
  const card = makeCard({
    rules: [
      percent(4, ['gas'], { cap: 'a', rateAfter: 1000 }),
      percent(2, ['dining'], { cap: 'a', rateAfter: 1000 }),
      percent(1),
    ],
    // 200 points of one cent are $2: all of $100 at 2%, or of $50 at 4%.
    caps: { a: { on: 'reward', amount: 200, per: 'year' } },
  })
  const { cardYear, earns } = cardYearOf(card, [
    buy('2025-01-10', 80, 'gas'),
    buy('2025-03-10', 90, 'dining'),
  ])

  it('has room for the lowest rate', () => {
    expect(earns(cardYear.undecided?.decide([]), 'dining')).toEqual(['2% of $100', '1%'])
  })

  it('has the given room, and higher rates pay for what they use beyond the lowest', () => {
    const price = SUBCENTS_PER_CENT / 100
    const fit = { capacity: 70_00, price }
    const decided = cardYear.undecided?.decide([], { rewardCaps: new Map([[0, fit]]) })
    expect(earns(decided, 'dining')).toEqual(['2% of $70', '1%'])
    // A cent at 4% uses as much as two at 2%: one more cent of room, at 1%.
    expect(earns(decided, 'gas')).toEqual(['3% of $70', '1%'])
  })
})

describe('a card that pays more where most is spent', () => {
  const card = makeCard({
    rules: [{ id: 'top', rate: 5000, target: { kind: 'top', rank: 1, per: 'month', options } }, percent(1)],
  })
  const { cardYear, earns } = cardYearOf(card, [
    buy('2025-01-10', 80, 'gas'),
    buy('2025-01-20', 90, 'dining'),
  ])

  it('lets others spend less than what is expected on top; more would cost what the top earns', () => {
    const gas = cardYear.undecided?.decisions[0]?.options.findIndex(({ key }) => key === 'gas') ?? -1
    const decided = cardYear.undecided?.decide([[gas]])
    expect(earns(decided, 'gas')).toEqual(['5%'])
    // Equal amounts go to the earlier key, which is dining: at most one cent less than gas. Beyond: 1% - 5%.
    expect(earns(decided, 'dining')).toEqual(['1% of $79.99', '-4%'])
  })
})

function cardYearOf(card: Card, purchases: readonly Purchase[]) {
  const compiled = compileCatalog([card], testAssumptions)
  const [compiledCard] = compiled.cards
  if (compiledCard === undefined) {
    throw new Error('the card is gone')
  }
  const buckets = createBuckets(spendFrom(purchases, year2025), compiled)
  const terms = createCardTerms(compiled, compiledCard, {
    ruleSetIndex: compiledCard.lastingRuleSets[0] ?? 0,
    match: 1,
  })
  const monthOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  /** The arcs of a leaf's purchases, best first. */
  const earns = (cardYear: CardYear | undefined, leaf: Leaf, month?: string): string[] => {
    const bucket = buckets.cents.findIndex((_, index) => {
      const { month: own = 0 } = buckets.slices[buckets.sliceOf[index] ?? 0] ?? {}
      const isOfLeaf = buckets.cells[buckets.cellOf[index] ?? 0]?.leaf === leaf
      return isOfLeaf && (month === undefined || own === monthOf(month))
    })
    const { gains = [], nodes = [] } = cardYear?.classes[cardYear.classOf[bucket] ?? -1] ?? {}
    return gains.map((gain, arc) => {
      const node = cardYear?.capNodes[nodes[arc] ?? -1]
      const percentage = `${(gain / SUBCENTS_PER_CENT) * 100}%`
      return node === undefined ? percentage : `${percentage} of $${node.capacity / 100}`
    })
  }
  const slotOf = (day: string) => buckets.year.days.indexOf(buckets.year.firstDay + dayOfYear(day))
  return { cardYear: createCardYear(buckets, terms), earns, slotOf }
}

function dayOfYear(day: string): number {
  return (Date.parse(day) - Date.parse('2025-01-01')) / 86_400_000
}
