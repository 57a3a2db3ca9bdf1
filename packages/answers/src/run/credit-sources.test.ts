import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { averageCosts } from '@cardsight/contract/costs'
import { addDays, dayRange, parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { presentCardTexts } from '../present/card-texts.ts'
import { presentCardsDetails } from '../present/cards-details.ts'
import { createRunCatalog } from './run-catalog.ts'
import { runFromCosts } from './run-from-costs.ts'

const MOST_RANKED = 80

/** Sources that repeat what everyone says. Without a better one, the card page says that we don't know. */
const weakSources = ['perks', 'common-knowledge', 'pages', 'walletfreak']

it('states a credit level for the 80 most-ranked cards only with a good source', () => {
  const today = parseDay('2026-11-18')
  const catalog = createRunCatalog(release, today)
  const run = runFromCosts(catalog, averageCosts, dayRange(addDays(today, -365), addDays(today, -1)))
  const { results } = presentCardsDetails(run, presentCardTexts(catalog), apiPaths.cardTexts(release.version))
  const ids = results['1'].slice(0, MOST_RANKED).map(({ cardId }) => cardId)
  expect(ids).toHaveLength(MOST_RANKED)
  const weak = release.cards
    .filter(({ id, eligibility }) => ids.includes(id) && eligibility?.credit !== undefined)
    .filter(({ provenance }) => weakSources.includes(provenance.eligibility?.source ?? ''))
  expect(weak.map(({ id }) => id)).toEqual([])
})
