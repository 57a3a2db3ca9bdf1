import { createRunCatalog, presentCardTexts, presentRunNumbers, runFromCosts } from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { runHabitsOf, valueRun } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { expect, it } from 'vitest'
import { reportHistory } from './card-history.ts'

const today = parseDay('2026-11-10')
const costs = {
  ...noCosts,
  grocery: 1500,
  gas: 400,
  restaurant: 900,
  travel: 1800,
  recreation: 600,
  other: 4000,
}

const people: readonly Partial<Profile>[] = [
  {},
  { booksInPortals: true },
  {
    points: 'transfers',
    programs: { 'delta-skymiles': 600, 'world-of-hyatt': null, 'marriott-bonvoy': 200 },
  },
]

it.each(people)('today’s offer has the value that the total counts: %j', (changes) => {
  const profile = { ...defaultProfile, ...changes }
  const { memberships } = createRunCatalog(release, today).profileOptions
  const catalog = createRunCatalog(release, today, runHabitsOf(profile, memberships))
  const run = runFromCosts(catalog, costs, presetWindow(DEFAULT_DATE_TYPE, today))
  const { cards } = valueRun(presentRunNumbers(run, ''), presentCardTexts(catalog), profile)
  const compared = release.cards.flatMap((card, index) => {
    const valued = cards[index]
    const parts = valued?.offerParts() ?? []
    const isEarned = parts.every(({ reason }) => reason !== 'spending' && reason !== 'outdated')
    if (valued === undefined || card.engine.bonus.length === 0 || !isEarned) {
      return []
    }
    const habits = { booksInPortals: profile.booksInPortals, memberships: [] }
    const { offers } = reportHistory(catalog, card, { valued, habits })
    const current = offers.find(({ to }) => to === null)
    const { introMoney = 0, firstYearMoney = 0 } = valued.overall[0] ?? {}
    return current === undefined ? [] : [[card.id, current.valueCents, introMoney - firstYearMoney] as const]
  })
  expect(compared.length).toBeGreaterThan(80)
  expect(compared.filter(([, shown, counted]) => shown !== counted)).toEqual([])
})
