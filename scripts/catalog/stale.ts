/** `stale [DATE]`: lists the facts that are due for a check by issuer, those of the most-viewed and highest-ranked cards first. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createRunCatalog, presentCardsDetails, presentCardTexts, runFromCosts } from '@cardsight/answers'
import { type CatalogCard, endingOffers, release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { averageCosts } from '@cardsight/contract/costs'
import { addDays, type Day, dayRange } from '@cardsight/engine/dates'
import { parseViews } from '../../packages/catalog/src/report/parse-views.ts'
import {
  findStaleFacts,
  groupByIssuer,
  type StaleFact,
} from '../../packages/catalog/src/report/stale-facts.ts'
import { seenText } from '../../packages/catalog/src/seen.ts'
import { printTable } from '../spending/print-table.ts'
import { dayArgument } from './day-argument.ts'

const SHOWN_FACTS = '40'
const DAYS_IN_YEAR = 365

export function stale(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { views: { type: 'string' }, limit: { type: 'string', default: SHOWN_FACTS } },
  })
  const today = dayArgument(positionals[0])
  const limit = Number(values.limit)
  if (!Number.isSafeInteger(limit) || limit < 0) {
    throw new Error('--limit must be a whole number.')
  }
  const views = values.views === undefined ? new Map<string, number>() : readViews(values.views)
  const ranking = defaultRanking(today)
  const facts = findStaleFacts(release.cards, today, { views, ranking })
  const shown = limit === 0 ? facts : facts.slice(0, limit)
  printEndingOffers(today)
  for (const { issuer, cards } of groupByIssuer(release.cards, shown)) {
    console.log(
      `${issuer}\n${cards.map((card) => describe(card.card, card.facts, views, ranking)).join('\n')}\n`,
    )
  }
  const cards = new Set(facts.map(({ cardId }) => cardId)).size
  console.log(`${facts.length} facts of ${cards} cards are due as of ${today}; ${shown.length} shown`)
  return 0
}

function printEndingOffers(today: Day): void {
  const offers = endingOffers(release.cards, today)
  if (offers.length > 0) {
    const rows = offers.map(({ cardId, until, link }) => [until, cardId, link])
    console.log(`Offers on or past their last day: look up what follows.`)
    console.log(`${printTable(['Last day', 'Card', 'Page'], rows, [0, 1, 2])}\n`)
  }
}

function describe(
  { id, link }: CatalogCard,
  facts: readonly StaleFact[],
  views: ReadonlyMap<string, number>,
  ranking: readonly string[],
): string {
  const rank = ranking.indexOf(id) + 1
  const importance = [rank === 0 ? 'not ranked' : `rank ${rank}`, `${views.get(id) ?? 0} views`].join(', ')
  const rows = facts.map(({ kind, seen, ageDays, limitDays }) => {
    const age = seen.isUndated ? 'undated' : `${ageDays} days old`
    return `    ${kind.padEnd(12)} ${seenText(seen)}, ${age}, limit ${limitDays}`
  })
  return [`  ${id} (${importance})  ${link}`, ...rows].join('\n')
}

function readViews(path: string): ReadonlyMap<string, number> {
  try {
    return parseViews(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Returns the ids of all ranked cards as the product ranks them first: average spending, one year, with bonuses. */
function defaultRanking(today: Day): string[] {
  const catalog = createRunCatalog(release, today)
  const window = dayRange(addDays(today, -DAYS_IN_YEAR), addDays(today, -1))
  const run = runFromCosts(catalog, averageCosts, window)
  const { results } = presentCardsDetails(run, presentCardTexts(catalog), apiPaths.cardTexts(release.version))
  return results['1'].map(({ cardId }) => cardId)
}
