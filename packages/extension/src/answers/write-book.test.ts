import { answerHere, createRunCatalog, prepareYourCards } from '@cardsight/answers'
import {
  earn,
  gasCard,
  makeCard,
  makeRelease,
  mine,
  onePercent,
  twoPercent,
} from '@cardsight/answers/testing'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCards } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { answerIn, rateText } from './answer-book.ts'
import { stampOf, writeBook } from './write-book.ts'

const today = parseDay('2026-11-19')
const amexCard = makeCard('amex-four', 'Amex Four', {
  network: 'amex',
  engine: { rules: [earn(4)], refusedBy: ['costco', 'costco-com'] },
})
const groceryCard = makeCard('grocery-six', 'Grocery Six', {
  engine: { rules: [earn(6, ['supermarket']), earn(1)] },
})
const release = makeRelease([amexCard, gasCard, groceryCard, onePercent, twoPercent])
const cards = (...own: YourCards['cards']): YourCards => ({ version: 1, cards: own })
const supermarket = { leaf: 'supermarket', merchant: null } as const

describe('the book of answers', () => {
  const { answers: book } = writeBook(
    { release, cards: cards(mine(amexCard), mine(twoPercent)), today },
    { isComplete: true },
  )

  it('ranks your cards, and says what another would add', () => {
    const answer = answerIn(book, supermarket)
    expect(answer?.choices.map(({ cardId, totalCents }) => [cardId, totalCents])).toEqual([
      ['amex-four', 4_00],
      ['two-percent', 2_00],
    ])
    // 6% instead of 4%.
    expect(answer?.toAdd).toMatchObject({
      cardId: 'grocery-six',
      totalCents: 6_00,
      moreCents: 2_00,
      annualFeeCents: 0,
    })
    expect(answer && rateText(answer)).toBe('4%')
  })

  it('puts cards that a store doesn’t take last', () => {
    const answer = answerIn(book, { leaf: 'wholesale-club', merchant: 'costco-com' })
    expect(answer?.choices.map(({ cardId, isRefused }) => [cardId, isRefused])).toEqual([
      ['two-percent', false],
      ['amex-four', true],
    ])
    expect(answer?.refusedNote).toBe(
      'Amex Four would earn more, but only Visa, Mastercard and Discover cards work at Costco.com.',
    )
    expect(answer && rateText(answer)).toBe('2%')
  })

  it('says nothing of what is left of a cap, because it knows no purchases', () => {
    const { answers: withCap } = writeBook(
      { release, cards: cards(mine(gasCard)), today },
      { isComplete: false },
    )
    const [choice] = answerIn(withCap, { leaf: 'gas', merchant: null })?.choices ?? []
    expect(choice).toMatchObject({ reason: '5% cash back on gas, up to $500 a month.', notes: [] })
  })

  it('says what is left of a cap on an account’s card, if its purchases are known', () => {
    const habits = {
      ...{ memberships: [], activatesCategories: true, booksInPortals: false },
      ...{ hasBusiness: false, carriesBalance: false },
    }
    const held = {
      ...{ asOf: today, yourCards: cards(mine(gasCard), mine(twoPercent)), habits },
      used: { 'gas-card': { caps: { gas: 450_00 }, top: {} } },
    }
    const gas = { leaf: 'gas', merchant: null } as const
    const { answers } = writeBook({ release, cards: held, today }, { isComplete: false })
    // $50 at 5% and $50 at 1%.
    expect(answerIn(answers, gas)?.choices[0]).toMatchObject({
      ...{ cardId: 'gas-card', totalCents: 3_00 },
      notes: ['Also 1% cash back on everything else.', '$50 of the $500 cap left until Dec 1, 2026.'],
    })
    const later = writeBook({ release, cards: held, today: parseDay('2026-12-01') }, { isComplete: false })
    expect(answerIn(later.answers, gas)?.choices[0]).toMatchObject({ cardId: 'gas-card', totalCents: 5_00 })
    const inDebt = { ...held, habits: { ...habits, carriesBalance: true } }
    const debt = writeBook({ release, cards: inDebt, today }, { isComplete: true })
    expect(debt.book.hasDebt).toBe(true)
    expect(answerIn(debt.answers, gas)).toMatchObject({ choices: [], toAdd: null })
  })

  it('falls back to the kind of store for a merchant that no card names', () => {
    expect(answerIn(book, { ...supermarket, merchant: 'corner-shop' })).toEqual(answerIn(book, supermarket))
  })

  it('has another stamp for other cards, another day and another catalog', () => {
    const input = { release, cards: cards(mine(amexCard)), today }
    const stamps = [
      input,
      { ...input, cards: cards(mine(twoPercent)) },
      { ...input, today: parseDay('2026-11-20') },
      { ...input, release: { ...release, version: 'newer' } },
    ].map(stampOf)
    expect(new Set(stamps).size).toBe(4)
  })
})

it('answers as the site does, with the published catalog', () => {
  const yourCards = cards(
    ...['american-express-gold-card', 'citi-double-cash', 'chase-freedom-flex'].map((id) => ({
      ...mine(onePercent),
      ...{ id, cardId: id, accountIds: [] },
    })),
  )
  const input = { release: releaseWithBusiness, cards: yourCards, today }
  const { answers: book } = writeBook(input, { isComplete: false })
  const catalog = createRunCatalog(releaseWithBusiness, today)
  const prepared = prepareYourCards({ catalog, yourCards, purchases: [], profile: defaultProfile })
  const places = [
    { leaf: 'dining', merchant: null },
    { leaf: 'online-shopping', merchant: 'amazon' },
    { leaf: 'wholesale-club', merchant: 'costco-com' },
  ] as const
  for (const place of places) {
    const known = { kind: 'known', name: '', isSure: true, ...place } as const
    const onSite = answerHere(prepared, known, { cents: 100_00, isAbroad: false })
    const amounts = (choices: readonly { cardId: string; totalCents: number }[] = []) =>
      choices.map(({ cardId, totalCents }) => [cardId, totalCents])
    expect(amounts(answerIn(book, place)?.choices)).toEqual(
      amounts(onSite.kind === 'choices' ? onSite.choices : []),
    )
  }
})
