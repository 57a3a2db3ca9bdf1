/** `npm run --silent backtest -- FILE… [--json] [--years 1|2|3]`: every card against what statements say was spent. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  runFromTransactions,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { apiPaths, type CardsDetails, type Projection, projections } from '@cardsight/contract'
import { CUSTOM, type DayRange, latestYear, monthsInWindow } from '@cardsight/engine'
import { type ReadStatement, readStatement, type Understood, understand } from '@cardsight/statements'

const SHOWN_CARDS = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, years: { type: 'string', default: '1' } },
})
const years = projections.find((projection) => projection === values.years)
if (positionals.length === 0 || years === undefined) {
  fail('Usage: npm run --silent backtest -- FILE… [--years 1|2|3] [--json]')
}

const statements = await Promise.all(positionals.map(read))
const understood = understand(statements)
if (understood.period === null || understood.purchaseCount === 0) {
  fail('There is no purchase in these files, so no card can be tested on them.')
}
const window = latestYear(understood.period)
const details = test(understood, window)
console.log(values.json ? JSON.stringify(details) : table(details, years))

async function read(path: string): Promise<ReadStatement> {
  const bytes = await readFile(path).catch((error: Error) => fail(`${path}: ${error.message}`))
  const statement = await readStatement({ name: basename(path), bytes: new Uint8Array(bytes) })
  if (statement.refused !== null) {
    fail(`${path}: ${statement.refused}`)
  }
  for (const { sentence } of statement.questions) {
    console.error(`${path}: ${sentence}`)
  }
  return statement
}

function test({ purchases, leftOut }: Understood, window: DayRange): CardsDetails {
  const catalog = createRunCatalog(release)
  const nMonths = monthsInWindow(CUSTOM, window)
  const run = runFromTransactions(catalog, { purchases, leftOut, window, nMonths })
  return presentCardsDetails(run, presentCardTexts(catalog), apiPaths.cardTexts(release.version))
}

function table({ results, spending, cards }: CardsDetails, projection: Projection): string {
  const list = results[projection]
  const heads = ['', 'Card', 'Reward', 'Bonus', 'Fee', 'Total']
  const rows = list
    .slice(0, SHOWN_CARDS)
    .map((result, place) => [
      `${place + 1}`,
      result.cardName,
      ...[result.money, result.introMoney, result.annualFee, result.totalMoney].map((sum) => sum.toFixed(2)),
    ])
  const widths = heads.map((head, column) =>
    Math.max(...[heads, ...rows].map((row) => (row[column] ?? head).length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  const { first, last } = window
  const about = `$${spending.toFixed(2)} spent from ${first} to ${last}, ${Object.keys(cards).length} cards, ${projection}-Year`
  return [about, '', line(heads), ...rows.map(line)].join('\n')
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
