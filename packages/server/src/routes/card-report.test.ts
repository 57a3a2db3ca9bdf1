import { makeCard, makeRelease, tinyRelease } from '@cardsight/answers/testing'
import { release, sourcesOf } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/backtest'
import {
  type CardReport,
  cardReportSchema,
  cardTextsSchema,
  programListSchema,
} from '@cardsight/contract/cards'
import { toCents } from '@cardsight/engine/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { createRunTasks } from '../threads/run-tasks.ts'
import { createInlineThreads } from '../threads/threads.ts'

/** A year is 12 × 1836 = 22,032 dollars, 12 × 166 = 1,992 of them in restaurants. */
const sample = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }
const nothing = { 1: '0', 2: '0', 4: '0', 5: '0', 8: '0', 9: '0' }

const feeCard = makeCard('dear', 'Dear Three', {
  engine: {
    rules: [{ id: 'all', rate: 3000, target: { kind: 'where', where: { isEverything: true } } }],
    fee: { firstYear: toCents(90_00), later: toCents(90_00) },
    bonus: [{ points: 500_00, spend: toCents(1_00), days: 90 }],
  },
})
const rentCard = makeCard('tenant', 'Tenant One', {
  engine: {
    rules: [
      { id: 'all', rate: 1000, target: { kind: 'where', where: { isEverything: true } } },
      { id: 'rent', rate: 1000, target: { kind: 'where', where: { leaves: ['rent'] } } },
    ],
  },
})
const catalog = makeRelease([...tinyRelease.cards, feeCard, rentCard])

let test: Awaited<ReturnType<typeof createTestApp>>
/** With the published catalog. */
let published: typeof test
beforeAll(async () => {
  test = await createTestApp('postgres', { catalog: tinyRelease })
  published = await createTestApp()
})
afterAll(() => Promise.all([test.close(), published.close()]))

async function report(cardId: string, costs: Record<string, string> = sample, { app } = test) {
  const answer = await app.inject({ url: apiPaths.cardReport(cardId), query: costs })
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return cardReportSchema.parse(answer.json())
}

describe("a card's result", () => {
  it('covers one, two and three years, with its rank among the open cards', async () => {
    const { held, openCards, spending } = await report('capped-dining')
    expect([openCards, spending]).toEqual([5, 22_032])
    // 1,500 × 5% + 20,532 × 1% = 280.32; a year of far-miles totals 1,080.48, of two others 440.64
    expect(held[1]).toMatchObject({
      money: 280.32,
      introMoney: 0,
      annualFee: 0,
      totalMoney: 280.32,
      place: 4,
    })
    // Anniversary: 3 × 220.32 + 2 × 100 = 860.96, and this one 840.96
    expect(held[3]).toMatchObject({ totalMoney: 840.96, totalMoneyPerYear: 280.32, place: 5 })
  })

  it('is split by category, to the cent', async () => {
    const { parts, held } = await report('capped-dining')
    const dining = parts.find(({ category }) => category === 'Restaurants')
    expect(dining).toMatchObject({ spending: 1992, money: 79.92 })
    expect(parts.reduce((sum, { money }) => sum + Math.round(money * 100), 0)).toBe(held[1].money * 100)
  })

  it('has the ranks for the costs of its request, whatever other requests asked', async () => {
    const places = async (costs: Record<string, string>) => {
      const { held } = await report('capped-dining', costs)
      return [held[1].place, held[3].place]
    }
    expect(await places(sample)).toEqual([4, 5])
    // 1,500 × 5% = 75 a year. Over three years 225, and the anniversary card earns 3 × 15 + 2 × 100 = 245.
    expect(await places({ ...nothing, 4: '125' })).toEqual([1, 2])
    expect(await places(sample)).toEqual([4, 5])
  })

  it('covers a closed card too, which has no rank and is never a companion', async () => {
    const closed = await report('closed-ten')
    expect(closed.card.status).toBe('closed')
    expect(closed.held[1]).toMatchObject({ totalMoney: 2203.2, place: null })
    const others = await Promise.all(['two-percent', 'far-miles'].map((cardId) => report(cardId)))
    for (const { companions, related } of others) {
      expect([...companions, ...related].map(({ cardId }) => cardId)).not.toContain('closed-ten')
    }
  })
})

function plainOf({ againstPlain }: CardReport) {
  if (againstPlain === null) {
    throw new Error('the report has no comparison')
  }
  return againstPlain
}

describe('a card compared to a flat 2% card', () => {
  it('overtakes it from the dollar at which its rate makes up for its fee, in later years', async () => {
    const other = await createTestApp('postgres', { catalog })
    const againstPlain = plainOf(await report('dear', sample, other))
    // 1% of 12 × 750 is the fee of 90. 2 × (0.36 × 751 − 90) = 360.72 and 2 × 0.24 × 751 = 360.48
    expect(againstPlain.laterYears).toEqual({
      isAheadAtFirst: false,
      // 2 × (22,032 × 3% − 90) = 1,141.92 and 2 × 22,032 × 2% = 881.28
      here: { monthly: 1836, card: 1141.92, plain: 881.28 },
      crossings: [
        {
          kind: 'overtakes',
          before: { monthly: 750, card: 360, plain: 360 },
          at: { monthly: 751, card: 360.72, plain: 360.48 },
        },
      ],
    })
    await other.close()
  })

  it('counts the bonus in the first year and over three years', async () => {
    const other = await createTestApp('postgres', { catalog })
    const { firstYear, threeYears } = plainOf(await report('dear', sample, other))
    // The bonus of $500 needs $1 in 90 days, so it counts from a few dollars a year.
    expect(firstYear).toMatchObject({
      isAheadAtFirst: true,
      crossings: [],
      // 22,032 × 3% + 500 − 90 = 1,070.96
      here: { monthly: 1836, card: 1070.96, plain: 440.64 },
    })
    // 1,070.96 + 1,141.92
    expect(threeYears.here).toEqual({ monthly: 1836, card: 2212.88, plain: 1321.92 })
    await other.close()
  })

  it('falls behind again once a cap is reached', async () => {
    const { laterYears } = plainOf(await report('capped-dining', { ...nothing, 4: '100' }))
    expect(laterYears.isAheadAtFirst).toBe(true)
    // 75 + (12 × 499 − 1,500) × 1% = 119.88 a year against 119.76; at 500 both pay 120
    expect(laterYears.crossings).toEqual([
      {
        kind: 'falls-behind',
        before: { monthly: 499, card: 239.76, plain: 239.52 },
        at: { monthly: 500, card: 240, plain: 240 },
      },
    ])
  })

  it('never beats a card that it equals', async () => {
    const { firstYear, laterYears } = plainOf(await report('two-percent'))
    expect([...firstYear.crossings, ...laterYears.crossings]).toEqual([])
    expect([firstYear.isAheadAtFirst, laterYears.isAheadAtFirst]).toEqual([false, false])
  })

  it('counts an anniversary bonus in later years only', async () => {
    const { firstYear, laterYears } = plainOf(await report('anniversary'))
    expect([firstYear.isAheadAtFirst, firstYear.crossings]).toEqual([false, []])
    // 2 × (833 × 12 × 1% + 100) = 399.92 and 2 × 833 × 12 × 2% = 399.84
    expect(laterYears.isAheadAtFirst).toBe(true)
    expect(laterYears.crossings.map(({ kind, before }) => [kind, before])).toEqual([
      ['falls-behind', { monthly: 833, card: 399.92, plain: 399.84 }],
    ])
  })
})

describe('rent and taxes', () => {
  it("count like in the run, in the card's result and next to a flat 2% card", async () => {
    const other = await createTestApp('postgres', { catalog })
    const tenant = await report('tenant', { ...sample, rent: '2000' }, other)
    // 1% of 22,032 and of 12 × 2,000
    expect(tenant.held[1]).toMatchObject({ money: 460.32, totalMoney: 460.32 })
    expect(tenant.held[3].totalMoney).toBe(1380.96)
    expect(tenant.spending).toBe(46_032)
    // A plain card earns nothing on rent.
    expect(plainOf(tenant).firstYear.here).toEqual({ monthly: 1836, card: 460.32, plain: 440.64 })
    // 240 and 1% of 12 × 1,999 against 2% of it; at 2,000 both earn 480.
    expect(plainOf(tenant).firstYear.crossings).toEqual([
      {
        kind: 'falls-behind',
        before: { monthly: 1999, card: 479.88, plain: 479.76 },
        at: { monthly: 2000, card: 480, plain: 480 },
      },
    ])
    const dear = await report('dear', { ...sample, taxes: '500' }, other)
    // 22,032 × 3%, and 12 × 500 × (3% − 1.85%) after the tax processor's fee; bonus 500 and fee 90
    expect(dear.held[1]).toMatchObject({ money: 729.96, totalMoney: 1139.96 })
    expect(plainOf(dear).firstYear.here).toEqual({ monthly: 1836, card: 1139.96, plain: 440.64 })
    await other.close()
  })
})

describe('a card without a rank', () => {
  it('says what it needs, with its cost', async () => {
    const card = release.cards.find(
      ({ engine, eligibility }) => engine.isOpen && eligibility?.requires?.includes('robinhood-gold'),
    )
    const { held, outOfReach } = await report(card?.id ?? '', sample, published)
    expect(held[1].place).toBeNull()
    const { name, yearlyCost } = release.memberships['robinhood-gold'] ?? {}
    expect(outOfReach).toEqual([{ kind: 'membership', id: 'robinhood-gold', name, yearlyCost }])
  })

  it('says whose variant it is', async () => {
    const variant = release.cards.find(({ engine, variantOf }) => engine.isOpen && variantOf !== undefined)
    const { held, shownAs } = await report(variant?.id ?? '', sample, published)
    expect(held[1].place).toBeNull()
    expect(shownAs?.cardId).toBe(variant?.variantOf)
  })

  it('has the rank of the default profile otherwise, and of another profile if there is one', async () => {
    const run = await published.app.inject({ url: apiPaths.freeManualRun, query: sample })
    const { results, answers } = cardsDetailsSchema.parse(run.json())
    const { held, openCards } = await report(answers[1]?.cardId ?? '', sample, published)
    expect(held[1].place).toBe(results[1].findIndex(({ cardId }) => cardId === answers[1]?.cardId) + 1)
    expect(openCards).toBe(results[1].length)
    const poor = await report(answers[1]?.cardId ?? '', { ...sample, credit: 'poor' }, published)
    expect(poor.assumptions.credit).toBe('poor')
    expect(poor.held[1].place).toBeNull()
  })
})

describe('companions of an average household', () => {
  it('are searched on a bulk thread, once a day for each card', async () => {
    const threads = createInlineThreads(createRunTasks(tinyRelease, { checksAnswers: true }))
    const calls: string[] = []
    const recorded = (pool: string): typeof threads => ({
      ...threads,
      call: (name, input) => {
        calls.push(`${pool} ${name}`)
        return threads.call(name, input)
      },
    })
    let now = new Date('2026-11-18T12:00:00Z')
    const runThreads = { ...threads, quick: recorded('quick'), bulk: recorded('bulk'), start: async () => {} }
    const other = await createTestApp('embedded', { catalog: tinyRelease, runThreads, clock: () => now })
    await report('capped-dining', sample, other)
    await report('capped-dining', { ...nothing, 4: '125' }, other)
    expect(calls).toEqual(['bulk findCompanions', 'quick reportCard', 'quick reportCard'])
    now = new Date('2026-11-19T12:00:00Z')
    await Promise.all([
      report('capped-dining', sample, other),
      report('capped-dining', { ...nothing, 4: '125' }, other),
    ])
    expect(calls.slice(3)).toEqual(['bulk findCompanions', 'quick reportCard', 'quick reportCard'])
    await other.close()
  })

  it('are the cards that add the most with the best split of spending, after their fees', async () => {
    const { companions } = await report('capped-dining')
    expect(companions.map(({ cardId, added }) => [cardId, added])).toEqual([
      // 12 × 2,395 = 28,740 dollars a year, 1,500 of them at 5%: 3 × 27,240 × (2% − 1%)
      ['two-percent', 817.2],
      // 3 × 27,240 × (1.5% − 1%) less fees of 190
      ['far-miles', 218.6],
      // nothing by category, and 2 × 100 that don't depend on purchases
      ['anniversary', 200],
    ])
    const [first] = companions
    // 12 × 329 = 3,948 in restaurants: 3 × 2,448 × (2% − 1%)
    const dining = first?.better.find(({ category }) => category === 'Restaurants')
    expect(dining?.added).toBe(73.44)
    const gained = (first?.better ?? []).map(({ added }) => Math.round(added * 100))
    expect(gained.reduce((sum, cents) => sum + cents, 0)).toBe(817_20)
  })

  it('are for the average household and the default profile, whatever the request asks', async () => {
    const average = await report('capped-dining')
    const own = await report('capped-dining', { ...nothing, 4: '3000', points: 'cash', rent: '2000' })
    expect(own.companions).toEqual(average.companions)
  })

  it('exclude a card that would earn as much alone', async () => {
    // At 1% it adds nothing to 2% in any category, so two-percent is no companion of it.
    const one = makeCard('one', 'One Percent')
    const two = tinyRelease.cards.filter(({ id }) => id === 'two-percent')
    const other = await createTestApp('postgres', { catalog: makeRelease([one, ...two]) })
    expect((await report('one', sample, other)).companions).toEqual([])
    await other.close()
  })
})

describe('the facts of a published card', () => {
  const fact = ({ facts }: CardReport, label: string) => facts.find((known) => known.label === label)

  it('have the date of each and the names of their sources', async () => {
    const custom = await report('citi-custom-cash', sample, published)
    expect(fact(custom, 'Regular APR')).toMatchObject({
      label: 'Regular APR',
      text: '17.49% - 27.49%',
      asOf: '2026-08-18',
      source: 'The open card data of CreditOdds',
    })
    expect(fact(custom, 'Annual fee')).toMatchObject({ text: 'No annual fee.', asOf: '2026-08-18' })
    expect(fact(custom, 'Status')).toMatchObject({
      label: 'Status',
      text: 'closed to new applicants. Closed to new applicants on May 28, 2026.',
      asOf: '2026-08-22',
    })
    expect(custom.sources[0]).toEqual({ name: 'Issuers’ pages as read by LarpCity', date: '2026-09-11' })
  })

  it("say 'not stated' if no source has them", async () => {
    const unstated = release.cards.find(({ apr, status }) => apr === undefined && status.state === 'open')
    const shown = await report(unstated?.id ?? '', sample, published)
    expect(fact(shown, 'Regular APR')?.text).toBe('not stated')
  })

  it('include its earn rates with their caps, without those that have ended', async () => {
    const { rates, card } = await report('american-express-gold-card', sample, published)
    expect(rates[0]).toEqual({
      text: '4x points on dining, up to $50,000 a year, then 1x',
      rate: 4,
      isExtra: false,
      cap: { amount: 50_000, on: 'spend', per: 'year', isShared: false },
      after: 1,
      needs: null,
    })
    expect(card.rewardDetail.some((line) => line.includes('through May 1, 2026'))).toBe(true)
    expect(rates.filter(({ text }) => text.includes('through May 1, 2026'))).toEqual([])
    expect(rates.at(-1)).toMatchObject({ text: '1x points on everything else', rate: 1, cap: null })
  })

  it('include its statement credits, which add to the total of a person who uses them', async () => {
    const { credits, held } = await report('american-express-gold-card', sample, published)
    const resy = credits.find(({ id }) => id === 'resy')
    // Largest first, and 65% of two credits of $50.
    expect(credits[0]).toBe(resy)
    expect(resy).toMatchObject({ yearly: 100, counted: 65 })
    const used = await report('american-express-gold-card', { ...sample, credits: 'resy' }, published)
    expect(used.held[1].totalMoney - held[1].totalMoney).toBeCloseTo(65)
    expect(used.held[3].totalMoney - held[3].totalMoney).toBeCloseTo(195)
    expect(used.assumptions.credits).toEqual(['resy'])
  })

  it('list every source of the catalog', async () => {
    const sources = release.cards.flatMap((card) => sourcesOf(card.provenance))
    const ids = new Set(sources.map(({ source }) => source))
    const plain = makeCard('all', 'All')
    const ofAll = makeRelease([{ ...plain, provenance: { ...plain.provenance, credits: sources } }])
    const catalog = { ...ofAll, vocabulary: { ...ofAll.vocabulary, sources: release.vocabulary.sources } }
    const other = await createTestApp('postgres', { catalog })
    const named = (await report('all', sample, other)).sources.map(({ name }) => name)
    expect(named.filter((name) => ids.has(name))).toEqual([])
    await other.close()
  })
})

describe('the history of a published card', () => {
  it('has announced and past changes with the names of their sources', async () => {
    const { history } = await report('chase-aeroplan', sample, published)
    expect(history.timeline[0]).toEqual({
      date: '2027-01-01',
      field: 'rates',
      text: 'Dining and groceries earn 2 points per dollar instead of 3.',
      source: release.vocabulary.sources.uc,
      isAnnounced: true,
      isFirstSeen: false,
    })
    const fee = history.timeline.find(({ field }) => field === 'fee')
    expect(fee).toMatchObject({ date: '2026-09-10', text: 'Annual fee rose from $95 to $195.' })
  })

  it('has the welcome offers with their value to the person', async () => {
    const own = { ...sample, points: 'own', pointValues: 'aeroplan:145' }
    const { history } = await report('chase-aeroplan', own, published)
    expect(history.centsPerPoint).toBe(1.45)
    // 60,000 points at 1.45 cents.
    expect(history.offers[0]).toEqual({
      text: '60,000 points after $3,000 in 3 months',
      value: 870,
      isUpTo: false,
      from: '2023-02-20',
      to: '2023-04-18',
    })
    // 75,000 + 40,000 points at 1.45 cents, and still available.
    expect(history.best).toMatchObject({ value: 1667.5, from: '2026-09-22', to: null })
    expect(history.usual).toMatchObject({ text: '75,000 points after $4,000 in 3 months' })
    expect(history.isFarBelowBest).toBe(false)
    expect(history.offers.at(-1)).toEqual(history.best)
  })

  it('values an offer once: in the total, in the history, and with the parts that don’t count', async () => {
    const figures = async (profile: Record<string, string>) => {
      const answer = await report('capital-one-venture-rewards', { ...sample, ...profile }, published)
      const { held, history, offerParts } = answer
      const current = history.offers.find(({ to }) => to === null)
      return [held[1].introMoney, current?.value, offerParts.flatMap(({ reason }) => reason ?? [])]
    }
    // 75,000 miles, and $300 for people who book in the portal.
    expect(await figures({})).toEqual([750, 750, ['portal']])
    expect(await figures({ portals: 'yes' })).toEqual([1050, 1050, []])
    const own = { points: 'own', pointValues: 'capital-one-miles:170' }
    expect(await figures(own)).toEqual([1275, 1275, ['portal']])
  })

  it("says if today's offer is far below the best one, here and in the card's texts", async () => {
    const { history, card } = await report('chase-sapphire-reserve', sample, published)
    expect(history.isFarBelowBest).toBe(true)
    expect(card.offer.bestSeen).toEqual({ text: '150,000 points', month: '2026-06' })
    const run = await published.app.inject({ url: apiPaths.freeManualRun, query: sample })
    const { cards } = cardTextsSchema.parse((await published.app.inject(run.json().cardTexts)).json())
    const offers = new Map(cards.map(({ cardId, offer }) => [cardId, offer]))
    expect(offers.get('chase-sapphire-reserve')).toEqual(card.offer)
    expect(offers.get('chase-aeroplan')).not.toHaveProperty('bestSeen')
    const closed = cards.filter(({ status }) => status === 'closed')
    expect(closed.filter(({ offer }) => offer.bestSeen !== undefined)).toEqual([])
  })

  it('is empty without one', async () => {
    const { history } = await report('far-miles')
    expect(history).toEqual({
      asOf: '2026-11-10',
      timeline: [],
      offers: [],
      best: null,
      usual: null,
      isFarBelowBest: false,
      // Miles at 1.5 cents.
      centsPerPoint: 1.5,
      hasUncounted: false,
    })
  })
})

it.each([
  ['an unknown card', '/api/cards/nobody/report', sample, 404],
  ['no costs', '/api/cards/two-percent/report', {}, 400],
  ['zero costs', '/api/cards/two-percent/report', nothing, 400],
])('B-ERR-3, B-ERR-4: rejects a report on %s', async (_, url, query, status) => {
  expect((await test.app.inject({ url, query })).statusCode).toBe(status)
})

it('lists programs with their point value, its source and its date', async () => {
  const { programs } = programListSchema.parse((await test.app.inject(apiPaths.programs)).json())
  const value = { cents: 1.5, by: 'Nobody', asOf: '2026-10-01' }
  expect(programs).toEqual([
    {
      ...{ id: 'cash', name: 'Cash', unit: 'cash back', cardCount: 5, isMoney: true, values: null },
      ...{ needsUse: false, counted: 1 },
    },
    {
      id: 'miles',
      name: 'Example Miles',
      unit: 'miles',
      cardCount: 1,
      needsUse: false,
      counted: 1.5,
      isMoney: false,
      values: { floor: value, easy: null, usual: value, high: value },
    },
  ])
})

describe('a person with a debt', () => {
  it('sees what the debt costs on the card month by month, and no rewards', async () => {
    const other = await createTestApp('postgres', { catalog })
    const { debt, held, parts, againstPlain } = await report(
      'two-percent',
      { ...sample, balance: '1000', payment: '600' },
      other,
    )
    // A fee of 5%, and 20% a year: 1,050 + 17.50 - 600 = 467.50; 467.50 + 7.79 - 475.29 = 0
    expect(debt?.schedule).toEqual([
      { fees: 50, interest: 17.5, paid: 600, owed: 467.5 },
      { fees: 0, interest: 7.79, paid: 475.29, owed: 0 },
    ])
    expect(debt?.results).toMatchObject([{ cost: 75.29, transferFee: 50, interest: 25.29, months: 2 }])
    expect(held[1]).toMatchObject({ money: -75.29, introMoney: 0, points: 0, totalMoney: -75.29 })
    expect([parts, againstPlain]).toEqual([[], null])
    await other.close()
  })
})
