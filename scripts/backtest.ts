/**
 * `npm run --silent backtest -- FILE… [--years 1|2|3] [--json] [PROFILE]`: runs every card on the purchases in files.
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
import { dayOfMoment } from '@cardsight/engine/dates'
import { CUSTOM, monthsInWindow } from '@cardsight/engine/spending'
import { fail } from './spending/fail.ts'
import { printTable } from './spending/print-table.ts'
import { habitsOf, PROFILE_USAGE, profileArguments, readProfile } from './spending/profile-arguments.ts'
import { readSpending, type Spending } from './spending/read-spending.ts'

const SHOWN_CARDS = 20

const USAGE = `Usage: npm run --silent backtest -- FILE… [--years 1|2|3] [--balance yes|no] [--json]\n${PROFILE_USAGE}`

const { values, positionals } = readArguments()
const years = projections.find((projection) => projection === values.years)
if (positionals.length === 0 || years === undefined) {
  fail(USAGE)
}
const profile = readProfile(values, release)
const spending = await readSpending(positionals)
const details = test(spending)
console.log(values.json ? JSON.stringify(details) : describe(details, spending, years))

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean' }, years: { type: 'string', default: '1' }, ...profileArguments },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function test({ purchases, leftOut, window }: Spending): CardsDetails {
  const catalog = createRunCatalog(release, dayOfMoment(new Date()), habitsOf(profile, release))
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
