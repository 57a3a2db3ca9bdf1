import { expect, it } from 'vitest'
import { compileCatalog } from '../../backtest/compile.ts'
import { spendFrom } from '../../spend/spend.ts'
import { askWallet } from '../../testing/ask-wallet.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../../testing/make.ts'
import { makeCase } from '../../testing/make-wallet-case.ts'
import { createRandom } from '../../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../../testing/wallet-case-card.ts'
import type { WalletQuestion } from '../wallet.ts'
import { valueWallet } from './find-best-wallet.ts'
import { findPartners } from './find-partners.ts'

it('finds the same partners as valuing every pair', () => {
  let some = 0
  for (let seed = 1; seed <= 60; seed++) {
    const made = makeCase(createRandom(seed), {
      cards: 7,
      kinds: 4,
      months: 2,
      units: 10,
      hasTops: true,
      isMixed: true,
    })
    const question: WalletQuestion = {
      spend: spendFrom(purchasesOf(made.units), year2025),
      compiled: compileCatalog(made.cards.map(cardOf), testAssumptions),
      owned: [],
      size: 2,
      years: 2,
      isIntro: false,
      obstacles: [],
    }
    const totalOf = (...ids: string[]) => valueWallet(question, ids).total
    const [own = '', ...others] = made.cards.map(({ id }) => id)
    const expected = others
      .map((id) => ({ id, together: totalOf(own, id), alone: totalOf(id) }))
      .filter(({ together, alone }) => together > totalOf(own) && together > alone)
      .map(({ together }) => together)
      .sort((a, b) => b - a)
      .slice(0, 2)
    const found = findPartners(question, own, 2)
    expect([seed, ...found.map(({ wallet }) => wallet.total)]).toEqual([seed, ...expected])
    for (const { cardId, added, alone, wallet } of found) {
      expect([added, alone]).toEqual([wallet.total - totalOf(own), totalOf(cardId)])
      some++
    }
  }
  expect(some).toBeGreaterThan(20)
})

it('names the partner even if it comes before the card in the catalog', () => {
  const dining = makeCard({ id: 'dining', rules: [percent(4, ['dining']), percent(1)] })
  const gas = makeCard({ id: 'gas', rules: [percent(3, ['gas']), percent(1)] })
  const question = askWallet([dining, gas], [buy('2025-03-01', 100, 'dining'), buy('2025-03-02', 100, 'gas')])
  expect(findPartners(question, 'gas', 1).map(({ cardId, added }) => [cardId, added])).toEqual([
    ['dining', 300],
  ])
})
