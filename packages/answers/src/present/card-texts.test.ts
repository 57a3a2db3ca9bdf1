import { release } from '@cardsight/catalog'
import { cardTextsSchema } from '@cardsight/contract/cards'
import type { EarnRule, Selector } from '@cardsight/engine/cards'
import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { makeCard, makeRelease, tinyRelease } from '../testing/tiny-catalog.ts'
import { presentCardTexts } from './card-texts.ts'

const today = parseDay('2026-11-16')
const groceries: Selector = { leaves: ['supermarket'] }
const gas: Selector = { leaves: ['gas'] }

function linesOf(...rules: EarnRule[]) {
  const catalog = createRunCatalog(makeRelease([makeCard('one', 'One', { engine: { rules } })]), today)
  return presentCardTexts(catalog).cards[0]?.tooltipsByCategory
}

describe('card texts', () => {
  it('B-DATA-12: have every text of every published card, and no other fields', () => {
    const texts = presentCardTexts(createRunCatalog(release, today))
    expect(cardTextsSchema.strict().parse(texts)).toEqual(texts)
    expect(texts.cards).toHaveLength(release.cards.length)
  })

  it('list the order by name, case-insensitively', () => {
    const catalog = makeRelease([makeCard('a', 'zebra'), makeCard('b', 'Anchor'), makeCard('c', 'anchor')])
    expect(presentCardTexts(createRunCatalog(catalog, today)).byName).toEqual([1, 2, 0])
  })

  it('have the money terms of a card: fees over 1, 2 and 3 years and the spending that reaches the bonus', () => {
    const { cards } = presentCardTexts(createRunCatalog(tinyRelease, today))
    const miles = cards.find(({ cardId }) => cardId === 'far-miles')
    expect(miles?.terms).toEqual({
      program: 'miles',
      fees: [0, 9500, 19_000],
      anniversaryPoints: [0, 0, 0],
      foreignFeePpm: 0,
      credits: [],
      // 4,000 × 365 / 90 = 16,222.22…
      bonus: [{ minYearCents: 1_622_223, days: 90, points: 50_000, cents: 0 }],
    })
  })
})

describe('the reward lines that can apply to a category', () => {
  const rule = (where: Selector): EarnRule => ({ id: 'one', rate: 1000, target: { kind: 'where', where } })

  it('are those whose rules name one of its leaf categories, or everything', () => {
    const lines = linesOf(rule(groceries), rule({ isEverything: true }))
    expect(lines).toMatchObject({ 'Supermarkets & Groceries': [0, 1], 'Gas Stations': [1] })
  })

  it('exclude rules that except the category, and rules for a single store', () => {
    const lines = linesOf(
      rule({ isEverything: true, exceptLeaves: ['supermarket', 'online-grocery', 'specialty-food'] }),
      rule({ merchants: ['amazon'] }),
    )
    expect(lines).not.toHaveProperty('Supermarkets & Groceries')
    expect(lines).toMatchObject({ 'Gas Stations': [0] })
  })

  it('include rotating calendars and chosen categories', () => {
    const [from, to] = [parseDay('2026-10-01'), parseDay('2026-12-31')]
    const rotating = { kind: 'rotating', calendar: [{ from, to, where: groceries }] } as const
    const options = [
      { key: 'gas', where: gas },
      { key: 'groceries', where: groceries },
    ]
    const chosen = { kind: 'chosen', count: 1, per: 'quarter', options } as const
    expect(
      linesOf({ id: 'r', rate: 5000, target: rotating }, { id: 'c', rate: 3000, target: chosen }),
    ).toEqual({
      'Supermarkets & Groceries': [0, 1],
      'Gas Stations': [1],
    })
  })
})
