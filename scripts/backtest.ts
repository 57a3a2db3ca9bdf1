/**
 * `npm run --silent backtest -- FILE… | --costs NAME=DOLLARS,… [--years 1|2|3] [--json] [PROFILE]`: runs every card on the
 * purchases in files, or on typed amounts a month.
 */

import { parseArgs } from 'node:util'
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  type Run,
  type RunCatalog,
  runFromCosts,
  runFromTransactions,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type CardsDetails, type Projection, projections } from '@cardsight/contract/schemas'
import { type DayRange, dayOfMoment } from '@cardsight/engine/dates'
import { CUSTOM, DEFAULT_DATE_TYPE, monthsInWindow, presetWindow } from '@cardsight/engine/spending'
import { fail } from './spending/fail.ts'
import { printTable } from './spending/print-table.ts'
import { habitsOf, PROFILE_USAGE, profileArguments, readProfile } from './spending/profile-arguments.ts'
import { readCosts } from './spending/read-costs.ts'
import { readSpending } from './spending/read-spending.ts'

const SHOWN_CARDS = 20

const USAGE = `Usage: npm run --silent backtest -- FILE… | --costs NAME=DOLLARS,… [--years 1|2|3] [--json]\n${PROFILE_USAGE}`

const { values, positionals } = readArguments()
const years = projections.find((projection) => projection === values.years)
if ((positionals.length === 0) === (values.costs === undefined) || years === undefined) {
  fail(USAGE)
}
const profile = readProfile(values, release)
const today = dayOfMoment(new Date())
const catalog = createRunCatalog(release, today, habitsOf(profile, release))
const run = values.costs === undefined ? await testFiles(catalog) : testCosts(catalog, values.costs)
const details = presentCardsDetails(
  run,
  presentCardTexts(catalog),
  apiPaths.cardTexts(release.version),
  profile,
)
console.log(values.json ? JSON.stringify(details) : describe(details, run.spend.window, years))

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        years: { type: 'string', default: '1' },
        costs: { type: 'string' },
        ...profileArguments,
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

async function testFiles(runs: RunCatalog): Promise<Run> {
  const { purchases, leftOut, window } = await readSpending(positionals)
  const nMonths = monthsInWindow(CUSTOM, window)
  return runFromTransactions(runs, { purchases, leftOut, window, nMonths, rent: profile.rent })
}

function testCosts(runs: RunCatalog, costs: string): Run {
  return runFromCosts(runs, readCosts(costs), presetWindow(DEFAULT_DATE_TYPE, today), profile.rent)
}

function describe(
  { results, spending: dollars, cards }: CardsDetails,
  { first, last }: DayRange,
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
