/**
 * `npm run --silent backtest -- FILE… [--json] [--years 1|2|3]`: runs every card on the purchases in files.
 */
import { parseArgs } from 'node:util'
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  runFromTransactions,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type CardsDetails, type Projection, projections } from '@cardsight/contract/schemas'
import { CUSTOM, monthsInWindow } from '@cardsight/engine/spending'
import { fail } from './spending/fail.ts'
import { printTable } from './spending/print-table.ts'
import { readSpending, type Spending } from './spending/read-spending.ts'
import { todayInUtc } from './spending/today.ts'

const SHOWN_CARDS = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, years: { type: 'string', default: '1' } },
})
const years = projections.find((projection) => projection === values.years)
if (positionals.length === 0 || years === undefined) {
  fail('Usage: npm run --silent backtest -- FILE… [--years 1|2|3] [--json]')
}
const spending = await readSpending(positionals)
const details = test(spending)
console.log(values.json ? JSON.stringify(details) : describe(details, spending, years))

function test({ purchases, leftOut, window }: Spending): CardsDetails {
  const catalog = createRunCatalog(release, todayInUtc())
  const nMonths = monthsInWindow(CUSTOM, window)
  const run = runFromTransactions(catalog, { purchases, leftOut, window, nMonths })
  return presentCardsDetails(run, presentCardTexts(catalog), apiPaths.cardTexts(release.version))
}

function describe(
  { results, spending: dollars, cards }: CardsDetails,
  { window: { first, last } }: Spending,
  projection: Projection,
): string {
  const rows = results[projection]
    .slice(0, SHOWN_CARDS)
    .map(({ cardName, money, introMoney, annualFee, totalMoney }, index) => [
      `${index + 1}`,
      cardName,
      ...[money, introMoney, annualFee, totalMoney].map((sum) => sum.toFixed(2)),
    ])
  const about = `$${dollars.toFixed(2)} spent from ${first} to ${last}; ${Object.keys(cards).length} cards; ${projection}-Year`
  return `${about}\n\n${printTable(['', 'Card', 'Reward', 'Bonus', 'Fee', 'Total'], rows)}`
}
