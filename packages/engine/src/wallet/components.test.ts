import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { defaultAssumptions } from '../card/assumptions.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, year2025 } from '../testing/make.ts'
import { layBuckets } from './buckets.ts'
import { componentsOf } from './components.ts'
import { sideOf } from './open-side.ts'
import { cardTerms } from './terms.ts'

const options = (['dining', 'gas'] as const).map((leaf) => ({ key: leaf, where: { leaves: [leaf] } }))
const choosing = makeCard({
  id: 'choosing',
  rules: [
    { id: 'chosen', rate: 5000, target: { kind: 'chosen', count: 1, per: 'month', options } },
    percent(1),
  ],
})
const yearlyOf = (dollars: number) =>
  makeCard({
    id: 'yearly',
    rules: [percent(3, ['supermarket', 'gas'], { cap: 'year' }), percent(1)],
    caps: { year: { on: 'spend', amount: dollars * 100, per: 'year' } },
  })
const yearly = yearlyOf(150)
const months = ['2025-03', '2025-04']
const purchases = months.flatMap((month) => [
  buy(`${month}-01`, 100, 'dining'),
  buy(`${month}-02`, 100, 'gas'),
  buy(`${month}-03`, 100, 'other'),
])

/** By part: how many buckets and how many refunds it has; what leaves nothing to decide comes last. */
function partsOf(cards: readonly ReturnType<typeof makeCard>[], more: readonly ReturnType<typeof buy>[]) {
  const compiled = compileCatalog(cards, defaultAssumptions)
  const buckets = layBuckets(spendFrom([...purchases, ...more], year2025), compiled)
  const sides = cards.map((_, card) => {
    const terms = cardTerms(compiled, card, 'first')
    return sideOf(buckets, terms.compiledCard, terms)
  })
  return componentsOf(buckets, sides).map((part) => [part.buckets.length, part.refunds.length])
}

describe('the parts of a year', () => {
  it('are the months of a list that is chosen from each month, and all that no card chooses for', () => {
    expect(partsOf([choosing], [])).toEqual([
      [2, 0], // dining and gas in March
      [2, 0],
      [2, 0], // the rest of both months
    ])
  })

  it('are tied together by a limit of another card', () => {
    expect(partsOf([choosing, yearly], [])).toEqual([
      [4, 0],
      [2, 0],
    ])
  })

  it('are not tied together by a limit that all there is cannot fill: gas comes to $200', () => {
    expect(partsOf([choosing, yearlyOf(200)], [])).toEqual(partsOf([choosing], []))
  })

  it('are not tied together by what goes back, which belongs to its own list or limit', () => {
    const back = [buy('2025-05-01', -100, 'other'), buy('2025-05-01', -100, 'supermarket')]
    expect(partsOf([choosing], back)).toEqual([
      [2, 0],
      [2, 0],
      [2, 2],
    ])
    expect(partsOf([choosing, yearly], back)).toEqual([
      [4, 1], // groceries that were given back leave more room under the yearly limit
      [2, 1],
    ])
  })
})
