import { makeCard } from '@cardsight/answers/testing'
import { release } from '@cardsight/catalog'
import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { pickHomeCards } from './pick-home-cards.ts'

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

describe('the sample cards of the home page', () => {
  it('are twelve open cards of every kind, at most two per issuer', () => {
    const homeCards = pickHomeCards(release.cards)
    expect(homeCards).toHaveLength(12)
    expect(homeCards.every(({ status }) => status.state === 'open')).toBe(true)
    expect(new Set(homeCards.map(({ kind }) => kind)).size).toBe(
      new Set(release.cards.map(({ kind }) => kind)).size,
    )
    const ofIssuer = (issuer: string) => homeCards.filter((card) => card.issuer === issuer).length
    expect(homeCards.filter(({ issuer }) => ofIssuer(issuer) > 2)).toEqual([])
  })

  it("don't depend on the order of the cards", () => {
    expect(ids(pickHomeCards(release.cards.toReversed()))).toEqual(ids(pickHomeCards(release.cards)))
  })

  it('prefer the least used issuer, then the newest facts, then the first id', () => {
    const [older, newer] = [parseDay('2026-01-01'), parseDay('2026-02-01')]
    const cards = [
      makeCard('a', 'A', { issuer: 'One', asOf: older }),
      makeCard('b', 'B', { issuer: 'One', asOf: newer }),
      makeCard('c', 'C', { issuer: 'Two', asOf: older }),
      makeCard('d', 'D', { issuer: 'Two', asOf: older }),
    ]
    expect(ids(pickHomeCards(cards))).toEqual(['b', 'c', 'a', 'd'])
  })

  it('exclude closed cards and cards without a stated network', () => {
    const cards = [
      makeCard('closed', 'Closed', { engine: { isOpen: false } }),
      makeCard('unknown', 'Unknown', { network: null }),
      makeCard('shop', 'Shop', { network: 'store' }),
      makeCard('open', 'Open'),
    ]
    expect(ids(pickHomeCards(cards))).toEqual(['open'])
  })
})
