import { categorize } from '@cardsight/categorizer'
import type { Leaf } from '@cardsight/engine/categories'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { makeCard, makeRelease } from '../testing/tiny-catalog.ts'
import { earn, gasCard, makeInput, mine, onePercent, paid, twoPercent } from '../testing/your-cards-case.ts'
import { findChoiceProblems } from './choices.ts'
import { findPlace, type Recognized } from './place.ts'
import { prepareYourCards, type YourCardsInput } from './prepare.ts'
import { describeChoice } from './sentences.ts'
import { type PurchaseNow, whichCard } from './which-card.ts'

const now: Omit<PurchaseNow, 'leaf'> = { merchant: null, isAbroad: false, cents: 100_00 }

/** Id and total of each card for $100, best first. */
function choose(input: YourCardsInput, leaf: Leaf, more: Partial<typeof now> = {}) {
  return whichCard(prepareYourCards(input), { ...now, leaf, ...more }).map(
    ({ yourCardId, totalCents }) => [yourCardId, totalCents] as const,
  )
}

/** Headline and notes of the best card. */
function describeBest(input: YourCardsInput, leaf: Leaf, more: Partial<typeof now> = {}) {
  const prepared = prepareYourCards(input)
  const [best] = whichCard(prepared, { ...now, leaf, ...more })
  return best === undefined ? null : describeChoice(prepared, best)
}

describe('which card here', () => {
  const both = [mine(gasCard), mine(twoPercent)]

  it('counts the cap that purchases of this month have used, and not those of the last', () => {
    const purchases = [paid('gas-card', '2026-01-30', 450, 'gas')]
    const on = (today: string) => makeInput(today, [gasCard, twoPercent], both, purchases)
    // $50 of the cap is left: $2.50 and $0.50.
    expect(choose(on('2026-01-31'), 'gas')).toEqual([
      ['gas-card', 3_00],
      ['two-percent', 2_00],
    ])
    expect(choose(on('2026-02-01'), 'gas')).toEqual([
      ['gas-card', 5_00],
      ['two-percent', 2_00],
    ])
    const full = [...purchases, paid('gas-card', '2026-01-31', 50, 'gas')]
    expect(choose(makeInput('2026-01-31', [gasCard, twoPercent], both, full), 'gas')).toEqual([
      ['two-percent', 2_00],
      ['gas-card', 1_00],
    ])
    expect(describeBest(on('2026-01-31'), 'gas')).toEqual({
      headline: 'Gas Card earns $3: 5% cash back on gas, up to $500 a month.',
      reason: '5% cash back on gas, up to $500 a month.',
      notes: ['Also 1% cash back on everything else.', '$50 of the $500 cap left until Feb 1, 2026.'],
    })
  })

  it('takes the foreign transaction fee off', () => {
    const input = makeInput('2026-01-31', [gasCard, twoPercent], both)
    // 5% of $100 less 3%.
    expect(choose(input, 'gas', { isAbroad: true })).toEqual([
      ['gas-card', 2_00],
      ['two-percent', 2_00],
    ])
  })

  it('earns nothing, and no part of a bonus, with a card that the merchant does not take', () => {
    const bonus = {
      spendCents: 1000_00,
      by: parseDay('2026-12-18'),
      reward: { kind: 'cash' as const, cents: 500_00 },
      spent: { cents: 0, asOf: parseDay('2026-11-16') },
    }
    const refused = makeCard('refused', 'Refused', { engine: { rules: [earn(5)], refusedBy: ['costco'] } })
    const cards = [mine(refused, { bonus, opened: '2026-09-20' }), mine(onePercent)]
    const input = makeInput('2026-11-17', [refused, onePercent], cards)
    expect(choose(input, 'wholesale-club', { merchant: 'costco' })).toEqual([
      ['one-percent', 1_00],
      ['refused', 0],
    ])
    // 5% and a tenth of $500.
    expect(choose(input, 'wholesale-club')[0]).toEqual(['refused', 55_00])
    const alone = makeInput('2026-11-17', [refused], [mine(refused)])
    expect(describeBest(alone, 'wholesale-club', { merchant: 'costco' })).toEqual({
      headline: 'Refused earns nothing here. Only Visa cards work at Costco.',
      reason: 'Only Visa cards work at Costco.',
      notes: [],
    })
  })

  it('puts purchases on the card with a bonus in reach', () => {
    const gold = makeCard('gold', 'Gold', { program: 'miles' })
    const bonus = {
      spendCents: 4000_00,
      by: parseDay('2026-12-18'),
      reward: { kind: 'points' as const, points: 60_000 },
      spent: { cents: 2760_00, asOf: parseDay('2026-11-16') },
    }
    const cards = [mine(twoPercent), mine(gold, { bonus, opened: '2026-09-20' })]
    const input = makeInput('2026-11-17', [gold, twoPercent], cards)
    // 60,000 miles at 1.5 cents are $900; $100 of $4,000 is a fortieth of it, and 100 miles are $1.50.
    expect(choose(input, 'other')).toEqual([
      ['gold', 24_00],
      ['two-percent', 2_00],
    ])
    expect(describeBest(input, 'other')).toEqual({
      headline: 'Put this on Gold: $1,240 left for the bonus, 31 days.',
      reason: 'Put this on Gold: $1,240 left for the bonus, 31 days.',
      notes: ['Gold earns 100 miles, worth $1.50: 1x miles on everything.'],
    })
    // $39.99 a day reach $1,239.69 in 31 days, $40 a day reach $1,240.
    const spending = (dollars: number) => [paid('other-account', '2026-11-17', dollars)]
    const slow = makeInput('2026-11-17', [gold, twoPercent], cards, spending(39.99))
    expect(choose(slow, 'other')[0]).toEqual(['two-percent', 2_00])
    const fast = makeInput('2026-11-17', [gold, twoPercent], cards, spending(40))
    expect(choose(fast, 'other')[0]).toEqual(['gold', 24_00])
  })

  it('counts the quarter’s categories and says that they need activation', () => {
    const calendar = [
      { from: parseDay('2026-10-01'), to: parseDay('2026-12-31'), where: { leaves: ['dining' as const] } },
    ]
    const rotating = makeCard('rotating', 'Rotating', {
      engine: {
        rules: [
          {
            id: 'quarter',
            rate: 5000,
            target: { kind: 'rotating', calendar },
            condition: { kind: 'activation' },
          },
          earn(1),
        ],
      },
    })
    const on = (today: string, activated: readonly string[] = []) =>
      makeInput(today, [rotating], [mine(rotating, { activated: activated.map(parseDay) })])
    expect(choose(on('2026-12-31'), 'dining')).toEqual([['rotating', 5_00]])
    expect(choose(on('2027-01-01'), 'dining')).toEqual([['rotating', 1_00]])
    expect(describeBest(on('2026-12-31'), 'dining')?.notes).toEqual([
      'Activate this quarter’s categories first.',
    ])
    expect(describeBest(on('2026-12-31', ['2026-10-01']), 'dining')?.notes).toEqual([])
    // Someone who doesn't activate categories gets those of the quarters that they ticked.
    const lazy = (activated: readonly string[]) => {
      const input = on('2026-12-31', activated)
      const habits = { ...input.catalog.habits, activatesCategories: false }
      return { ...input, catalog: createRunCatalog(input.catalog.release, parseDay('2026-12-31'), habits) }
    }
    expect(choose(lazy([]), 'dining')).toEqual([['rotating', 1_00]])
    expect(choose(lazy(['2026-10-01']), 'dining')).toEqual([['rotating', 5_00]])
  })

  it('counts chosen categories only once you said which', () => {
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
      },
    })
    const choices = [{ from: parseDay('2026-10-01'), options: ['dining'] }]
    const unsaid = makeInput('2026-11-17', [chooser], [mine(chooser)])
    expect(choose(unsaid, 'dining')).toEqual([['chooser', 1_00]])
    expect(describeBest(unsaid, 'dining')?.notes).toEqual([
      'Tell us which categories you chose so we can count them.',
    ])
    const said = makeInput('2026-11-17', [chooser], [mine(chooser, { choices })])
    expect(choose(said, 'dining')).toEqual([['chooser', 5_00]])
    expect(choose(said, 'gas')).toEqual([['chooser', 1_00]])
    const sentences = (options: string[]) => {
      const { yourCards, catalog } = makeInput(
        '2026-11-17',
        [chooser],
        [mine(chooser, { choices: [{ from: parseDay('2026-10-01'), options }] })],
      )
      return findChoiceProblems(yourCards, catalog.release).map(({ sentence }) => sentence)
    }
    expect(sentences(['dining'])).toEqual([])
    expect(sentences(['dining', 'gas'])).toEqual([
      'Chooser lets you choose 1 each quarter. Remove the others.',
    ])
    expect(sentences(['pets'])).toEqual(["Chooser doesn't offer pets as a category. Choose another one."])
  })

  it('counts your own point value and two cards of one product apart, and leaves closed cards out', () => {
    const miles = makeCard('miles-card', 'Miles', { program: 'miles', engine: { rules: [earn(2)] } })
    const cards = [
      mine(miles, { id: 'first' }),
      mine(miles, { id: 'second', pointValue: 200 }),
      mine(onePercent, { closed: parseDay('2025-01-01') }),
    ]
    expect(choose(makeInput('2026-11-17', [miles, onePercent], cards), 'dining')).toEqual([
      ['second', 4_00],
      ['first', 3_00],
    ])
  })

  it('counts points at their cash-out value beyond what you can use of the program in a year', () => {
    const stays = makeCard('stays', 'Stays', { program: 'stays', engine: { rules: [earn(10)] } })
    const purchases = [paid('stays', '2025-11-17', 5000), paid('stays', '2025-11-18', 900)]
    const asked = (dollars: number | null, bought = purchases) => {
      const input = makeInput('2026-11-17', [stays, twoPercent], [mine(stays), mine(twoPercent)], bought)
      return { ...input, profile: { ...input.profile, programs: { stays: dollars } } }
    }
    // $100 earns 1,000 points at 1 cent: $10. Of $100 a year, 9,000 points of the last 12 months have used $90.
    expect(choose(asked(100), 'other')).toEqual([
      ['stays', 10_00],
      ['two-percent', 2_00],
    ])
    // $5 more can be used; the other 500 points are worth 0.2 cents each.
    expect(choose(asked(95), 'other')[0]).toEqual(['stays', 6_00])
    expect(describeBest(asked(95), 'other')?.notes).toEqual([
      'You have more of these points than you can use in a year, so they count less.',
    ])
    expect(choose(asked(90), 'other')).toEqual([
      ['stays', 2_00],
      ['two-percent', 2_00],
    ])
    // Without an amount, the limit is what you spend on hotels: nothing in a year of purchases, and unknown without any.
    expect(choose(asked(null), 'other')).toEqual([
      ['stays', 2_00],
      ['two-percent', 2_00],
    ])
    expect(choose(asked(null, []), 'other')[0]).toEqual(['stays', 10_00])
  })

  it('never ranks a card above one that pays more', () => {
    const leaf = fc.constantFrom<Leaf>('gas', 'dining', 'other')
    const purchase = fc.record({
      card: fc.constantFrom('gas-card', 'two-percent'),
      date: fc.integer({ min: 10, max: 31 }),
      dollars: fc.integer({ min: -200, max: 600 }),
      leaf,
    })
    fc.assert(
      fc.property(fc.array(purchase), leaf, fc.integer({ min: 1, max: 100_000 }), (bought, asked, cents) => {
        const purchases = bought.map((each) =>
          paid(each.card, `2026-01-${each.date}`, each.dollars, each.leaf),
        )
        const input = makeInput('2026-01-31', [gasCard, twoPercent], both, purchases)
        const used = purchases.reduce(
          (sum, each) => sum + (each.account === 'gas-card' && each.leaf === 'gas' ? each.cents : 0),
          0,
        )
        const covered = asked === 'gas' ? Math.min(used + cents, 500_00) - Math.min(used, 500_00) : 0
        const expected = new Map([
          ['gas-card', Math.round((covered * 5 + (cents - covered)) / 100)],
          ['two-percent', Math.round((cents * 2) / 100)],
        ])
        const found = choose(input, asked, { cents })
        expect(new Map(found)).toEqual(expected)
        expect(found[0]?.[1]).toBe(Math.max(...expected.values()))
      }),
      { numRuns: 60 },
    )
  })
})

describe('the search box', () => {
  const recognize = (name: string): Recognized => {
    const found = categorize({ name, amountCents: toCents(1), accountType: 'credit' })
    return found.kind === 'purchase' ? found : null
  }
  const find = (text: string) => findPlace(text, makeRelease([]), recognize)

  it.each([
    ['Gas Stations', { kind: 'known', leaf: 'gas', merchant: null, isSure: true }],
    ['restaurants', { kind: 'known', leaf: 'dining', merchant: null, isSure: true }],
    ['car rental', { kind: 'known', leaf: 'car-rental', merchant: null, isSure: true }],
    ['Starbucks', { kind: 'known', leaf: 'fast-food', merchant: 'starbucks', isSure: true }],
    ['SQ *BLUE BOTTLE 0123 OAKLAND CA', { kind: 'known', leaf: 'fast-food', merchant: 'blue-bottle' }],
    ['zzqx unknown', { kind: 'unknown', name: 'zzqx unknown' }],
    ['Payment Thank You', { kind: 'not-a-purchase' }],
    ['   ', { kind: 'empty' }],
  ])('understands %s', (text, place) => {
    expect(find(text)).toMatchObject(place)
  })
})
