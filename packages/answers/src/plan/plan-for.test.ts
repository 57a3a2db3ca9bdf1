import { release } from '@cardsight/catalog'
import { noCosts } from '@cardsight/contract/costs'
import { type PlanRequest, planRequestSchema } from '@cardsight/contract/plan'
import { defaultProfile } from '@cardsight/contract/profile'
import { defaultSpendingHabits } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { planTermsOf } from '@cardsight/engine/plan'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { valueWallet } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { spendOfTypedCosts } from '../run/run-from-costs.ts'
import { makeCard, makeRelease } from '../testing/tiny-catalog.ts'
import { walletForProfile } from '../wallet/wallet-for-profile.ts'
import { planFor } from './plan-for.ts'
import { authorizedUserSentence, whySentence } from './plan-sentences.ts'

const today = parseDay('2026-11-17')
const window = presetWindow(DEFAULT_DATE_TYPE, today)
const everything = { kind: 'where', where: { isEverything: true } } as const
const earning = (rate: number) => [{ id: 'all', rate, target: everything }]
const bonus = [{ points: 50_000, spend: toCents(400_000), days: 90 }]
const costs = { ...noCosts, other: 1500 }
const spend = spendOfTypedCosts(costs, window, defaultSpendingHabits)

const tiny = createRunCatalog(
  {
    ...makeRelease([
      makeCard('have', 'Have', { engine: { rules: earning(1000) } }),
      makeCard('two', 'Two', { engine: { rules: earning(2000), bonus } }),
      makeCard('one', 'One', { engine: { rules: earning(1000), bonus } }),
      makeCard('top', 'Top', {
        eligibility: { credit: { from: 'excellent', to: 'excellent' } },
        engine: { rules: earning(5000) },
      }),
    ]),
  },
  today,
)

const request = (changes: Partial<PlanRequest['people'][number]> = {}): PlanRequest => ({
  start: '2026-12',
  months: 12,
  people: [{ cards: [{ id: 'have', opened: '2020-01' }], cardsPerYear: 2, monthsBetween: 1, ...changes }],
})

const ask = (asked: PlanRequest) => planFor(tiny, { spend, profile: defaultProfile, request: asked })

describe('a plan for a person', () => {
  it('says which cards, when, and what they’re worth', () => {
    const plan = ask(request())
    // The 2% card first, the other once the spending is free again, as worked out in the engine's tests.
    expect(plan?.steps.map(({ cardId, month }) => `${cardId} ${month}`)).toEqual([
      'two 2026-12',
      'one 2027-03',
    ])
    // $500 + $500 + 2% of $18,000, less 1% of the $4,000 that the second bonus takes.
    expect(plan).toMatchObject({
      value: { total: 1320 },
      noNewCards: { total: 180 },
      gap: 0,
      monthlySpending: 1500,
    })
  })

  it('says why, what it needs, and what skipping it costs', () => {
    expect(ask(request())?.steps[1]).toMatchObject({
      why: '$500 welcome bonus by May 2027. Costs $40 in rewards elsewhere while you earn the bonus.',
      when: 'A month earlier, you wouldn’t spend enough to earn every bonus in progress.',
      need: 'We don’t know what credit you need. Put $4,000 on it from March 2027 to May 2027.',
      skip: 'Without this card, the best plan we found is worth $860, $460 less.',
      needs: { credit: null, spending: 4000, earnedBy: '2027-05' },
      skipped: { total: 860, loss: 460, gap: 0 },
    })
  })

  it('states what the offer pays for an authorized user, and doesn’t count it', () => {
    expect(authorizedUserSentence({ points: 10_000, days: 90 })).toBe(
      'The offer also pays 10,000 points for adding an authorized user within 90 days. The plan doesn’t count it.',
    )
    expect(ask(request())?.steps.map(({ authorizedUser }) => authorizedUser)).toEqual([null, null])
  })

  it('serves a bonus in progress first', () => {
    // $2,000 from December 1 to January 29: 60 days are two months. $500 of January are used, so the first bonus of $4,000
    // in three months can start in January, and the second one three months later.
    const bonusInProgress = { spend: 2000, by: parseDay('2027-01-29') }
    const plan = ask(request({ cards: [{ id: 'have', opened: '2020-01', bonusInProgress }] }))
    expect(plan?.steps.map(({ cardId, month }) => `${cardId} ${month}`)).toEqual([
      'two 2027-01',
      'one 2027-04',
    ])
    expect(plan?.notes.join(' ')).toContain('Bonuses in progress on your cards come first.')
  })

  it('leaves out a bonus in progress that the spending can’t reach', () => {
    // 59 days at $1,500 in 30 days are $2,950.
    const bonusInProgress = { spend: 2951, by: parseDay('2027-01-28') }
    const plan = ask(request({ cards: [{ id: 'have', opened: '2020-01', bonusInProgress }] }))
    expect(plan?.steps[0]?.month).toBe('2026-12')
    expect(plan?.notes.join(' ')).not.toContain('Bonuses in progress')
  })

  it('adds only cards within the person’s reach', () => {
    // One card: 5% of $18,000 is $900, more than $500 and 2%.
    const only = (changes: Partial<PlanRequest['people'][number]>) =>
      ask(request({ cardsPerYear: 1, ...changes }))?.steps.map(({ cardId }) => cardId)
    expect([only({ credit: 'excellent' }), only({})]).toEqual([['top'], ['two']])
  })

  it('can be to open no cards', () => {
    expect(ask(request({ cardsPerYear: 0 }))).toMatchObject({
      steps: [],
      summary: 'Your best plan is no new cards: $180 in 12 months.',
    })
  })

  it('leaves out cards that the person doesn’t want', () => {
    expect(ask(request({ unwanted: ['two'] }))?.steps.map(({ cardId }) => cardId)).toEqual(['one'])
  })

  it('leaves out cards that add less than they must', () => {
    // The second card adds its bonus minus $40, $460. The first one adds $500 more than 1% on everything but $4,000.
    const plan = ask({ ...request(), leastAdded: 461 })
    expect(plan?.steps.map(({ cardId }) => cardId)).toEqual(['two'])
    expect(plan?.leftOut).toEqual({ cards: 1, added: 460 })
    expect(plan?.certainty).toBe('No other plan with as many cards is worth more.')
    expect(plan?.notes).toContain('We leave out cards that add less than $461 to the others in 12 months.')
    expect(ask({ ...request(), leastAdded: 0 })?.certainty).toBe('No other plan is worth more.')
  })

  it('says that another card takes the place of a skipped one, so that the loss isn’t what it adds', () => {
    const twins = createRunCatalog(
      makeRelease([
        makeCard('have', 'Have', { engine: { rules: earning(1000) } }),
        makeCard('one', 'One', { engine: { rules: earning(1000), bonus } }),
        makeCard('other', 'Other', {
          engine: { rules: earning(1000), bonus: [{ points: 49_869, spend: toCents(400_000), days: 90 }] },
        }),
      ]),
      today,
    )
    const plan = planFor(twins, { spend, profile: defaultProfile, request: request({ cardsPerYear: 1 }) })
    // $500 instead of $498.69.
    expect(plan?.steps).toMatchObject([
      {
        cardId: 'one',
        added: 500,
        skipped: { loss: 1.31 },
        skip: 'Without this card, the best plan we found is worth $679, $1 less, because another card takes its place.',
      },
    ])
  })

  it('says what a first-year match is estimated to pay', () => {
    const matching = createRunCatalog(
      makeRelease([
        makeCard('have', 'Have', { engine: { rules: earning(1000) } }),
        makeCard('match', 'Match', { engine: { rules: earning(1500), isFirstYearMatched: true } }),
      ]),
      today,
    )
    const plan = planFor(matching, { spend, profile: defaultProfile, request: request() })
    // 1.5% of $18,000 is $270, $90 more than 1%, and as much again as a match.
    expect(plan).toMatchObject({ value: { total: 540, rewards: 270, bonuses: 270 } })
    expect(plan?.steps).toMatchObject([
      {
        added: 360,
        bonus: 0,
        firstYear: 270,
        rewards: 90,
        why: 'About $270 first-year match + $90 more in rewards.',
      },
    ])
  })

  it('names a card that the catalog doesn’t have', () => {
    expect(() => ask(request({ cards: [{ id: 'gone', opened: '2020-01' }] }))).toThrow(
      "there is no card 'gone'",
    )
  })
})

it('follows the rules of the catalog', () => {
  const rules = {
    'six-months': {
      issuers: ['Example Bank'],
      kind: 'application' as const,
      rule: 'You can get one card in 6 months.',
      strength: 'hard' as const,
      limits: [{ cards: 1, of: 'issuer' as const, months: 6 }],
      seen: tiny.release.cards[0]?.seen ?? fail(),
    },
  }
  const catalog = { ...tiny, release: { ...tiny.release, issuerRules: rules } }
  const plan = planFor(catalog, { spend, profile: defaultProfile, request: request() })
  expect(plan?.steps.map(({ month }) => month)).toEqual(['2026-12', '2027-06'])
  expect(plan?.steps.map(({ waitsForRule }) => waitsForRule)).toEqual([
    null,
    { id: 'six-months', isFirm: true, source: 'example', seen: '2026-10-01' },
  ])
  expect(plan?.steps[1]?.when).toBe(
    'A month earlier, an issuer rule is in the way: You can get one card in 6 months.',
  )
})

function fail(): never {
  throw new Error('the catalog has a card')
}

it('has no step that could be a month earlier for the same value, with $600 a month and four cards a year', () => {
  const some = { ...noCosts, grocery: 120, gas: 48, restaurant: 90, travel: 60, recreation: 42, other: 240 }
  const cards = [{ id: 'chase-freedom-unlimited', opened: '2022-03' }]
  const input = {
    spend: spendOfTypedCosts(some, window, defaultSpendingHabits),
    profile: { ...defaultProfile, credit: 'excellent' } as const,
    request: { start: '2026-11', months: 24, people: [{ cards, cardsPerYear: 4, monthsBetween: 1 }] },
  }
  const plan = planFor(createRunCatalog(release, today), input, { maxNodesPerStep: 1, maxReplacedPerStep: 0 })
  expect(plan?.steps.filter(({ when }) => when.includes('slightly less'))).toEqual([])
  // Every row adds what we say that a card must add: $50 a year.
  expect(plan?.steps.length).toBeGreaterThan(2)
  expect(plan?.steps.filter(({ added }) => added < 50)).toEqual([])
})

describe('a plan for a household', () => {
  const [person] = request().people
  const two = { ...request(), people: person === undefined ? [] : [person, { ...person, cards: [] }] }

  it('says who opens what, and what it leaves out', () => {
    const plan = ask(two)
    const single = ask(request())
    expect(plan?.value.total).toBeGreaterThan(single?.value.total ?? 0)
    expect(new Set(plan?.steps.map(({ person: index }) => index))).toEqual(new Set([0, 1]))
    expect(plan?.notes.some((note) => note.startsWith('We don’t count referral bonuses'))).toBe(true)
  })
})

describe('a request', () => {
  const problemsOf = (value: object) =>
    planRequestSchema.safeParse({ ...request(), ...value }).error?.issues.map(({ message }) => message)

  it('has possible months only', () => {
    const withCard = (card: object) => ({ people: [{ cards: [card], cardsPerYear: 1, monthsBetween: 1 }] })
    expect(problemsOf(withCard({ id: 'a', opened: '2025-13' }))).toEqual(['must be a month such as 2026-11'])
    expect(problemsOf(withCard({ id: 'a', opened: '2026-05', closed: '2026-04' }))).toEqual([
      "can't be before the card was opened",
    ])
    expect(problemsOf(withCard({ id: 'a', opened: '2027-05' }))).toEqual([
      "can't have a card that is opened after the plan starts",
    ])
  })

  it('is for one or two people with at most 200 cards each', () => {
    expect(problemsOf({ people: [] })).toEqual(['must have one or two people'])
    const cards = Array.from({ length: 201 }, () => ({ id: 'a', opened: '2020-01' }))
    expect(problemsOf({ people: [{ cards, cardsPerYear: 1, monthsBetween: 1 }] })).toEqual([
      'must have at most 200 cards',
    ])
  })
})

/** Sets of cards that are far apart in the catalog. */
const SETS = 12
const SET_SIZE = 4

it('never counts more rewards for a wallet than the wallet search does', () => {
  const catalog = createRunCatalog(release, today)
  const typed = {
    ...noCosts,
    grocery: 600,
    gas: 200,
    restaurant: 400,
    travel: 300,
    recreation: 150,
    other: 900,
  }
  const yearly = spendOfTypedCosts(typed, window, defaultSpendingHabits)
  const personal = walletForProfile(catalog, yearly, [], defaultProfile)
  const ids = [...personal.candidates]
  const terms = planTermsOf({
    compiled: personal.compiled,
    context: catalog.context,
    spend: yearly,
    cardIds: ids,
    start: today,
    months: 24,
    isHousehold: false,
  })
  for (let set = 0; set < SETS; set++) {
    const own = Array.from({ length: SET_SIZE }, (_, index) => (set * 17 + index * 41) % ids.length)
    const rows = own.map((index) => terms.cards[index]?.earnings.lasting[0] ?? [])
    const counted = (rows[0] ?? []).reduce(
      (sum, _, category) => sum + Math.max(0, ...rows.map((row) => row[category] ?? 0)),
      0,
    )
    const owned = own.flatMap((index) => ids[index] ?? [])
    const question = { ...personal, owned, size: SET_SIZE, years: 1, isIntro: false, obstacles: [] } as const
    const { cards } = valueWallet(question, owned, catalog.wallets)
    const earned = cards.reduce(
      (sum, { reward, credits, anniversaryBonus }) => sum + reward - credits - anniversaryBonus,
      0,
    )
    // Each category of each card is rounded to a cent.
    expect(counted).toBeLessThanOrEqual(earned + SET_SIZE)
  }
})

it('says nothing of rewards that round to $0', () => {
  const step = { bonusCents: 75_000, firstYearCents: 0, rewardCents: 49, creditCents: 8000, feeCents: 9500 }
  // Months count from January of the year 0.
  const why = whySentence({ step, startMonth: 12 * 2028, earnedIn: 0, isFirstYearMatched: false })
  expect(why).toContain(
    'bonus by January 2028 + $80 in credits and anniversary bonuses − $95 in annual fees.',
  )
  expect(why).not.toContain('rewards')
})
