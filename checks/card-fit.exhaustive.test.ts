/** No card page says that a 2% card earns more if the person's own credits or program turn that around. */
import { createRunCatalog, runFromCosts } from '@cardsight/answers'
import { type CatalogCard, release } from '@cardsight/catalog'
import { averageCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { spendingHabitsOf } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { countedCents, countsByDefault } from '@cardsight/engine/values'
import { describe, expect, it } from 'vitest'
import {
  compareWithBrand,
  compareWithProgram,
  createRunner,
} from '../packages/server/src/services/backtest/compare-with-plain.ts'
import { fitOf } from '../packages/web/src/pages/card/card-fit.ts'
import { sampleReport } from '../packages/web/src/testing/sample-report.ts'

const today = parseDay('2026-11-18')
const window = presetWindow(DEFAULT_DATE_TYPE, today)
/** Someone who travels: credits and miles of the average household are worth little. */
const costs = { ...averageCosts, travel: 900, details: { flights: 400, hotels: 400 } }
const monthly = 3060
const all = createRunCatalog(release, today)
const open = release.cards.filter(({ engine }) => engine.isOpen)

/** What the page says, and whether the card wins or loses in years two and three. */
function ask(card: CatalogCard, profile: Profile) {
  const catalog = createRunCatalog({ ...release, cards: [card] }, today)
  const { profileOptions } = all
  const spendingHabits = spendingHabitsOf(profile, profileOptions)
  const asked = { catalog, costs, window, profile, spendingHabits, profileOptions }
  const here = { monthly, ...createRunner(asked)(monthly).laterYears }
  const { usableOf } = runFromCosts(catalog, costs, window, spendingHabits).result.creditYear
  const isAhead = here.card > here.plain
  const { againstPlain } = sampleReport()
  const report = sampleReport({
    againstPlain: againstPlain && {
      ...againstPlain,
      laterYears: { here, isAheadAtFirst: isAhead, crossings: [] },
      withProgram: compareWithProgram(asked, monthly),
      withBrand: compareWithBrand(asked, monthly),
    },
    credits: card.engine.credits.map((credit) => ({
      ...{ id: credit.id, name: credit.id, yearly: credit.yearlyCents / 100 },
      counted: countedCents(credit, usableOf(card.engine, credit)) / 100,
      isDefault: countsByDefault(credit),
    })),
    assumptions: { ...profile, memberships: [], credits: [...profile.credits] },
  })
  return {
    isAhead,
    isBehind: here.card < here.plain,
    says: fitOf(report).skipIf.find((line) => line.includes('earns more')) ?? null,
  }
}

describe.each(open.map((card) => [card.id, card] as const))('the page of %s', (_id, card) => {
  const own = {
    ...defaultProfile,
    programs: { [card.program]: null },
    credits: card.engine.credits.map(({ id }) => id),
  }

  it('names what turns it around, and says nothing to people who use it', () => {
    const [usual, loyal] = [ask(card, defaultProfile), ask(card, own)]
    expect(usual.says !== null).toBe(usual.isBehind)
    expect(loyal.says !== null).toBe(loyal.isBehind)
    if (loyal.isAhead && usual.isBehind) {
      expect(usual.says).toMatch(
        /^You (wouldn’t use its statement credits|don’t use .+|spend little with .+): /,
      )
    }
  })
})

it('asks about cards of each kind', () => {
  const turned = open.filter((card) => {
    const own = { ...defaultProfile, programs: { [card.program]: null } }
    return !ask(card, defaultProfile).isAhead && ask(card, own).isAhead
  })
  expect(turned.length).toBeGreaterThan(0)
})
