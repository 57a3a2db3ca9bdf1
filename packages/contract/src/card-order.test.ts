import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTotals, firstCards, type RankedCard } from './card-order.ts'
import { texts } from './testing/small-run.ts'

const plain = ranked('Plain', {})

function ranked(name: string, changes: Partial<RankedCard['text']>, more: Partial<RankedCard> = {}) {
  const [text] = texts.cards
  if (text === undefined) {
    throw new Error('the small run has no cards')
  }
  return { text: { ...text, name, ...changes }, total: 100, fee: 0, earnsBonus: false, ...more }
}

function namesOf(cards: readonly RankedCard[]): string[] {
  return cards.toSorted(compareTotals).map(({ text }) => text.name)
}

describe('the order of cards', () => {
  it('B-SORT-1: is strictly by total, highest first, however close', () => {
    const more = ranked('More, with a fee', {}, { total: 100.01, fee: 95 })
    expect(namesOf([plain, ranked('Loss', {}, { total: -1 }), more])).toEqual([
      'More, with a fee',
      'Plain',
      'Loss',
    ])
  })

  const { needs } = plain.text
  const freeAbroad = { features: ['No Foreign Transaction Fees'] }
  const regional = { ...needs, memberships: ['home'], isRegional: true as const }
  it.each([
    ['a lower fee', plain, ranked('A', {}, { fee: 95 })],
    ['a bonus that can be earned', { ...plain, earnsBonus: true }, ranked('A', {})],
    [
      'a foreign fee that the issuer says it doesn’t charge',
      ranked('Free abroad', freeAbroad),
      ranked('A', {}),
    ],
    ['no membership', plain, ranked('A', { needs: { ...needs, memberships: ['club'] } })],
    ['a lower credit level', plain, ranked('A', { needs: { ...needs, credit: 'excellent' } })],
    ['nationwide access', plain, ranked('A', { needs: regional })],
    ['the name', plain, ranked('Quay', {})],
  ])('is decided by %s between equal totals', (_, first, second) => {
    expect(namesOf([second, first])).toEqual([first.text.name, second.text.name])
  })

  it('takes the earlier of these first', () => {
    // Each is behind by one of them, and ahead by all later ones.
    const best = { ...freeAbroad, needs: { ...needs, credit: 'poor' as const } }
    const ordered = [
      ranked(
        '9',
        { needs: { ...regional, memberships: ['home', 'club'], credit: 'excellent' } },
        { earnsBonus: true },
      ),
      ranked('8', best, { fee: 1, earnsBonus: true }),
      ranked('7', best, { fee: 1 }),
    ]
    expect(namesOf(ordered.toReversed())).toEqual(['9', '8', '7'])
    const sameBonus = [
      ranked('9', {
        ...freeAbroad,
        needs: { ...regional, memberships: ['home', 'club'], credit: 'excellent' },
      }),
      ranked('8', { needs: { ...regional, credit: 'excellent' } }),
      ranked('7', { needs: { ...needs, memberships: ['club'], credit: 'poor' } }),
    ]
    expect(namesOf(sameBonus.toReversed())).toEqual(['9', '8', '7'])
    const sameMembership = [
      ranked('9', { needs: { ...regional, credit: 'fair' } }),
      ranked('8', { needs: { ...needs, credit: 'good' } }),
      ranked('7', { needs: { ...regional, credit: 'good' } }),
    ]
    expect(namesOf(sameMembership.toReversed())).toEqual(['9', '8', '7'])
  })

  it('has the same first cards without sorting', () => {
    const someCards = fc.array(fc.record({ total: fc.integer({ min: -3, max: 3 }), fee: fc.nat(1) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(someCards, fc.nat(12), (some, count) => {
        const cards = some.map((amounts, index) => ranked(`${index}`, {}, amounts))
        expect(firstCards(cards, compareTotals, count)).toEqual(cards.toSorted(compareTotals).slice(0, count))
      }),
    )
  })
})
