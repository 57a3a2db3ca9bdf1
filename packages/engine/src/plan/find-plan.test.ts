/** Plans worked out by hand. */
import { describe, expect, it } from 'vitest'
import { askPlan as ask, makePlanCard as card, fourThousand } from '../testing/make-plan.ts'
import { exampleQuestion } from '../testing/plan-example.ts'
import { findPlan } from './find-plan.ts'
import type { PlanQuestion } from './plan.ts'

const stepsOf = (question: PlanQuestion) =>
  (findPlan(question)?.steps ?? []).map(({ application: { card: index, month, bonus } }) => ({
    id: question.cards[index]?.id,
    month,
    bonus,
  }))

describe('two bonuses of $4,000 in 3 months at $1,500 a month', () => {
  // Both cards pay a bonus of $500. One pays 2% and one pays 1% on $18,000 a year.
  const both = [
    card('one-percent', { yearly: 18_000, bonuses: [fourThousand(50_000)] }),
    card('two-percent', { yearly: 36_000, bonuses: [fourThousand(50_000)] }),
  ]

  it('are earned one after the other, the better card first', () => {
    // Together they need $8,000. Month 2 ends with $4,500 spent, so a second bonus that starts before month 3 fails:
    // from month 2, months 0 to 4 have $7,500. From month 3, months 0 to 5 have $9,000.
    expect(stepsOf(ask(both))).toEqual([
      { id: 'two-percent', month: 0, bonus: 0 },
      { id: 'one-percent', month: 3, bonus: 0 },
    ])
    // Bonuses $1,000. Everything earns 2% for a year, $360, except $4,000 at 1% for the second bonus: $40 less.
    expect(findPlan(ask(both))?.value).toMatchObject({ total: 132_000, bonuses: 100_000, rewards: 32_000 })
  })

  it('say what each month’s spending is for, and why the second one waits', () => {
    expect(findPlan(ask(both))?.steps).toMatchObject([
      { waiting: { kind: 'start' }, spent: [150_000, 150_000, 100_000, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { waiting: { kind: 'spending' }, spent: [0, 0, 0, 150_000, 150_000, 100_000, 0, 0, 0, 0, 0, 0] },
    ])
  })

  it('are in another order if the offer of the worse card ends', () => {
    const ending = [
      card('one-percent', { yearly: 18_000, bonuses: [fourThousand(50_000)], until: 1 }),
      ...both.slice(1),
    ]
    // The offer ends with month 1, so it comes first, and the 2% card waits until month 3. Months 0 to 2 earn 1%: $45,
    // the other nine 2%: $270. The better card first would leave out the other's bonus.
    expect(stepsOf(ask(ending))).toEqual([
      { id: 'one-percent', month: 0, bonus: 0 },
      { id: 'two-percent', month: 3, bonus: 0 },
    ])
    expect(findPlan(ask(ending))?.value).toMatchObject({ total: 131_500, rewards: 31_500 })
  })

  it('say what skipping a step costs', () => {
    // Without the 2% card: $500 and 1% of $18,000. Without the 1% card: $500 and 2% of $18,000.
    expect(findPlan(ask(both))?.steps).toMatchObject([
      { withoutTotal: 68_000, withoutGap: 0 },
      { withoutTotal: 86_000, withoutGap: 0 },
    ])
  })
})

describe('a bonus in progress on a card that the person has', () => {
  // The card pays 1% on $18,000 a year. The new one pays the same, and a bonus of $500 for $4,000 in 3 months.
  const cards = [
    card('have', { yearly: 18_000 }),
    card('new', { yearly: 18_000, bonuses: [fourThousand(50_000)] }),
  ]
  const having = (inProgress?: { cents: number; months: number }) =>
    ask(cards, {
      candidates: [1],
      owned: [{ card: 0, opened: -1, closed: null, bonus: null, ...(inProgress && { inProgress }) }],
    })

  it('is served first, so the next card waits', () => {
    expect(stepsOf(having())).toEqual([{ id: 'new', month: 0, bonus: 0 }])
    // $2,000 in 2 months: all of month 0 and $500 of month 1. Months 0 to 2 have $4,500 for $6,000, months 0 to 3 have
    // $6,000: the new card can be opened in month 1.
    const plan = findPlan(having({ cents: 200_000, months: 2 }))
    expect(plan?.steps).toMatchObject([
      {
        application: { month: 1 },
        waiting: { kind: 'spending' },
        spent: [0, 100_000, 150_000, 150_000, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ])
    // The bonus in progress isn't part of the value: $500 and 1% of $18,000.
    expect(plan?.value).toMatchObject({ total: 68_000, bonuses: 50_000 })
  })

  it('costs rewards if another card pays more', () => {
    // A 2% card without a bonus: $360 a year, less 1% of the $2,000 that go to the first card.
    const better = [card('have', { yearly: 18_000 }), card('two-percent', { yearly: 36_000 })]
    const question = { ...having({ cents: 200_000, months: 2 }), cards: better }
    expect(findPlan(question)?.value).toMatchObject({ total: 34_000, rewards: 34_000 })
  })

  it('is left out if the spending can’t reach it', () => {
    // $3,500 in 2 months, and the person spends $3,000.
    expect(stepsOf(having({ cents: 350_000, months: 2 }))).toEqual([{ id: 'new', month: 0, bonus: 0 }])
  })
})

describe('issuers’ rules', () => {
  const bonus = [fourThousand(50_000)]
  const all = new Set([0, 1])

  it('move a card to the first month that they allow', () => {
    // One card was opened 23 months before the plan. Of the months before the plan, only the month is known, so it counts
    // as its last day: it's older than 24 months on the first day of month 2.
    const question = ask([card('old', {}), card('new', { bonuses: bonus })], {
      candidates: [1],
      owned: [{ card: 0, opened: -23, closed: null, bonus: null }],
      limits: [{ ruleId: 'one-in-24', cards: all, counted: all, count: 1, within: { months: 24 } }],
    })
    expect(stepsOf(question)).toEqual([{ id: 'new', month: 2, bonus: 0 }])
    expect(findPlan(question)?.steps[0]?.waiting).toEqual({ kind: 'rule', ruleId: 'one-in-24' })
  })

  it('keep a planned card from the next one for as many months as they say', () => {
    const question = ask([card('a', { bonuses: bonus }), card('b', { bonuses: bonus })], {
      limits: [{ ruleId: 'six-months', cards: all, counted: all, count: 1, within: { months: 6 } }],
    })
    expect(stepsOf(question).map(({ month }) => month)).toEqual([0, 6])
  })

  it('rule out a bonus once in a lifetime, even for a card closed long ago', () => {
    const person = { owned: [{ card: 0, opened: -100, closed: -90, bonus: -97 }] }
    const bars = [{ ruleId: 'lifetime', cards: all, if: 'had', of: 'same', months: null } as const]
    const cards = [card('had', { bonuses: bonus })]
    expect(stepsOf(ask(cards, person))).toEqual([{ id: 'had', month: 0, bonus: 0 }])
    expect(stepsOf(ask(cards, { ...person, bars }))).toEqual([])
  })

  it('rule out a bonus for 48 months after the last one', () => {
    // Paid 46 months before the plan, in the middle of a month: 48 months have passed on the first day of month 3.
    const question = ask([card('again', { bonuses: bonus })], {
      owned: [{ card: 0, opened: -50, closed: -20, bonus: -46 }],
      bars: [{ ruleId: '48-months', cards: all, if: 'bonus', of: 'same', months: 48 }],
    })
    expect(stepsOf(question)).toEqual([{ id: 'again', month: 3, bonus: 0 }])
  })
})

describe('no new cards', () => {
  it('is the plan if every fee is more than what its card pays', () => {
    const question = ask([card('have', { yearly: 36_000 }), card('costly', { yearly: 36_000, fee: 9500 })], {
      candidates: [1],
      owned: [{ card: 0, opened: -30, closed: null, bonus: null }],
    })
    // 2% of $18,000.
    expect(findPlan(question)).toMatchObject({
      steps: [],
      gap: 0,
      value: { total: 36_000 },
      noNewCards: { total: 36_000 },
    })
  })

  it('is the plan if the person accepts none', () => {
    expect(stepsOf(ask([card('good', { bonuses: [fourThousand(50_000)] })], { perYear: 0 }))).toEqual([])
  })
})

describe('a card that adds little', () => {
  // $20 more than the 2% on $18,000, and a bonus of $30 without spending.
  const cards = [
    card('two-percent', { yearly: 36_000 }),
    card('little-more', { yearly: 38_000 }),
    card('small-bonus', { bonuses: [{ cents: 3000, demands: [] }] }),
  ]
  const question = ask(cards, {
    candidates: [1, 2],
    owned: [{ card: 0, opened: -30, closed: null, bonus: null }],
  })

  it('is left out if it adds less than each card must, and what it would add is known', () => {
    const plan = findPlan({ ...question, leastAddedCents: 2500 })
    // The bonus takes month 0, so the better rate would start in month 1: eleven twelfths of $20.
    expect(plan?.steps.map(({ application, addedCents }) => [application.card, addedCents])).toEqual([
      [2, 3000],
    ])
    expect(plan).toMatchObject({ value: { total: 39_000 }, leftOut: { cards: 1, cents: 1833 }, gap: 0 })
  })

  it('is part of the plan if any gain counts', () => {
    // The better rate first. The bonus needs no spending, so it can wait.
    expect(findPlan(question)).toMatchObject({ value: { total: 41_000 }, leftOut: { cards: 0, cents: 0 } })
  })
})

it('closes a card before a second fee that it doesn’t earn', () => {
  const months = 24
  const costly = card('costly', { fee: 9500, bonuses: [fourThousand(50_000)], until: 2 }, months)
  const plan = findPlan(ask([costly], {}, months))
  // The bonus of $500 minus one fee. Kept, each month of the second year would cost a twelfth of $95.
  expect(plan).toMatchObject({
    value: { total: 40_500, fees: 9500 },
    steps: [{ application: { closes: true } }],
  })
})

describe('months that are worth the same', () => {
  const months = 24

  it('give way to the first of them', () => {
    // $500 minus one fee, whether it's closed after a year or opened a year later.
    const costly = card('costly', { fee: 9500, bonuses: [fourThousand(50_000)], until: months }, months)
    expect(findPlan(ask([costly], {}, months))).toMatchObject({
      value: { total: 40_500 },
      steps: [{ application: { month: 0, closes: true }, waiting: { kind: 'start' } }],
    })
  })

  it('put the larger bonus first', () => {
    const cards = [
      card('small', { bonuses: [fourThousand(20_000)] }),
      card('large', { bonuses: [fourThousand(50_000)] }),
    ]
    expect(stepsOf(ask(cards)).map(({ id, month }) => [id, month])).toEqual([
      ['large', 0],
      ['small', 3],
    ])
  })

  it('end where an earlier one costs something, and the step says how much', () => {
    // The card that the person has pays 2% in the first year and nothing in the second. $1,500 on the other card cost
    // $30 of rewards until then.
    const have = {
      ...card('have', {}, months),
      earnings: { firstYear: [36_000], lasting: [[36_000], [0]] },
    }
    const bonuses = [{ cents: 50_000, demands: [{ cents: 150_000, months: 1 }] }]
    const question = ask(
      [have, card('bonus', { bonuses, until: months }, months)],
      { candidates: [1], owned: [{ card: 0, opened: -30, closed: null, bonus: null }] },
      months,
    )
    expect(findPlan(question)?.steps).toMatchObject([
      { application: { month: 12 }, waiting: { kind: 'value', lossCents: 3000 } },
    ])
  })
})

it('counts points of a program only as far as the household can use them', () => {
  const miles = (id: string) => ({
    ...card(id, { bonuses: [fourThousand(50_000)] }),
    limitedProgram: 'miles',
  })
  const limits = [{ program: 'miles', yearlyCents: 60_000, shareBeyond: 0.5 }]
  // Two bonuses of $500 against $600 of use in one year: $400 are worth half.
  expect(findPlan({ ...ask([miles('a'), miles('b')]), limits })?.value).toMatchObject({
    total: 80_000,
    bonuses: 100_000,
    unusable: 20_000,
  })
})

describe('a household of two', () => {
  it('earns the bonus of the same card twice, one after the other', () => {
    const question = ask([
      { ...card('a', { bonuses: [fourThousand(50_000)] }), shared: card('a', {}).earnings },
    ])
    const plan = findPlan({ ...question, people: [...question.people, ...question.people] })
    expect(plan?.steps.map(({ application: { person, month } }) => ({ person, month }))).toEqual([
      { person: 0, month: 0 },
      { person: 1, month: 3 },
    ])
    expect(plan?.value.total).toBe(100_000)
  })

  it('uses the caps of both cards', () => {
    // One card pays $240 a year until its cap is full; two pay $300 together.
    const capped = card('capped', { yearly: 24_000 })
    const shared = card('capped', { yearly: 30_000 }).earnings
    const question = ask([{ ...capped, shared }])
    const plan = findPlan({ ...question, people: [...question.people, ...question.people] })
    expect(plan).toMatchObject({ value: { total: 30_000 }, steps: [{}, {}] })
  })
})

describe('a search', () => {
  const cards = [60_000, 50_000, 45_000].map((cents, index) =>
    card(`card-${index}`, { yearly: 10_000 * index, fee: 9_500 * index, bonuses: [fourThousand(cents)] }),
  )
  const question = ask(cards, { perYear: 2 })

  it('returns nothing if it was stopped, at whatever point', () => {
    let checks = 0
    const shouldStopAt = (last: number) => {
      checks = 0
      return () => ++checks === last
    }
    expect(findPlan(question, { shouldStop: shouldStopAt(0) })).not.toBeNull()
    const all = checks
    expect(all).toBeGreaterThan(10)
    for (let last = 1; last <= all; last++) {
      expect(findPlan(question, { shouldStop: shouldStopAt(last) })).toBeNull()
    }
  })

  it('reports progress from near 0 to 1, which never falls', () => {
    const reported: number[] = []
    findPlan(question, { maxNodes: 1_000, onProgress: (done) => reported.push(done) })
    expect(reported[0]).toBeLessThan(0.1)
    expect(reported).toEqual(reported.toSorted((a, b) => a - b))
    expect(reported.at(-1)).toBe(1)
  })

  it('spends three fifths of its progress on the plan, and the rest on the plans without each step', () => {
    const reportsOf = (asked: PlanQuestion) => {
      const reported: number[] = []
      const onProgress = (done: number) => reported.push(Number(done.toFixed(6)))
      findPlan(asked, { maxNodes: 1_000, maxNodesPerStep: 1, onProgress })
      return reported
    }
    // Two steps, each with one node for the plan without it.
    const one = reportsOf(exampleQuestion)
    expect([one[0], ...one.filter((done) => done > 0.6)]).toEqual([0.0006, 0.8, 1])
    // Two people's own plans come before the common one.
    const two = { ...exampleQuestion, people: [...exampleQuestion.people, ...exampleQuestion.people] }
    expect(reportsOf(two)[0]).toBe(0.0002)
    expect(reportsOf(two)).toContain(0.2002)
    expect(reportsOf(two)).toContain(0.4002)
  })

  it('says how many plans it began', () => {
    // One card that pays more: no plan, and the plan with it from month 0. It's found and proven before that, so only
    // the empty plan is begun, and again without the card.
    const people = exampleQuestion.people.map((person) => ({ ...person, candidates: [1] }))
    expect(findPlan({ ...exampleQuestion, people })).toMatchObject({
      value: { total: 60 },
      gap: 0,
      effort: 2,
      steps: [{ addedCents: 30, withoutTotal: 30, withoutGap: 0 }],
    })
  })
})
