import { endingOffers, release } from '@cardsight/catalog'
import { addDays, parseDay } from '@cardsight/engine/dates'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { logEndingOffers } from './log-ending-offers.ts'

const until = parseDay('2026-12-31')
const [card] = release.cards.filter(
  ({ offer, offerState }) => offer !== undefined && offerState === 'current',
)
const catalog = { ...release, cards: card?.offer ? [{ ...card, offer: { ...card.offer, until } }] : [] }

/** Returns the offers in each log line on a day. */
function logged(day: string): unknown[] {
  const lines: unknown[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).offers) })
  logEndingOffers({ catalog, clock: () => new Date(`${day}T12:00:00Z`), log })
  return lines
}

it('lists an offer from its last day on, but not before', () => {
  expect(endingOffers(catalog.cards, addDays(until, -1))).toEqual([])
  expect(logged('2026-12-30')).toEqual([])
  expect(logged('2026-12-31')).toEqual([[`${card?.id} 2026-12-31`]])
  expect(logged('2027-01-01')).toEqual([[`${card?.id} 2026-12-31`]])
})
