import { defaultProfile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { makeCard } from '../testing/tiny-catalog.ts'
import { earn, gasCard, makeInput, mine, onePercent, paid, twoPercent } from '../testing/your-cards-case.ts'
import { cardsToAdd } from './card-to-add.ts'
import type { YourCardsInput } from './prepare.ts'

const TODAY = '2026-11-19'
const gas = { leaf: 'gas', merchant: null, isAbroad: false, cents: 100_00 } as const

function addAt(input: YourCardsInput, purchase: Partial<Parameters<ReturnType<typeof cardsToAdd>>[0]> = {}) {
  return cardsToAdd(input)({ ...gas, ...purchase })
}

describe('the card to add', () => {
  it('earns the most of those you don’t have, and says how much more', () => {
    const input = makeInput(TODAY, [onePercent, twoPercent, gasCard], [mine(twoPercent)])
    expect(addAt(input)).toEqual({
      ...{ cardId: 'gas-card', name: 'Gas Card', annualFeeCents: 0 },
      // 5% instead of 2%.
      ...{ totalCents: 5_00, moreCents: 3_00 },
      reason: '5% cash back on gas, up to $500 a month.',
    })
  })

  it('is none where one of your cards is as good', () => {
    const input = makeInput(TODAY, [onePercent, twoPercent, gasCard], [mine(twoPercent)])
    expect(addAt(input, { leaf: 'dining' })).toBeNull()
    expect(addAt(makeInput(TODAY, [gasCard, onePercent], [mine(gasCard)]))).toBeNull()
  })

  it('counts the cap that your purchases have used', () => {
    const five = makeCard('five', 'Five', { engine: { rules: [earn(4, ['gas'])] } })
    const used = [paid('gas-card', '2026-11-02', 500, 'gas')]
    const input = makeInput(TODAY, [gasCard, five], [mine(gasCard)], used)
    // 1% is left of your card, and the other has 4%.
    expect(addAt(input)).toMatchObject({ cardId: 'five', totalCents: 4_00, moreCents: 3_00 })
    expect(addAt(makeInput(TODAY, [gasCard, five], [mine(gasCard)]))).toBeNull()
  })

  it('is compared after the foreign transaction fee', () => {
    const input = makeInput(TODAY, [twoPercent, gasCard], [mine(twoPercent)])
    // 5% less 3% is no more than 2%.
    expect(addAt(input, { isAbroad: true })).toBeNull()
  })

  it('is one that the store takes', () => {
    const refused = makeCard('refused', 'Refused', { engine: { rules: [earn(9)], refusedBy: ['costco'] } })
    const input = makeInput(TODAY, [refused, twoPercent, onePercent], [mine(onePercent)])
    expect(addAt(input, { merchant: 'costco' })).toMatchObject({ cardId: 'two-percent', moreCents: 1_00 })
    // Nothing of yours counts there either.
    const own = makeInput(TODAY, [refused, onePercent], [mine(refused)])
    expect(addAt(own, { merchant: 'costco' })).toMatchObject({ cardId: 'one-percent', moreCents: 1_00 })
  })

  it('is the cheaper of two that earn the same', () => {
    const fee = makeCard('a-fee', 'A Fee', { engine: { rules: [earn(3)] }, annualFeeCents: 95_00 as never })
    const free = makeCard('b-free', 'B Free', { engine: { rules: [earn(3)] } })
    expect(addAt(makeInput(TODAY, [fee, free, onePercent], [mine(onePercent)]))).toMatchObject({
      ...{ cardId: 'b-free', annualFeeCents: 0 },
    })
  })

  it('is no card that you can’t get: closed, for a business, or for better credit', () => {
    const closed = makeCard('closed', 'Closed', { engine: { isOpen: false, rules: [earn(9)] } })
    const input = makeInput(TODAY, [closed, onePercent], [mine(onePercent)])
    expect(addAt(input)).toBeNull()
    const poor = { ...makeInput(TODAY, [gasCard, onePercent], [mine(onePercent)]) }
    expect(addAt({ ...poor, profile: { ...defaultProfile, credit: 'good' } })).toMatchObject({
      cardId: 'gas-card',
    })
  })
})
