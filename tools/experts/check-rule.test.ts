import type { Profile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { checkRule, type Rank } from './check-rule.ts'
import type { PanelCard } from './panel-card.ts'
import type { Person, Statement } from './person.ts'
import type { RankOptions, Row } from './rank-for.ts'

const plain: Omit<PanelCard, 'id' | 'group'> = {
  program: 'cash',
  fee: 0,
  kind: 'cash-back',
  hasBrandPoints: false,
  memberships: [],
  chargesAbroad: false,
  creditFrom: 'good',
  fitsNewToCredit: false,
}
const cards = new Map(
  [
    card('flat', {}),
    card('flat-student', { group: 'flat', kind: 'student', creditFrom: 'none' }),
    card('miles', { program: 'sky', hasBrandPoints: true, fee: 95 }),
    card('luxury', { fee: 600, creditFrom: 'excellent' }),
    card('club', { memberships: ['club'], chargesAbroad: true, creditFrom: null }),
  ].map((made) => [made.id, made]),
)

function card(id: string, changes: Partial<PanelCard>): PanelCard {
  return { ...plain, id, group: id, ...changes }
}

function row(cardId: string, total: number, reasons?: readonly string[]): Row {
  const { fee = 0, program = '' } = cards.get(cardId) ?? {}
  return { cardId, name: `The ${cardId}`, total, fee, program, ...(reasons === undefined ? {} : { reasons }) }
}

/** Flat, then miles, then luxury. The club's card is out of reach. */
const threeCards: Rank = () => ({
  results: [row('flat', 300), row('miles', 200), row('luxury', -100)],
  outOfReach: [row('club', 500, ['Needs a club membership']), row('flat-student', 50)],
})

function check(
  statement: Statement & Partial<RankOptions>,
  rank = threeCards,
  profile: Partial<Profile> = {},
) {
  const rule = { why: 'Because.', ...statement }
  const costs = { grocery: 1, gas: 1, restaurant: 1, travel: 1, recreation: 1, other: 1 }
  const person: Person = { name: 'Someone', advice: '', judgment: '', profile, costs, rules: [rule] }
  return checkRule(rule, person, rank, cards)
}

describe('rules about the first cards', () => {
  it.each<[string, Statement]>([
    ['a card among the first', { within: 2, some: { ids: ['miles'] } }],
    ['a program among the first', { within: 2, some: { programs: ['sky'] } }],
    ['nobody of a set', { within: 2, none: { feeAbove: 95 } }],
    ['an empty set', { within: 3, none: {} }],
    ['the first card', { first: { ids: ['flat', 'miles'] } }],
    ['the order of two', { above: ['flat', 'luxury'] }],
  ])('accept %s', (_what, statement) => {
    expect(check(statement)).toBeNull()
  })

  it.each<[string, Statement, string]>([
    ['a card that is too low', { within: 1, some: { ids: ['miles'] } }, 'is in the top 1'],
    ['an empty set', { within: 3, some: {} }, 'is in the top 3'],
    ['a fee above the limit', { within: 2, none: { feeAbove: 94 } }, "shouldn't be in the top 2: The miles"],
    ['any card of a set', { within: Number.POSITIVE_INFINITY, none: { ids: ['luxury'] } }, 'The luxury'],
    ['another first card', { first: { ids: ['miles'] } }, 'The flat is first'],
    ['the wrong order', { above: ['miles', 'flat'] }, 'miles is number 2, below flat at number 1'],
    ['an order with itself', { above: ['flat', 'flat'] }, 'below flat'],
    ['a better card that is missing', { above: ['club', 'flat'] }, "club isn't in the results"],
    ['a worse card that is missing', { above: ['flat', 'club'] }, "club isn't in the results"],
  ])('reject %s', (_what, statement, message) => {
    expect(check(statement)).toContain(message)
  })

  it('reject an empty ranking', () => {
    const nothing: Rank = () => ({ results: [], outOfReach: [] })
    expect(check({ first: { ids: ['flat'] } }, nothing)).toContain('nothing is first')
    expect(check({ within: 3, some: { ids: ['flat'] } }, nothing)).not.toBeNull()
  })

  it('throw if the ranking has an unknown card', () => {
    const unknown: Rank = () => ({ results: [row('ghost', 1)], outOfReach: [] })
    expect(() => check({ within: 1, none: {} }, unknown)).toThrow(RangeError)
  })
})

describe('rules about traits', () => {
  const all = Number.POSITIVE_INFINITY
  const everyCard: Rank = () => ({
    results: [...cards.keys()].map((id) => row(id, 0)),
    outOfReach: [],
  })

  it.each<[string, Statement, Partial<Profile>]>([
    ['above-credit', { within: all, none: { traits: ['above-credit'] } }, { credit: 'excellent' }],
    [
      'missing-membership',
      { within: all, none: { traits: ['missing-membership'] } },
      { memberships: ['club'] },
    ],
    ['unused-brand', { within: all, none: { traits: ['unused-brand'] } }, { programs: { sky: null } }],
  ])('%s depends on the profile', (_trait, statement, profile) => {
    expect(check(statement, everyCard)).not.toBeNull()
    expect(check(statement, everyCard, profile)).toBeNull()
  })

  it.each<[string, Statement, string]>([
    ['brand-points', { within: all, none: { traits: ['brand-points'] } }, 'The miles'],
    ['student', { within: all, none: { traits: ['student'] } }, 'The flat-student'],
    ['unstated-credit', { within: all, none: { traits: ['unstated-credit'] } }, 'The club'],
    ['foreign-fee', { within: all, none: { traits: ['foreign-fee'] } }, 'The club'],
  ])('%s is a fact of the card', (_trait, statement, message) => {
    expect(check(statement, everyCard)).toContain(`: ${message}\n`)
  })
})

describe('rules about lists', () => {
  it('know the results, the cards out of reach, and all others', () => {
    expect(check({ listed: 'results', ids: ['flat', 'luxury'] })).toBeNull()
    expect(check({ listed: 'out-of-reach', ids: ['club'] })).toBeNull()
    expect(check({ listed: 'nowhere', ids: ['ghost'] })).toBeNull()
    expect(check({ listed: 'results', ids: ['flat', 'club'] })).toContain('club is out-of-reach, not results')
    expect(check({ listed: 'out-of-reach', ids: ['flat'] })).toContain('flat is results, not out-of-reach')
    expect(check({ listed: 'nowhere', ids: ['club'] })).toContain('club is out-of-reach, not nowhere')
  })

  it('ask for a reason on cards out of reach', () => {
    expect(check({ listed: 'out-of-reach', ids: ['flat-student'] })).toContain('flat-student has no reason')
  })

  it('reject two variants of a card', () => {
    const variants: Rank = () => ({ results: [row('flat', 2), row('flat-student', 1)], outOfReach: [] })
    expect(check({ hasOneRowPerVariant: true }, variants)).toContain('The flat, The flat-student')
    expect(check({ hasOneRowPerVariant: true })).toBeNull()
  })
})

describe('rules about dollars', () => {
  /** Flat earns $100 a year, a bonus of $200, and $50 a year for people who transfer points. */
  const flatOnly: Rank = ({ points }, { years, bonus }) => ({
    results: [row('flat', years * (points === 'transfers' ? 150 : 100) + (bonus ? 200 : 0))],
    outOfReach: [],
  })

  it.each<[string, Statement & Partial<RankOptions>]>([
    ['the total that people see first', { totalOf: 'flat', dollars: 300 }],
    ['a total with a small difference', { totalOf: 'flat', dollars: 301.5 }],
    ['the total of other years', { totalOf: 'flat', dollars: 300, years: 3, bonus: false }],
    ['the bonus', { bonusOf: 'flat', atLeast: 200, atMost: 200 }],
    ['the third year', { thirdYearOf: 'flat', atLeast: 100, atMost: 100 }],
    ['no gain', { gainOf: 'flat', over: { points: 'cash' }, atLeast: 0, atMost: 0 }],
    ['a loss', { gainOf: 'flat', over: { points: 'transfers' }, atMost: -50 }],
  ])('accept %s', (_what, statement) => {
    expect(check(statement, flatOnly)).toBeNull()
  })

  it.each<[string, Statement, string]>([
    ['another total', { totalOf: 'flat', dollars: 310 }, 'a total of $300, not $310'],
    ['a bonus that is too high', { bonusOf: 'flat', atMost: 190 }, 'the bonus of flat is $200.00'],
    [
      'a third year that is too low',
      { thirdYearOf: 'flat', atLeast: 110 },
      'the third year of flat is $100.00',
    ],
    ['a gain that is too low', { gainOf: 'flat', over: { points: 'transfers' }, atLeast: 0 }, 'is $-50.00'],
    ['the total of a missing card', { totalOf: 'club', dollars: 0 }, 'club has a total of $NaN'],
    ['the bonus of a missing card', { bonusOf: 'club', atMost: 0 }, 'the bonus of club is $NaN'],
  ])('reject %s', (_what, statement, message) => {
    expect(check(statement, flatOnly)).toContain(message)
  })
})

it('a failed rule prints the person, the reason and the ranking', () => {
  expect(check({ first: { ids: ['miles'] }, years: 3, bonus: false })).toBe(
    [
      'Someone: The flat is first, not one of {"ids":["miles"]}',
      'Why it matters: Because.',
      'Top 10 over 3 years without bonuses:',
      '1. flat $300.00 (fee $0)',
      '2. miles $200.00 (fee $95)',
      '3. luxury $-100.00 (fee $600)',
    ].join('\n'),
  )
})
