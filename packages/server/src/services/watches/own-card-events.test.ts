import { makeCard, makeRelease } from '@cardsight/answers/testing'
import type { CardHistory } from '@cardsight/catalog/history'
import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { ownCardEvents } from './own-card-events.ts'

const today = parseDay('2026-11-10')
const card = makeCard('gold', 'Gold')
const release = makeRelease([card])

describe('changed terms of a card that a person has', () => {
  const period = (from: string, yearly: number) => ({ from: parseDay(from), yearly, source: 'issuer' })
  const written = (on: string, field: 'rates' | 'offer' | 'credits', text: string) =>
    ({ on: parseDay(on), field, text, source: 'issuer' }) as const
  const textsOf = (changes: Partial<CardHistory>) => {
    const nothing = { fee: [], offers: [], rates: [], status: [], foreignFee: [], changes: [] }
    const history = { cardId: card.id, unit: 'points' as const, isCashBack: true, ...nothing, ...changes }
    return ownCardEvents(card, { today, release, history, pointValue: 100 }).map(({ date, message }) => ({
      date,
      key: message.key,
      title: message.title,
      text: message.text,
      cents: message.cents,
    }))
  }

  it('are past and announced changes, one for each field and day', () => {
    const found = textsOf({
      fee: [period('2020-01-01', 250), period('2026-10-01', 325), period('2027-02-01', 350)],
      changes: [
        written('2026-11-01', 'rates', 'Dining fell to 3x.'),
        written('2026-11-01', 'rates', 'Gas rose to 2x.'),
      ],
    })
    expect(found).toEqual([
      {
        date: '2027-02-01',
        key: 'change.gold.fee.2027-02-01',
        title: 'Gold changes on Feb 1, 2027',
        text: 'Annual fee will rise from $325 to $350. That’s $25 more a year for you.',
        cents: -25_00,
      },
      {
        date: '2026-11-01',
        key: 'change.gold.rates.2026-11-01',
        title: 'Gold changed on Nov 1, 2026',
        text: 'Dining fell to 3x. Gas rose to 2x.',
        cents: null,
      },
      {
        date: '2026-10-01',
        key: 'change.gold.fee.2026-10-01',
        title: 'Gold changed on Oct 1, 2026',
        text: 'Annual fee rose from $250 to $325. That’s $75 more a year for you.',
        cents: -75_00,
      },
    ])
  })

  it('are not about welcome offers or older changes', () => {
    const changes = [
      written('2026-11-02', 'offer', 'Welcome offer rose to 90,000 points.'),
      // Nov 10 less 60 days is Sep 11.
      written('2026-09-11', 'credits', 'New: $10 a month.'),
      written('2026-09-10', 'credits', 'New: $5 a month.'),
    ]
    expect(textsOf({ changes }).map(({ text }) => text)).toEqual(['New: $10 a month.'])
  })
})
