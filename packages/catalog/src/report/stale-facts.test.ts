import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { type Changes, releaseOf, sampleFile } from '../testing/sample-card.ts'
import { parseViews } from './parse-views.ts'
import { findStaleFacts, groupByIssuer } from './stale-facts.ts'

const unimportant = { views: new Map<string, number>(), ranking: [] }

/** The sample card: fee seen on 2026-09-21, status on 2026-08-22, rates on 2026-08-18. All three are fresh for 90 days. */
function staleKinds(today: string, changes: Changes = {}) {
  const { cards } = releaseOf(sampleFile(changes))
  return findStaleFacts(cards, parseDay(today), unimportant).map(({ kind }) => kind)
}

describe('stale facts', () => {
  it('are due the day after their limit', () => {
    expect(staleKinds('2026-11-16')).toEqual([])
    expect(staleKinds('2026-11-17')).toEqual(['rates'])
    expect(staleKinds('2026-12-31')).toEqual(['rates', 'status', 'fee'])
  })

  it('have their source, age and limit', () => {
    const [fact] = findStaleFacts(releaseOf(sampleFile()).cards, parseDay('2026-11-17'), unimportant)
    expect(fact).toEqual({
      cardId: 'plain-card',
      kind: 'rates',
      seen: { source: 'creditodds', date: '2026-08-18' },
      ageDays: 91,
      limitDays: 90,
      endedOn: null,
    })
  })

  it('include an offer that has ended, however new', () => {
    const offer =
      '{ tiers: [{ cash: 200, spend: 500, months: 3 }], until: 2026-10-20, seen: duff 2026-10-10 }'
    expect(staleKinds('2026-10-20', { offer })).toEqual([])
    expect(staleKinds('2026-10-21', { offer })).toEqual(['offer'])
  })

  it('leave out the offer of a card that nobody can apply for', () => {
    const offer = '{ tiers: [{ cash: 200, spend: 500, months: 3 }] }'
    expect(staleKinds('2026-10-10', { offer })).toEqual(['offer'])
    expect(staleKinds('2026-10-10', { offer, status: '{ state: closed }' })).toEqual([])
  })

  it('are sorted by views, then by rank, with unranked cards last', () => {
    const ids = ['a-card', 'b-card', 'c-card', 'd-card']
    const { cards } = releaseOf(...ids.map((id) => sampleFile({ id }, `cards/us-bank/${id}.yaml`)))
    const order = (views: string, ranking: readonly string[]) => [
      ...new Set(
        findStaleFacts(cards, parseDay('2026-11-17'), { views: parseViews(views), ranking }).map(
          ({ cardId }) => cardId,
        ),
      ),
    ]
    expect(order('', ['d-card', 'b-card', 'a-card'])).toEqual(['d-card', 'b-card', 'a-card', 'c-card'])
    expect(order('card,views\nc-card,5\nb-card,5\n', ['d-card', 'b-card', 'a-card'])).toEqual([
      'b-card',
      'c-card',
      'd-card',
      'a-card',
    ])
  })
})

it('groups what is due by issuer, that of the most important card first', () => {
  const { cards } = releaseOf(
    sampleFile({ id: 'a-card' }, 'cards/us-bank/a-card.yaml'),
    sampleFile({ id: 'b-card' }, 'cards/us-bank/b-card.yaml'),
    sampleFile({ id: 'c-card', issuer: 'Chase' }, 'cards/chase/c-card.yaml'),
  )
  const ranking = ['b-card', 'c-card', 'a-card']
  const facts = findStaleFacts(cards, parseDay('2026-11-17'), { views: new Map(), ranking })
  const groups = groupByIssuer(cards, facts).map(({ issuer, cards: due }) => [
    issuer,
    ...due.map(({ card, facts: own }) => `${card.id} ${own.map(({ kind }) => kind).join(' ')}`),
  ])
  expect(groups).toEqual([
    ['U.S. Bank', 'b-card rates', 'a-card rates'],
    ['Chase', 'c-card rates'],
  ])
})

describe('a views file', () => {
  it('adds up the lines of a card', () => {
    expect([...parseViews('"a-card", 3\r\na-card,4\n\nb-card,1')]).toEqual([
      ['a-card', 7],
      ['b-card', 1],
    ])
  })

  it('must have a card id and a count in each line after the header', () => {
    expect(() => parseViews('card,views\na-card,many')).toThrow('line 2 must be a card id and a count')
  })
})
