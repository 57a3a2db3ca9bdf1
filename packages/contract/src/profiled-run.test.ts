/** One run, valued for different people. */
import { describe, expect, it } from 'vitest'
import type { CardText, CardTexts } from './cards.ts'
import { expandRun } from './expand-run.ts'
import { defaultProfile, type Profile } from './profile.ts'
import type { ProgramOption } from './profile-options.ts'
import { run, texts } from './testing/small-run.ts'

const [anchor, , ferry] = texts.cards
if (anchor === undefined || ferry === undefined) {
  throw new Error('the small run has no Anchor or Ferry')
}

const miles: ProgramOption = {
  id: 'miles',
  name: 'Sky Miles',
  kind: 'airline',
  unit: 'miles',
  needsUse: true,
  values: { floor: 0, easy: 0, usual: 150 },
}
const points: ProgramOption = {
  ...miles,
  id: 'points',
  name: 'Bank Points',
  kind: 'bank',
  needsUse: false,
  values: { floor: 50, easy: 100, usual: 170 },
}

function textsWith(change: (ferry: CardText) => Partial<CardText>, more: Partial<CardTexts> = {}): CardTexts {
  const cards = texts.cards.map((card) => (card === ferry ? { ...card, ...change(ferry) } : card))
  const profileOptions = {
    ...texts.profileOptions,
    programs: [...texts.profileOptions.programs, miles, points],
  }
  return { ...texts, cards, profileOptions, ...more }
}

function ferryFor(profile: Partial<Profile>, withTexts: CardTexts, numbers = run) {
  const details = expandRun(numbers, withTexts, { ...defaultProfile, ...profile })
  return details.results[1].find(({ cardId }) => cardId === 'ferry')
}

describe('points', () => {
  const inProgram = (program: string) => textsWith(({ terms }) => ({ terms: { ...terms, program } }))

  it.each([
    // 12,000.4 points and a bonus of 20,000
    [{ points: 'cash' }, 60, 100],
    [{ points: 'easy' }, 120, 200],
    [{ points: 'transfers' }, 204.01, 340],
    [{ points: 'own', pointValues: { points: 125 } }, 150.01, 250],
    [{ points: 'own', pointValues: { miles: 125 } }, 120, 200],
  ] as const)('of a bank are worth what %j gets for them', (profile, money, introMoney) => {
    expect(ferryFor(profile, inProgram('points'))).toMatchObject({ money, introMoney })
  })

  it.each([
    [{}, 0, 0],
    [{ points: 'transfers' }, 0, 0],
    [{ points: 'cash', programs: { miles: 500 } }, 0, 0],
    // 180.01 of the 500.00 that the person spends there; the bonus of 300.00 fits in too
    [{ programs: { miles: 500 } }, 180.01, 300],
    [{ programs: { miles: 400 } }, 180.01, 219.99],
    [{ programs: { miles: 100 } }, 100, 0],
  ] as const)('of an airline count only for people who fly it: %j', (profile, money, introMoney) => {
    expect(ferryFor(profile, inProgram('miles'))).toMatchObject({ money, introMoney })
  })

  it('of an airline count up to the flights in the spending if no amount is stated', () => {
    const numbers = { ...run, usableCents: { ...run.usableCents, airline: 20_000 } }
    expect(ferryFor({ programs: { miles: null } }, inProgram('miles'), numbers)).toMatchObject({
      money: 180.01,
      introMoney: 19.99,
    })
  })
})

it('counts the expected share of credits that the person uses', () => {
  const withCredit = textsWith(({ terms }) => ({
    terms: { ...terms, credits: [{ id: 'dining', yearlyCents: 12_000, per: 'month', breadth: 'brand' }] },
  }))
  expect(ferryFor({}, withCredit)?.money).toBe(120)
  expect(ferryFor({ credits: ['dining'] }, withCredit)?.money).toBe(180)
})

it('counts broad credits for everyone, up to what the run says the spending can use of them', () => {
  const withCredit = textsWith(({ terms }) => ({
    terms: { ...terms, credits: [{ id: 'travel', yearlyCents: 30_000, per: 'year', breadth: 'broad' }] },
  }))
  const card = withCredit.cards.findIndex(({ name }) => name === 'Ferry')
  const numbers = { ...run, credits: [{ users: [{ card, credit: 0 }], cents: 20_000, alone: [] }] }
  // 90% of 300; 90% of 200
  expect(ferryFor({}, withCredit)?.money).toBe(120 + 270)
  expect(ferryFor({}, withCredit, numbers)?.money).toBe(120 + 180)
  // What the person says counts instead, up to the face value.
  expect(ferryFor({ creditAmounts: { travel: 0 } }, withCredit, numbers)?.money).toBe(120)
  expect(ferryFor({ creditAmounts: { travel: 250 } }, withCredit, numbers)?.money).toBe(120 + 250)
  expect(ferryFor({ creditAmounts: { travel: 400 } }, withCredit, numbers)?.money).toBe(120 + 300)
})

describe('cards out of reach', () => {
  const namesOf = (list: readonly { cardName: string }[]) => list.map(({ cardName }) => cardName)
  const clubOnly = textsWith(() => ({ needs: { credit: 'excellent', memberships: ['club'] } }), {
    profileOptions: {
      ...texts.profileOptions,
      memberships: [
        {
          id: 'club',
          name: 'Club',
          kind: 'paid',
          yearlyCost: 60,
          who: 'Anyone.',
          implies: [],
          changesRates: false,
        },
      ],
    },
  })

  it('have a list of their own, with what the person lacks', () => {
    const details = expandRun(run, clubOnly)
    expect(namesOf(details.results[1])).toEqual(['Anchor'])
    expect(namesOf(details.outOfReach[1])).toEqual(['Ferry'])
    expect(details.cards.ferry?.outOfReach).toEqual([
      { kind: 'credit', level: 'excellent' },
      { kind: 'membership', id: 'club' },
    ])
    expect(namesOf(details.resultsByCategory.Travel?.[1].results ?? [])).toEqual(['Anchor'])
  })

  it('are within reach with the credit and the membership', () => {
    const member = { ...defaultProfile, credit: 'excellent', memberships: ['club'] } as const
    expect(namesOf(expandRun(run, clubOnly, member).results[1])).toEqual(['Ferry', 'Anchor'])
  })
})

it('shows one row for the variants of a product: the one within reach', () => {
  const variants = textsWith(() => ({
    variantOf: 'anchor',
    audience: 'Student',
    needs: { credit: 'none', memberships: [] },
  }))
  const idsFor = (credit: Profile['credit']) =>
    expandRun(run, variants, { ...defaultProfile, credit }).results[1].map(({ cardId }) => cardId)
  expect(idsFor('good')).toEqual(['anchor'])
  expect(idsFor('fair')).toEqual(['ferry'])
  const { cards } = expandRun(run, variants)
  expect(cards.anchor?.variants).toEqual([{ cardId: 'ferry', audience: 'Student' }])
})

describe('the answer', () => {
  it('compares the pick with a plain 2% card', () => {
    // Ferry earns 320.00 in the first year; 2% of 6,792.00 is 135.84
    const { answers, noBonus_answers } = expandRun(run, texts)
    expect(answers[1]).toEqual({
      cardId: 'ferry',
      totalMoney: 320,
      ties: [],
      gainOverPlain: 184.16,
      breakEven: null,
      // Ferry earns 360.01 in three years, 120.00 in the first, and costs 190.00 in the others: half of 50.01.
      later: { yearly: 25.01, keep: { cardId: 'anchor', yearly: 180 } },
    })
    expect(noBonus_answers[1]).toMatchObject({ cardId: 'anchor', totalMoney: 180, gainOverPlain: 44.16 })
  })

  it('is the first card of the list, and names the cards within 1% or $5', () => {
    // Over two years Anchor earns 360.00 and Ferry 345.01 after a fee of 95.00.
    expect(expandRun(run, texts).answers[2]).toMatchObject({ cardId: 'anchor', ties: [] })
    const points = (value: number, fee: number) => {
      const withFee = textsWith(({ terms }) => ({
        terms: { ...terms, program: 'points', fees: [fee, fee, fee], bonus: [] },
      }))
      const profile = { ...defaultProfile, points: 'own', pointValues: { points: value } } as const
      return expandRun(run, withFee, profile).answers[1]
    }
    // 12,000 points at 1.51 cents are 181.20: more than Anchor's 180.00, and still more after a fee of 1.00.
    expect(points(151, 100)).toMatchObject({ cardId: 'ferry', totalMoney: 180.21, ties: ['anchor'] })
    // At 1.46 cents 175.21, and at 1.45 cents 174.01: 4.79 and 5.99 less than Anchor.
    expect(points(146, 0)).toMatchObject({ cardId: 'anchor', ties: ['ferry'] })
    expect(points(145, 0)).toMatchObject({ cardId: 'anchor', ties: [] })
    // At 15.16 cents 1,819.26, and Anchor 180.00.
    expect(points(1516, 0)).toMatchObject({ cardId: 'ferry', ties: [] })
  })

  it('says at which point value another card would win', () => {
    const inPoints = textsWith(({ terms }) => ({ terms: { ...terms, program: 'points' } }))
    // 32,000 points: 180.00 of Anchor is 0.5625 cents per point.
    expect(expandRun(run, inPoints).answers[1]).toMatchObject({ cardId: 'ferry', breakEven: 0.57 })
  })

  it('is the card on which a debt costs the least, without rewards', () => {
    const inDebt = { ...defaultProfile, debt: { balance: 1000, payment: 600 } }
    const withOffer = textsWith(({ interest }) => ({
      interest: { ...interest, transfers: { months: 18, percent: 0 } },
    }))
    const { results, noBonus_results, answers, debt, cards } = expandRun(run, withOffer, inDebt)
    expect(answers[1]).toMatchObject({ cardId: 'ferry', ties: [], breakEven: null })
    // Ferry has no fee in its first year. A transfer fee of 50 alone, and with two months at 20%: 17.50 and 7.79.
    expect(results[1]).toMatchObject([
      { cardId: 'ferry', money: -50, introMoney: 0, points: 0, annualFee: 0, totalMoney: -50 },
      { cardId: 'anchor', money: -75.29, introMoney: 0, points: 0, annualFee: 0, totalMoney: -75.29 },
    ])
    expect(noBonus_results).toEqual(results)
    // At 22%: 1,000 × 22% / 12 = 18.33; 418.33 × 22% / 12 = 7.67
    expect(debt?.stay).toEqual({ cost: 26, months: 2, owed: 0 })
    expect(Object.values(cards).flatMap(({ stat }) => stat)).toEqual([])
  })
})
