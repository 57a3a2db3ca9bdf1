import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardText } from './cards.ts'
import { answerDebt, type DebtQuestion, debtForProfile, debtQuestion } from './debt.ts'
import { debtHeadline, debtNotes, debtTerms, debtVerdict, payoffText, savingEnds } from './debt-text.ts'
import { defaultProfile, usualDebt, usualPayment } from './profile.ts'
import { texts } from './testing/small-run.ts'

const [plain = fail(), , ferry = fail()] = texts.cards
const lending = { averagePercent: 22, leastTransferFee: 5 }

function fail(): never {
  throw new Error('the small run has too few cards')
}

function card(cardId: string, interest: Partial<CardText['interest']>, fees = [0, 0, 0]): CardText {
  return {
    ...{ ...plain, cardId, name: cardId },
    interest: { ...plain.interest, ...interest },
    terms: { ...plain.terms, fees },
  }
}

const question: DebtQuestion = { balance: 8000, payment: 458, use: 'transfer' }
const simple = card('simple', {
  transfers: { months: 18, percent: 0 },
  transferFee: { percent: 3, isUsual: false },
})

function answer(cards: readonly CardText[], changes: Partial<DebtQuestion> = {}) {
  return answerDebt(cards, { question: { ...question, ...changes }, credit: 'good', deposit: 500, lending })
}

describe('the answer to a debt', () => {
  it('is what the cheapest card costs instead of the average APR', () => {
    const { results, stay, ...asked } = answer([simple])
    // 3% of 8,000; paid off with the eighteenth payment
    expect(results).toMatchObject([{ cost: 240, transferFee: 240, interest: 0, months: 18, owed: 0 }])
    expect(asked).toEqual({ balance: 8000, payment: 458, use: 'transfer', averagePercent: 22 })
    expect(debtHeadline({ ...asked, results, stay: { ...stay, cost: 1779.84 } })).toBe(
      '0% for 18 months, 3% fee: you’d pay $240 instead of $1,780.',
    )
  })

  it('leaves out cards that take no transfers, but not for purchases', () => {
    const store = card('store', { transferFee: null, purchases: { months: 12, percent: 0 } })
    expect(answer([store, simple]).results.map(({ cardId }) => cardId)).toEqual(['simple'])
    const financed = answerDebt([store], {
      question: { ...question, use: 'purchase' },
      credit: 'good',
      deposit: 500,
      lending,
    })
    expect(financed.results).toMatchObject([
      { cardId: 'store', transferFee: 0, feePercent: 0, introMonths: 12 },
    ])
  })

  it('leaves out secured cards with a smaller deposit than the balance', () => {
    const secured = { ...simple, terms: { ...simple.terms, isSecured: true as const } }
    const listed = (deposit: number) =>
      answerDebt([secured], { question, credit: 'poor', deposit, lending }).results.map(
        ({ cardId }) => cardId,
      )
    expect(listed(7999)).toEqual([])
    expect(listed(8000)).toEqual(['simple'])
  })

  it.each([
    ['excellent', 15],
    ['good', 20],
    ['fair', 25],
    ['poor', 25],
    ['none', 25],
  ] as const)('counts the part of the APR range that is usual for %s credit', (credit, percent) => {
    const ranged = card('ranged', { regular: [15, 25] })
    expect(answerDebt([ranged], { question, credit, deposit: 500, lending }).results[0]?.percent).toBe(
      percent,
    )
  })

  it('is to leave the balance alone if no card saves money', () => {
    const dear = card('dear', { regular: [30, 30] })
    expect(debtHeadline(answer([dear]))).toBe(
      'Keep your balance where it is: moving it to a card you can get wouldn’t save you money.',
    )
    expect(debtHeadline(answer([]))).toBe('No card you can get takes a balance transfer.')
  })

  it('speaks of one card on its page, even if others would save money', () => {
    const dear = card('dear', { regular: [30, 30] })
    expect(debtVerdict(answer([dear]))).toBe('Moving your balance to this card wouldn’t save you money.')
    expect(debtVerdict({ ...answer([dear]), use: 'purchase' })).toBe(
      'This card wouldn’t finance your purchases for less than the average card.',
    )
    expect(debtVerdict(answer([]))).toBe('This card takes no balance transfers.')
    expect(debtVerdict(answer([simple]))).toBe(debtHeadline(answer([simple])))
  })

  it('says of each card what it saves, and where saving ends', () => {
    const answered = answer([card('dear', { regular: [30, 30] }), simple])
    const [saving, dear] = answered.results
    expect(saving).toMatchObject({ cardId: 'simple', cost: 240 })
    expect(saving?.saved).toBeCloseTo(answered.stay.cost - 240, 2)
    expect(dear?.saved).toBeLessThan(0)
    const stay = { cost: 1779.84, months: 22, owed: 0 }
    expect(savingEnds({ ...answered, stay })).toBe(
      'The cards below save you nothing: leaving your balance where it is costs $1,780, and they cost as much or more.',
    )
    expect(savingEnds({ ...answered, stay, use: 'purchase' })).toBe(
      'The cards below save you nothing: the average card costs $1,780, and they cost as much or more.',
    )
    // A card with the average APR and no fee costs the same as staying.
    const same = card('same', { regular: [22, 22], transferFee: { percent: 0, isUsual: false } })
    expect(answer([same]).results[0]?.saved).toBe(0)
    expect(debtHeadline(answer([same]))).toMatch(/^Keep your balance where it is/)
  })

  it('says what is left after 36 months if the payment is too low', () => {
    // 8,240 without interest for 18 months at 100 leaves 6,440, which grows by 20% a year.
    const low = answer([simple], { payment: 100 })
    expect(low.results[0]?.months).toBeNull()
    expect(payoffText(low.results[0] ?? fail())).toMatch(/^Not paid off after 36 months: \$\d,\d{3} left$/)
    expect(debtNotes(low, 'good').join(' ')).toMatch(/A higher payment saves you the most\./)
  })

  it('ranks equal costs by a longer intro, then a lower APR, then like all cards', () => {
    const fee = { transferFee: { percent: 3, isUsual: false } }
    const names = answer([
      card('b', { ...fee, transfers: { months: 18, percent: 0 } }),
      card('a', { ...fee, transfers: { months: 18, percent: 0 } }),
      card('low', { ...fee, transfers: { months: 18, percent: 0 }, regular: [10, 12] }),
      card('long', { ...fee, transfers: { months: 21, percent: 0 } }),
    ]).results.map(({ cardId }) => cardId)
    expect(names).toEqual(['long', 'low', 'a', 'b'])
  })

  it('never ranks a card worse for a longer intro, a lower fee or a lower APR', () => {
    const someCard = fc.record({
      months: fc.nat(21),
      fee: fc.constantFrom(0, 3, 4, 5),
      regular: fc.integer({ min: 10, max: 30 }),
      annual: fc.constantFrom(0, 95_00),
    })
    type Offer = Readonly<{ months: number; fee: number; regular: number; annual: number }>
    const make = (id: string, { months, fee, regular, annual }: Offer) =>
      card(
        id,
        {
          transfers: { months, percent: 0 },
          transferFee: { percent: fee, isUsual: false },
          regular: [regular, regular + 5],
        },
        [annual, 2 * annual, 3 * annual],
      )
    const improve = fc.constantFrom<(one: Offer) => Offer>(
      (one) => ({ ...one, months: one.months + 3 }),
      (one) => ({ ...one, fee: Math.max(0, one.fee - 2) }),
      (one) => ({ ...one, regular: one.regular - 3 }),
    )
    const debts = fc.record({
      balance: fc.integer({ min: 1, max: 99_999 }),
      payment: fc.integer({ min: 1, max: 3000 }),
    })
    fc.assert(
      fc.property(
        fc.array(someCard, { maxLength: 8 }),
        someCard,
        improve,
        debts,
        (others, one, better, debt) => {
          const rankOf = (own: Offer) =>
            answerDebt([...others.map((other, index) => make(`other ${index}`, other)), make('own', own)], {
              question: { ...debt, use: 'transfer' },
              credit: 'good',
              deposit: 500,
              lending,
            }).results.findIndex(({ cardId }) => cardId === 'own')
          expect(rankOf(better(one))).toBeLessThanOrEqual(rankOf(one))
        },
      ),
    )
  })

  it('has only cards within reach, one for each product', () => {
    const person = { ...defaultProfile, credit: 'poor' as const }
    expect(debtForProfile(texts, person, question).results).toEqual([])
    const ids = debtForProfile(texts, defaultProfile, question).results.map(({ cardId }) => cardId)
    expect(ids.toSorted()).toEqual([plain.cardId, ferry.cardId])
  })
})

describe('the debt that cards are ranked by', () => {
  it('is the person’s own, whatever the filters', () => {
    const debt = { balance: 700, payment: 70 }
    expect(debtQuestion(debt, ['0% Intro APR'])).toEqual({ ...debt, use: 'transfer' })
    expect(debtQuestion(debt)).toEqual({ ...debt, use: 'transfer' })
  })

  it.each([
    [['Travel'], null],
    [['Travel', 'Balance Transfer'], 'transfer'],
    [['0% Intro APR'], 'purchase'],
    [['0% Intro APR', 'Balance Transfer'], 'transfer'],
  ] as const)('is a usual one for %j', (filters, use) => {
    expect(debtQuestion(null, filters)).toEqual(use && { balance: 5000, payment: 250, use })
  })

  it('is paid off at 5% a month, and at least $25, if nothing else is known', () => {
    expect(usualDebt).toEqual({ balance: 5000, payment: 250 })
    expect([usualPayment(100), usualPayment(2501)]).toEqual([25, 126])
  })
})

it('words the terms of a card', () => {
  const [offer = fail()] = answer([simple]).results
  expect(debtTerms(offer, 'transfer')).toBe('0% for 18 months, 3% fee')
  expect(debtTerms(offer, 'purchase')).toBe('0% for 18 months')
  const regular = { ...offer, introMonths: 0, percent: 17.99, feePercent: 0 }
  expect(debtTerms(regular, 'transfer')).toBe('17.99% APR, no transfer fee')
})
