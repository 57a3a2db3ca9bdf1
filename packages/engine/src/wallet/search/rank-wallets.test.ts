import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../../backtest/compile.ts'
import { toCents } from '../../money.ts'
import { spendFrom } from '../../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../../testing/make.ts'
import { makeCase } from '../../testing/make-wallet-case.ts'
import { createRandom } from '../../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../../testing/wallet-case-card.ts'
import { findNextCards, reviewOwnedCards, whyNot } from '../advice/advise.ts'
import { findBestWallet, valueWallet } from '../advice/find-best-wallet.ts'
import type { Wallet, WalletQuestion } from '../wallet.ts'

/** $10,000 a year; 2 % and 3 % at a high rate, 1 % at a low one, 1.5 % at an unknown rate. */
const question: WalletQuestion = {
  spend: spendFrom([buy('2025-03-03', 5000, 'dining'), buy('2025-05-05', 5000, 'other')], year2025),
  compiled: compileCatalog(
    [
      makeCard({ id: 'flat', rules: [percent(2)] }),
      makeCard({ id: 'food', rules: [percent(3, ['dining']), percent(1)] }),
      makeCard({ id: 'plain', rules: [percent(1)] }),
      makeCard({ id: 'silent', rules: [percent(1.5)] }),
    ],
    testAssumptions,
  ),
  owned: [],
  size: 1,
  years: 1,
  isIntro: true,
  obstacles: [],
}
/** $3,000 at 28, 25 and 22 %. */
const interest = { flat: 84_000, food: 75_000, plain: 66_000 }

const idsOf = (wallet: Wallet | null | undefined) => wallet?.cards.map(({ cardId }) => cardId)

describe('a carried balance', () => {
  it('can rank a card with low interest ahead of one that earns more', () => {
    expect(idsOf(findBestWallet(question)?.best)).toEqual(['flat'])
    // plain: 100 − 660 = −560; food: 200 − 750 = −550; flat: 200 − 840 = −640
    expect(findBestWallet({ ...question, interest })).toMatchObject({
      best: { total: 20_000, interest: { cardId: 'food', cents: 75_000 } },
      runnerUp: { total: 10_000, interest: { cardId: 'plain', cents: 66_000 } },
      margin: 1000,
    })
  })

  it('goes on the card with the lowest interest, every year', () => {
    // 3 × (5,000 × 3 % + 5,000 × 2 %) with food and flat; plain is there for its rate alone: 3 × 660
    const answer = findBestWallet({ ...question, interest, size: 3, years: 3 })
    expect(idsOf(answer?.best)?.sort()).toEqual(['flat', 'food', 'plain'])
    expect(answer?.best).toMatchObject({ total: 75_000, interest: { cardId: 'plain', cents: 198_000 } })
  })

  it('doesn’t go on a card without a known rate unless there is no other', () => {
    const [first, ...others] = findNextCards({ ...question, interest }) ?? []
    expect(first?.cardId).toBe('food')
    expect(others.map(({ cardId }) => cardId)).toEqual(['plain', 'flat', 'silent'])
    const unknown = findBestWallet({ ...question, interest: {} })
    expect(idsOf(unknown?.best)).toEqual(['flat'])
    expect(unknown?.best.interest).toBeNull()
  })

  it('counts in what your cards add, and in why a card wasn’t chosen', () => {
    const asked = { ...question, owned: ['flat', 'plain'], size: 2, interest }
    // plain earns nothing beside flat, but the balance costs 660 on it instead of 840
    expect(reviewOwnedCards(asked, {})[1]).toMatchObject({ cardId: 'plain', verdict: 'keep', adds: 18_000 })
    const answer = findBestWallet({ ...question, interest })
    // 90 between −550 and −640; as one more, flat adds 2 % − 1 % of 5,000 and costs nothing to owe on
    expect(answer && whyNot({ ...question, interest }, answer, 'flat')).toMatchObject({
      short: 9000,
      addsAsOneMore: 5000,
    })
  })

  it('is ranked as by valuing every wallet', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = createRandom(seed)
      const made = makeCase(random, { cards: 5, kinds: 3, months: 2, units: 8, hasTops: true, isMixed: true })
      const cards = made.cards.map(cardOf)
      const rates = cards.flatMap(({ id }) => (random(5) === 0 ? [] : [[id, random(60) * 100] as const]))
      const isOwned = random(3) === 0
      // A card that you have stays, because it has no fee.
      const free = { firstYear: toCents(0), later: toCents(0) }
      const priced = cards.map((card, index) => (isOwned && index === 0 ? { ...card, fee: free } : card))
      const asked: WalletQuestion = {
        ...question,
        spend: spendFrom(purchasesOf(made.units), year2025),
        compiled: compileCatalog(priced, testAssumptions),
        owned: isOwned ? ['card-0'] : [],
        size: made.size,
        years: 2,
        interest: Object.fromEntries(rates),
      }
      const left = subsets(cards.map(({ id }) => id))
        .filter((ids) => ids.length <= made.size && asked.owned.every((id) => ids.includes(id)))
        .map((ids) => valueWallet(asked, ids))
      const known = left.filter((wallet) => wallet.interest !== null)
      const nets = (known.length > 0 ? known : left)
        .map((wallet) => wallet.total - (wallet.interest?.cents ?? 0))
        .sort((a, b) => b - a)
      const answer = findBestWallet(asked)
      const net = (wallet: Wallet | null | undefined) =>
        wallet ? toCents(wallet.total - (wallet.interest?.cents ?? 0)) : undefined
      expect([seed, net(answer?.best), net(answer?.runnerUp)]).toEqual([seed, nets[0], nets[1]])
    }
  })
})

function subsets(ids: readonly string[]): string[][] {
  return Array.from({ length: 2 ** ids.length - 1 }, (_, index) =>
    ids.filter((_id, bit) => ((index + 1) >> bit) % 2 === 1),
  )
}
