import { describe, expect, it } from 'vitest'
import { createRunContext } from '../backtest/backtest.ts'
import { toCents } from '../money.ts'
import { planTermsOf } from '../plan/plan-cards.ts'
import { askWallet } from '../testing/ask-wallet.ts'
import { buy, makeCard, percent, testAssumptions } from '../testing/make.ts'
import { findBestWallet, valueWallet } from './advice/find-best-wallet.ts'

const bonus = [{ points: 100_00, spend: toCents(600_00), days: 365 }]
const refused = makeCard({ id: 'refused', rules: [percent(5)], refusedBy: ['costco'], bonus })
const accepted = makeCard({ id: 'accepted', rules: [percent(1)] })
const costco = { merchant: 'costco' }
const purchases = [
  buy('2025-03-01', 400, 'wholesale-club', costco),
  buy('2025-04-01', -100, 'wholesale-club', costco),
  buy('2025-05-01', 500, 'gas'),
]

describe('a merchant that does not take every card', () => {
  const question = askWallet([refused, accepted], purchases)

  it('is paid with a card that it takes, and its spending counts toward no bonus of another', () => {
    // 500 × 5 % on gas, 300 × 1 % at Costco. The bonus needs $600, and only $500 can be paid with its card.
    const best = findBestWallet(question)?.best
    expect(best?.total).toBe(28_00)
    expect(best?.bonus).toBe(0)
    const atCostco = best?.assignments.filter(({ merchant }) => merchant === 'costco')
    expect(new Set(atCostco?.map(({ cardId }) => cardId))).toEqual(new Set(['accepted']))
  })

  it('earns nothing in a wallet without a card that it takes, and has no card to use', () => {
    const wallet = valueWallet(question, ['refused'])
    expect(wallet.total).toBe(25_00)
    expect(wallet.cards[0]?.spentByYear).toEqual([500_00])
    expect(wallet.assignments.filter(({ merchant }) => merchant === 'costco')).toEqual([])
    const rule = findBestWallet(askWallet([refused], purchases))?.ruleOfThumb
    expect(rule?.cardOf.map(({ merchant }) => merchant)).toEqual([null])
    expect(rule?.total).toBe(25_00)
  })

  it('has no bonus in a card year that only its purchases would reach', () => {
    const { spend, compiled } = askWallet([refused, { ...refused, id: 'taken', refusedBy: [] }], purchases)
    const { cards } = planTermsOf({
      compiled,
      context: createRunContext(compiled),
      spend,
      cardIds: ['refused', 'taken'],
      start: testAssumptions.today,
      months: 1,
      isHousehold: false,
    })
    expect(cards.map(({ openings }) => openings[0]?.bonuses.length)).toEqual([0, 1])
  })
})
