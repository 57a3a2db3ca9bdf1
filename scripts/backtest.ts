/**
 * `npm run --silent backtest -- FILE… | --costs NAME=DOLLARS,… [--years 1|2|3] [--json] [--explain CARD]
 * [--ignore-problems] [PROFILE]`: runs every card on the purchases in files, or on typed amounts a month.
 */

import {
  createRunCatalog,
  habitsIn,
  presentCardsDetails,
  presentCardTexts,
  type Run,
  type RunCatalog,
  runFromCosts,
  runFromTransactions,
} from '@cardsight/answers'
import { releaseFor } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type CardsDetails, type Projection, projections } from '@cardsight/contract/backtest'
import { defaultHabits, laterSentences, spendingHabitsOf, withNames } from '@cardsight/contract/runs'
import { type DayRange, dayOfMoment } from '@cardsight/engine/dates'
import { CUSTOM, DEFAULT_DATE_TYPE, monthsInWindow, presetWindow } from '@cardsight/engine/spending'
import { prepareRuns } from '../packages/server/src/services/runs/run-catalog.ts'
import { writeRun } from '../packages/server/src/services/runs/run-forms.ts'
import { describeDebt } from './spending/describe-debt.ts'
import { explainLines } from './spending/explain-lines.ts'
import { fail } from './spending/fail.ts'
import { printResult } from './spending/print-result.ts'
import { printTable } from './spending/print-table.ts'
import { PROFILE_USAGE, profileArguments, readProfile } from './spending/profile-arguments.ts'
import { readCommand } from './spending/read-command.ts'
import { readCosts } from './spending/read-costs.ts'
import { problemArguments, readSpending, type Spending } from './spending/read-spending.ts'

const SHOWN_CARDS = 20

const USAGE = `Usage: npm run --silent backtest -- FILE… | --costs NAME=DOLLARS,… [--years 1|2|3] [--json]
  [--explain CARD] [--ignore-problems]
${PROFILE_USAGE}`

type Tested = Pick<Spending, 'categorizedBy'> & Readonly<{ run: Run }>

const { values, positionals } = readCommand(USAGE, {
  json: { type: 'boolean' },
  explain: { type: 'string' },
  years: { type: 'string', default: '1' },
  costs: { type: 'string' },
  ...problemArguments,
  ...profileArguments,
})
const years = projections.find((projection) => projection === values.years)
if ((positionals.length === 0) === (values.costs === undefined) || years === undefined) {
  fail(USAGE)
}
const profile = readProfile(values, releaseWithBusiness, values.explain === undefined ? [] : [values.explain])
const release = releaseFor(releaseWithBusiness, profile)
const today = dayOfMoment(new Date())
const catalog = createRunCatalog(release, today, habitsIn(release, profile))
const { run, categorizedBy } =
  values.costs === undefined ? await testFiles(catalog) : testCosts(catalog, values.costs)
if (values.explain !== undefined) {
  const card =
    release.cards.find(({ id }) => id === values.explain) ?? fail(`There is no card ${values.explain}.`)
  console.log(explainLines(catalog, run.spend, card, profile))
  process.exit(0)
}
const details = presentCardsDetails(
  run,
  presentCardTexts(catalog),
  apiPaths.cardTexts(release.version),
  profile,
)
const isJson = values.json === true
const result = isJson ? respondLikeApi(run) : details
printResult(isJson, result, describe(details, run.spend.window, years), categorizedBy)

/** The response that the API has for this run, in its complete form. */
function respondLikeApi(tested: Run): object {
  const prepared = prepareRuns(
    createRunCatalog(release, today, { ...defaultHabits, hasBusiness: profile.hasBusiness }),
  )
  return JSON.parse(Buffer.from(writeRun(prepared, tested, { form: 'literal', profile })).toString())
}

async function testFiles(runs: RunCatalog): Promise<Tested> {
  const { categorizedBy, ...history } = await readSpending(positionals, values['ignore-problems'])
  const nMonths = monthsInWindow(CUSTOM, history.window)
  const run = runFromTransactions(runs, { ...history, nMonths, rent: profile.rent })
  return { run, categorizedBy }
}

function testCosts(runs: RunCatalog, costs: string): Tested {
  const window = presetWindow(DEFAULT_DATE_TYPE, today)
  return {
    run: runFromCosts(runs, readCosts(costs), window, spendingHabitsOf(profile, runs.profileOptions)),
    categorizedBy: null,
  }
}

function describe(
  { results, answers, spending: dollars, cards, debt }: CardsDetails,
  { first, last }: DayRange,
  projection: Projection,
): string {
  if (debt !== null) {
    return describeDebt(debt, profile)
  }
  const rows = results[projection]
    .slice(0, SHOWN_CARDS)
    .map(({ cardName, money, introMoney, annualFee, totalMoney }, index) => [
      `${index + 1}`,
      cardName,
      ...[money, introMoney, annualFee, totalMoney].map((sum) => sum.toFixed(2)),
    ])
  const about = `$${dollars.toFixed(2)} spent from ${first} to ${last}; ${Object.keys(cards).length} cards; ${projection}-Year`
  const later = answers[projection]?.later
  return [
    about,
    '',
    printTable(['', 'Card', 'Reward', 'Bonus', 'Fee', 'Total'], rows),
    ...(later === undefined
      ? []
      : [
          '',
          ...laterSentences(
            withNames(later, (cardId) => cards[cardId]?.name),
            inDollars,
          ),
        ]),
  ].join('\n')
}

function inDollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}`
}
