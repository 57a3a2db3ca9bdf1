/** `stale [DATE]`: lists the facts that are due for a check, those of the most-viewed and highest-ranked cards first. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createRunCatalog, presentCardsDetails, presentCardTexts, runFromCosts } from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { averageCosts } from '@cardsight/contract/costs'
import { addDays, type Day, dayRange } from '@cardsight/engine/dates'
import { parseViews } from '../../packages/catalog/src/report/parse-views.ts'
import { findStaleFacts, type StaleFact } from '../../packages/catalog/src/report/stale-facts.ts'
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
  const rows = shown.map((fact) => rowOf(fact, views, ranking))
  console.log(printTable(['Rank', 'Card', 'Views', 'Fact', 'Seen', 'Age', 'Limit', 'Ended'], rows))
  const cards = new Set(facts.map(({ cardId }) => cardId)).size
  console.log(`\n${facts.length} facts of ${cards} cards are due as of ${today}; ${shown.length} shown`)
  return 0
}

function rowOf(fact: StaleFact, views: ReadonlyMap<string, number>, ranking: readonly string[]): string[] {
  const { cardId, kind, seen, ageDays, limitDays, endedOn } = fact
  const rank = ranking.indexOf(cardId) + 1
  return [
    rank === 0 ? '-' : String(rank),
    cardId,
    String(views.get(cardId) ?? 0),
    kind,
    `${seen.source} ${seen.date}`,
    String(ageDays),
    String(limitDays),
    endedOn ?? '',
  ]
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
