import { createRunCatalog, spendOfLastYear } from '@cardsight/answers'
import { makeCard, makeRelease } from '@cardsight/answers/testing'
import type { CatalogCard } from '@cardsight/catalog'
import type { CardHistory } from '@cardsight/catalog/history'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCard } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { offerAlerts } from './offer-alerts.ts'

const today = parseDay('2026-11-10')

function historyFor(card: CatalogCard, changes: Partial<CardHistory>): CardHistory {
  const nothing = { fee: [], offers: [], rates: [], status: [], foreignFee: [], changes: [] }
  return { cardId: card.id, unit: 'points', isCashBack: true, ...nothing, ...changes }
}

const lookup = (history: CardHistory) => (cardId: string) => (cardId === history.cardId ? history : null)

describe('alerts about welcome bonuses', () => {
  const cash = (dollars: number) => [{ cash: dollars, spend: 500, months: 3 }]
  const rate = (percent: number) => [
    {
      id: 'all',
      rate: percent * 1000,
      target: { kind: 'where', where: { isEverything: true } },
    } as const,
  ]
  const mine = makeCard('mine', 'Mine')
  /** 2%, and $300 after $500. */
  const bonus = makeCard('bonus', 'Bonus', {
    offer: { tiers: cash(300) },
    engine: {
      rules: rate(2),
      bonus: [{ points: 0, valueCents: toCents(300_00), spend: toCents(500_00), days: 90 }],
    },
  })
  const others = ['a', 'b', 'c'].map((id) => makeCard(id, id, { engine: { rules: rate(1.5) } }))
  const better = ['d', 'e', 'f'].map((id) => makeCard(id, id, { engine: { rules: rate(9) } }))
  const period = (from: string, to: string | null, dollars: number) => ({
    from: parseDay(from),
    to: to === null ? null : parseDay(to),
    tiers: cash(dollars),
    source: 'bonuses',
    isRecorded: to !== null,
  })
  const rising = [period('2025-01-01', '2026-10-20', 200), period('2026-11-01', null, 300)]
  const owned = (cardId: string): YourCard => ({
    id: cardId,
    cardId,
    choices: [],
    credits: [],
    ticks: [],
    activated: [],
    accountIds: [],
  })
  const alertsOf = (
    offers: CardHistory['offers'],
    cards: readonly CatalogCard[] = others,
    yours: readonly YourCard[] = [owned('mine')],
  ) => {
    const catalog = createRunCatalog(makeRelease([mine, bonus, ...cards]), today)
    const purchases = [
      {
        day: parseDay('2025-11-11'),
        cents: toCents(10_000_00),
        leaf: 'other' as const,
        merchant: null,
        account: null,
      },
    ]
    const spend = spendOfLastYear(purchases, today)
    const input = {
      catalog,
      purchases,
      profile: defaultProfile,
      yourCards: { version: 1 as const, cards: [...yours] },
    }
    const options = { historyOf: lookup(historyFor(bonus, { offers })), shouldStop: () => false }
    return spend === null ? null : offerAlerts(input, spend, options)
  }

  it('are about a card in your top three whose bonus is at its best', () => {
    // 2% instead of 1% of $10,000, and $300.
    expect(alertsOf(rising)).toEqual([
      {
        key: 'offer.bonus.after-2026-10-20',
        title: 'Bonus has its best welcome bonus in two years',
        text: 'New cardholders get $300 after $500 in 3 months. The card would add about $400 to what yours earn in the first year, after its fee.',
      },
    ])
  })

  it('have the same key when the day on which the offer was last seen moves', () => {
    const moved = [period('2025-01-01', '2026-10-20', 200), period('2026-11-09', null, 300)]
    expect(alertsOf(moved)?.map(({ key }) => key)).toEqual(['offer.bonus.after-2026-10-20'])
  })

  it.each([
    ['was higher before', [period('2025-01-01', '2026-10-20', 400), period('2026-11-01', null, 300)]],
    ['was always the same', [period('2025-01-01', null, 300)]],
    [
      'was lower more than two years ago',
      [period('2020-01-01', '2024-11-09', 200), period('2024-11-10', null, 300)],
    ],
  ])('are none if the bonus %s', (_, offers) => {
    expect(alertsOf(offers)).toEqual([])
  })

  it('are none if three other cards would add more', () => {
    // 9% of $10,000 is $900.
    expect(alertsOf(rising, better)).toEqual([])
  })

  it('are none for a card that you have or had', () => {
    const closed = { ...owned('bonus'), closed: parseDay('2024-01-01') }
    expect(alertsOf(rising, others, [owned('mine'), closed])).toEqual([])
    expect(alertsOf(rising, others, [owned('mine'), owned('bonus')])).toEqual([])
  })
})
