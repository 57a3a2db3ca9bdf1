import { creditId, release } from '@cardsight/catalog'
import { knownMerchants } from '@cardsight/categorizer'
import type { YourCard } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { changeRule, makeCard } from '../testing/tiny-catalog.ts'
import { earn, gasCard, makeInput, mine, onePercent, paid, twoPercent } from '../testing/your-cards-case.ts'
import { accountYearCapCards, accountYearCredits, creditPurchases, unevenCredits } from './credit-facts.ts'
import { prepareYourCards, type YourCardsInput } from './prepare.ts'
import { remindersOf } from './reminders.ts'
import { reviewCards } from './review-cards.ts'
import { describeBonus, describeCap, describeFee } from './sentences.ts'
import { trackCards } from './tracker.ts'

function track(input: YourCardsInput) {
  return trackCards(prepareYourCards(input), reviewCards(input))
}

describe('welcome bonuses', () => {
  const bonusOn = (today: string, by: string, purchases: readonly [string, number][]) => {
    const bonus = { spendCents: 1000_00, by: parseDay(by), reward: { kind: 'cash' as const, cents: 200_00 } }
    const cards = [mine(onePercent, { opened: '2026-10-01', bonus })]
    const bought = purchases.map(([day, dollars]) => paid('one-percent', day, dollars))
    return track(makeInput(today, [onePercent], cards, bought)).bonuses[0]
  }

  it('fail by a day', () => {
    const purchases: [string, number][] = [
      ['2026-10-20', 600],
      ['2026-11-11', 400],
    ]
    expect(bonusOn('2026-11-17', '2026-11-10', purchases)).toMatchObject({
      state: 'missed',
      spentCents: 600_00,
      leftCents: 400_00,
      earnedOn: null,
    })
    expect(bonusOn('2026-11-17', '2026-11-11', purchases)).toMatchObject({
      state: 'earned',
      leftCents: 0,
      earnedOn: '2026-11-11',
    })
  })

  it('say what is left, the pace, and whether it’s enough', () => {
    // $500 in the last 30 days, and as much in the 30 days that are left.
    const bonus = bonusOn('2026-11-17', '2026-12-17', [
      ['2026-10-19', 200],
      ['2026-11-17', 300],
    ])
    expect(bonus).toMatchObject({
      state: 'on-track',
      spentCents: 500_00,
      leftCents: 500_00,
      daysLeft: 30,
      neededPerDayCents: 16_67,
      pacePerDayCents: 16_66,
      rewardCents: 200_00,
    })
    const late = bonusOn('2026-11-17', '2026-12-17', [
      ['2026-10-19', 199.99],
      ['2026-11-17', 300],
    ])
    expect(late).toMatchObject({ state: 'at-risk', leftCents: 500_01, neededPerDayCents: 16_67 })
    expect(late === undefined ? '' : describeBonus('One Percent', late)).toBe(
      "You've spent $499.99 of $1,000 for the One Percent welcome bonus. Spend $500.01 more by Dec 17, 2026, about $16.67 a day. At your current pace, you'll miss it.",
    )
  })

  it('count the days that are left as they’re shown', () => {
    // Mar 4 is 107 days after Nov 17: $8,000 / 107 = $74.77.
    const bonus = {
      spendCents: 8000_00,
      by: parseDay('2027-03-04'),
      reward: { kind: 'cash' as const, cents: 0 },
    }
    const on = (today: string) =>
      track(makeInput(today, [onePercent], [mine(onePercent, { opened: '2026-11-17', bonus })])).bonuses
    expect(on('2026-11-17')).toMatchObject([{ daysLeft: 107, neededPerDayCents: 74_77 }])
    expect(on('2027-03-04')).toMatchObject([{ daysLeft: 0, neededPerDayCents: 8000_00 }])
  })

  it('are in reach if your usual spending is, whatever is on the card so far', () => {
    const bonus = {
      spendCents: 4000_00,
      by: parseDay('2027-02-19'),
      reward: { kind: 'cash' as const, cents: 200_00 },
    }
    const cards = [mine(onePercent, { opened: '2026-09-01', bonus }), mine(twoPercent)]
    const onOther = (dollars: number) =>
      track(
        makeInput('2026-11-17', [onePercent, twoPercent], cards, [
          paid('one-percent', '2026-09-02', 3970),
          paid('two-percent', '2026-11-01', dollars),
        ]),
      ).bonuses[0]
    const trackSlow = () =>
      track(makeInput('2026-11-17', [onePercent, twoPercent], cards, [paid('two-percent', '2026-09-02', 10)]))
        .bonuses[0]
    // Nothing on the card for 30 days, but $3,970 and $900 in 77 days on all cards: $30 are left, and 94 days.
    const bonusLeft = onOther(900)
    expect(bonusLeft).toMatchObject({ state: 'on-track', leftCents: 30_00, daysLeft: 94, pacePerDayCents: 0 })
    expect(bonusLeft === undefined ? '' : describeBonus('One Percent', bonusLeft)).not.toContain('miss')
    expect(bonusLeft?.usualPerDayCents).toBe(63_24)
    // Nothing on the card, and $10 in 77 days on the other one: $4,000 are far.
    const late = trackSlow()
    expect(late === undefined ? '' : describeBonus('One Percent', late)).toMatch(
      /At your current pace, you'll miss it, even if you put everything on this card\.$/,
    )
  })

  it('know the pace without purchases from the amount you entered, or not at all', () => {
    const bonus = {
      spendCents: 1000_00,
      by: parseDay('2026-12-17'),
      reward: { kind: 'cash' as const, cents: 200_00 },
    }
    const on = (more: Partial<YourCard>) =>
      track(makeInput('2026-11-17', [onePercent], [mine(onePercent, { accountIds: [], bonus, ...more })]))
        .bonuses
    expect(on({ opened: '2026-10-19' })).toMatchObject([
      { state: 'on-track', leftCents: 1000_00, pacePerDayCents: null },
    ])
    // $480 in the 30 days to Nov 17 is $16 a day: $480 in the 30 days left. $520 is missing.
    const spent = { cents: 480_00, asOf: parseDay('2026-11-17') }
    expect(on({ opened: '2026-10-19', bonus: { ...bonus, spent } })).toMatchObject([
      { state: 'at-risk', leftCents: 520_00, pacePerDayCents: 16_00 },
    ])
    // $500 in 30 days is $16.66 a day: $500 in 30 days, which is missing.
    const enough = { cents: 500_00, asOf: parseDay('2026-11-17') }
    expect(on({ opened: '2026-10-19', bonus: { ...bonus, spent: enough } })).toMatchObject([
      { state: 'on-track', leftCents: 500_00, pacePerDayCents: 16_66 },
    ])
  })

  it('take refunds off, and ignore purchases before the opening day', () => {
    const bonus = bonusOn('2026-11-17', '2026-12-17', [
      ['2026-09-30', 900],
      ['2026-10-02', 1000],
      ['2026-10-09', -50],
    ])
    expect(bonus).toMatchObject({ spentCents: 950_00, leftCents: 50_00, earnedOn: null })
  })
})

it('caps say what is used, what is left and when they renew', () => {
  const purchases = [paid('gas-card', '2026-10-31', 400, 'gas'), paid('gas-card', '2026-11-01', 120.5, 'gas')]
  const input = makeInput('2026-11-17', [gasCard], [mine(gasCard)], purchases)
  const [cap] = track(input).caps
  expect(cap).toMatchObject({ used: 120_50, left: 379_50, renewsOn: '2026-12-01' })
  expect(cap === undefined ? '' : describeCap(cap)).toBe('$379.50 of the $500 cap left until Dec 1, 2026.')
})

describe('statement credits', () => {
  const creditCard = (name: string, worth: number, every: 'month' | 'half-year' | 'year') =>
    makeCard('credit-card', 'Credit Card', { credits: [{ name, worth, every }] })

  it('with half-year periods renew on July 1', () => {
    const card = creditCard('StubHub Credits', 300, 'half-year')
    const purchases = [
      paid('credit-card', '2026-06-30', 100, 'entertainment', { merchant: 'stubhub' }),
      paid('credit-card', '2026-07-01', 120, 'entertainment', { merchant: 'stubhub' }),
      paid('credit-card', '2026-09-01', 50, 'entertainment', { merchant: 'stubhub' }),
      paid('credit-card', '2026-09-02', 50, 'entertainment'),
    ]
    const on = (today: string) => track(makeInput(today, [card], [mine(card)], purchases)).credits
    expect(on('2026-06-30')).toMatchObject([
      {
        amountCents: 150_00,
        usedCents: 100_00,
        leftCents: 50_00,
        daysLeft: 0,
        isExpiring: true,
        source: 'purchases',
      },
    ])
    expect(on('2026-08-31')).toMatchObject([
      {
        usedCents: 120_00,
        leftCents: 30_00,
        period: { first: '2026-07-01', last: '2026-12-31' },
        isExpiring: false,
      },
    ])
    expect(on('2026-12-31')).toMatchObject([{ usedCents: 150_00, leftCents: 0, isExpiring: false }])
  })

  it('expire soon by the same days, whatever their period, if you use them', () => {
    const card = makeCard('credit-card', 'Credit Card', {
      credits: [
        { name: 'Uber Cash', worth: 120, every: 'month' },
        { name: 'Lounge Credit', worth: 50, every: 'year' },
        { name: 'StubHub Credits', worth: 300, every: 'half-year' },
      ],
    })
    const on = (today: string) => {
      const prepared = prepareYourCards(
        makeInput(today, [card], [mine(card, { credits: ['uber-cash', 'lounge'] })]),
      )
      const tracker = trackCards(prepared)
      const days = remindersOf(prepared, tracker).map(({ id, day }) => `${day} ${id.split('.')[2]}`)
      return { urgent: tracker.credits.filter(({ isExpiring }) => isExpiring), days }
    }
    // 12 days until the end of November, 43 until the end of the year. No one uses StubHub.
    expect(on('2026-11-18').urgent.map(({ name, daysLeft }) => [name, daysLeft])).toEqual([['Uber Cash', 12]])
    expect(on('2026-12-19').urgent.map(({ name, daysLeft }) => [name, daysLeft])).toEqual([
      ['Uber Cash', 12],
      ['Lounge Credit', 12],
    ])
    // The reminder comes on the first urgent day.
    expect(on('2026-12-16').urgent).toEqual([])
    expect(on('2026-12-17').urgent).toHaveLength(2)
    expect(on('2026-12-16').days.slice(0, 2)).toEqual(['2026-12-17 lounge', '2026-12-17 uber-cash'])
  })

  it('are ticked if purchases don’t show them, and never counted twice', () => {
    const card = creditCard('Uber Cash', 200, 'month')
    const ticks = [
      { creditId: 'uber-cash', on: parseDay('2026-11-02'), cents: 10_00 },
      { creditId: 'uber-cash', on: parseDay('2026-10-31'), cents: 5_00 },
    ]
    const on = (today: string) => track(makeInput(today, [card], [mine(card, { ticks })])).credits
    // $15 a month, and $35 in December.
    expect(on('2026-11-17')).toMatchObject([
      { amountCents: 15_00, usedCents: 10_00, source: 'ticks', isRecognized: false },
    ])
    expect(on('2026-12-01')).toMatchObject([{ amountCents: 35_00, usedCents: 0, source: 'none' }])

    const dunkin = creditCard("Dunkin' Credit", 84, 'month')
    const purchases = [paid('credit-card', '2026-11-03', 4, 'fast-food', { merchant: 'dunkin' })]
    const both = [{ creditId: 'dunkin', on: parseDay('2026-11-03'), cents: 4_00 }]
    const input = makeInput('2026-11-17', [dunkin], [mine(dunkin, { ticks: both })], purchases)
    expect(track(input).credits).toMatchObject([{ amountCents: 7_00, usedCents: 4_00, leftCents: 3_00 }])
  })

  it('of an account year renew on the anniversary', () => {
    const reserve = makeCard('chase-sapphire-reserve', 'Reserve', {
      credits: [{ name: 'Annual Travel Credit', worth: 300, every: 'year' }],
    })
    const purchases = [
      paid('chase-sapphire-reserve', '2026-03-13', 200, 'hotels'),
      paid('chase-sapphire-reserve', '2026-03-14', 120, 'flights'),
    ]
    const cards = [mine(reserve, { opened: '2024-03-14' })]
    expect(track(makeInput('2026-11-17', [reserve], cards, purchases)).credits).toMatchObject([
      { per: 'account-year', period: { first: '2026-03-14', last: '2027-03-13' }, usedCents: 120_00 },
    ])
  })

  it('and caps with facts of their own are those of the catalog', () => {
    const credits = release.cards.flatMap((card) =>
      (card.credits ?? []).map(({ name, worth, every }) => ({
        cardId: card.id,
        id: creditId(name, card),
        worth,
        every,
      })),
    )
    const ids = new Set(credits.map(({ id }) => id))
    const merchants = new Set(knownMerchants.map(({ key }) => key))
    expect(Object.keys(creditPurchases).filter((id) => !ids.has(id))).toEqual([])
    const named = Object.values(creditPurchases).flatMap((purchases) => purchases.merchants ?? [])
    expect(named.filter((merchant) => !merchants.has(merchant))).toEqual([])
    expect(
      unevenCredits.filter(
        ({ creditId: id, yearlyCents, monthlyCents, decemberCents }) =>
          monthlyCents * 11 + decemberCents !== yearlyCents ||
          !credits.some(
            (credit) => credit.id === id && credit.worth * 100 === yearlyCents && credit.every === 'month',
          ),
      ),
    ).toEqual([])
    const known = Object.entries(accountYearCredits).flatMap(([cardId, list]) =>
      list.filter(
        (id) =>
          !credits.some((credit) => credit.cardId === cardId && credit.id === id && credit.every === 'year'),
      ),
    )
    expect(known).toEqual([])
    const cardsWithCaps = release.cards
      .filter(({ engine }) => Object.values(engine.caps).some(({ per }) => per === 'year'))
      .map(({ id }): string => id)
    expect(accountYearCapCards.filter((id) => !cardsWithCaps.includes(id))).toEqual([])
  })
})

describe('annual fees', () => {
  const feeCard = makeCard('fee-card', 'Fee Card', {
    engine: { rules: [earn(3)], fee: { firstYear: toCents(0), later: toCents(95_00) } },
  })
  const lite = makeCard('lite', 'Lite', { engine: { rules: [earn(2.2)] } })
  const cards = [mine(feeCard, { opened: '2024-03-14' }), mine(twoPercent)]

  const feeOf = (dollars: number, catalog = [feeCard, twoPercent]) => {
    const purchases = [paid('fee-card', '2025-11-18', 0), paid('fee-card', '2026-06-01', dollars)]
    const made = makeInput('2026-11-17', catalog, cards, purchases)
    const release = { ...made.catalog.release, issuerRules: { change: changeRule(['fee-card', 'lite']) } }
    const input = { ...made, catalog: { ...made.catalog, release } }
    const [anniversary] = track(input).anniversaries
    return {
      anniversary,
      text: anniversary === undefined ? '' : describeFee(prepareYourCards(input), 'Fee Card', anniversary),
    }
  }

  it('are worth keeping if the card adds more than they cost', () => {
    // 3% instead of 2% of $20,000 is $200, less $95.
    const { anniversary, text } = feeOf(20_000)
    expect(anniversary).toMatchObject({ on: '2027-03-14', daysLeft: 117, feeCents: 95_00 })
    expect(anniversary?.review).toEqual({ verdict: 'keep', addsCents: 105_00, downgrade: null })
    expect(text).toBe(
      'The Fee Card annual fee of $95 is due on Mar 14, 2027. Keep it: it earns you $105 more than your other cards next year, after the fee.',
    )
  })

  it('are a reason to downgrade or cancel otherwise', () => {
    // 3% instead of 2% of $5,000 is $50, less $95; 2.2% instead of 2% is $10.
    expect(feeOf(5000).anniversary?.review).toEqual({ verdict: 'cancel', addsCents: -45_00, downgrade: null })
    const { anniversary, text } = feeOf(5000, [feeCard, twoPercent, lite])
    expect(anniversary?.review).toEqual({
      verdict: 'downgrade',
      addsCents: -45_00,
      downgrade: { cardId: 'lite', addsCents: 10_00 },
    })
    expect(text).toContain('Ask to downgrade to Lite, which is worth $55 more to you next year.')
  })

  it('are reviewed with at least 28 days of purchases, which stand for a year', () => {
    const reviewOf = (first: string) => {
      const input = makeInput('2026-11-17', [feeCard, twoPercent], cards, [paid('fee-card', first, 2000)])
      return track(input).anniversaries[0]?.review
    }
    expect(reviewOf('2026-10-22')).toBeNull()
    // 73 days are a fifth of a year: 1% of $10,000, less $95.
    expect(reviewOf('2026-09-06')).toMatchObject({ verdict: 'keep', addsCents: 5_00 })
  })

  it('are reviewed with the categories that you chose', () => {
    const options = [
      { key: 'gas', where: { leaves: ['gas' as const] } },
      { key: 'dining', where: { leaves: ['dining' as const] } },
    ]
    const chooser = makeCard('chooser', 'Chooser', {
      engine: {
        rules: [
          { id: 'chosen', rate: 5000, target: { kind: 'chosen', count: 1, per: 'quarter', options } },
          earn(1),
        ],
        fee: { firstYear: toCents(20_00), later: toCents(20_00) },
      },
    })
    const purchases = [paid('two-percent', '2025-11-18', 0), paid('two-percent', '2026-06-01', 1000, 'gas')]
    const reviewOf = (key: string) => {
      const choices = [{ from: parseDay('2026-10-01'), options: [key] }]
      const yours = [mine(chooser, { opened: '2024-03-14', choices }), mine(twoPercent)]
      return track(makeInput('2026-11-17', [chooser, twoPercent], yours, purchases)).anniversaries[0]?.review
    }
    // 5% instead of 2% of $1,000, less $20; or nothing, less $20.
    expect(reviewOf('gas')).toMatchObject({ verdict: 'keep', addsCents: 10_00 })
    expect(reviewOf('dining')).toMatchObject({ verdict: 'cancel', addsCents: -20_00 })
  })

  it('count authorized users apart, and need no purchases', () => {
    const users = mine(feeCard, { opened: '2024-11', authorizedUsers: { count: 2, feeCents: 75_00 } })
    const input = makeInput('2026-11-17', [feeCard], [users])
    expect(track(input).anniversaries).toMatchObject([
      { on: '2027-11-01', feeCents: 95_00, authorizedUsersCents: 150_00, review: null },
    ])
  })
})
