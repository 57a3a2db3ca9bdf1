/**
 * `npm run --silent plan -- --request FILE.json --costs NAME=DOLLARS,… | FILE… [--json] [--ignore-problems] [PROFILE]`:
 * finds which cards to apply for and when. The request says who has which cards, and how many new ones they accept.
 */
import { readFile } from 'node:fs/promises'
import {
  createRunCatalog,
  debtWallet,
  habitsIn,
  planFor,
  spendOfHistory,
  spendOfTypedCosts,
} from '@cardsight/answers'
import { releaseFor } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { describeIssue } from '@cardsight/contract/errors'
import {
  ASSUMED_BONUS_MONTHS,
  type PlanAnswer,
  type PlanRequest,
  planRequestSchema,
} from '@cardsight/contract/plan'
import { spendingHabitsOf } from '@cardsight/contract/runs'
import { dayOfMoment } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow, type Spend } from '@cardsight/engine/spending'
import { callerPath } from './spending/caller-path.ts'
import { describeDebt } from './spending/describe-debt.ts'
import { fail } from './spending/fail.ts'
import { printResult } from './spending/print-result.ts'
import { printTable } from './spending/print-table.ts'
import { PROFILE_USAGE, profileArguments, readProfile } from './spending/profile-arguments.ts'
import { readCommand } from './spending/read-command.ts'
import { readCosts } from './spending/read-costs.ts'
import { problemArguments, readSpending } from './spending/read-spending.ts'

const USAGE = `Usage: npm run --silent plan -- --request FILE.json --costs NAME=DOLLARS,… | FILE… [--json] [--ignore-problems]
The request is JSON: { "start": "2026-11", "people": [{ "cards": [{ "id": "…", "opened": "2024-05" }],
  "cardsPerYear": 3, "monthsBetween": 3 }] }
A card that you closed has "closed": "2025-06". "bonusReceived" is the month in which a card's welcome bonus was paid, or null
if it never was. Without it, we assume ${ASSUMED_BONUS_MONTHS} months after the card was opened.
${PROFILE_USAGE}`

const { values, positionals } = readCommand(USAGE, {
  ...profileArguments,
  ...problemArguments,
  request: { type: 'string' },
  costs: { type: 'string' },
  json: { type: 'boolean' },
})
if (values.request === undefined || (values.costs === undefined) === (positionals.length === 0)) {
  fail(USAGE)
}

const today = dayOfMoment(new Date())
const request = await readRequest(values.request)
const owned = request.people.flatMap(({ cards }) => cards.map(({ id }) => id))
const unknown = owned.filter((id) => !releaseWithBusiness.cards.some((card) => card.id === id))
if (unknown.length > 0) {
  fail(`There is no card called ${unknown.join(', ')}.`)
}
const profile = readProfile(values, releaseWithBusiness, owned)
const release = releaseFor(releaseWithBusiness, profile)
const catalog = createRunCatalog(release, today, habitsIn(release, profile))
const { spend, categorizedBy } = await readSpend()
const debt = debtWallet(catalog, profile)
if (debt === null) {
  const answer = planFor(catalog, { spend, profile, request }) ?? fail('The search was stopped.')
  printResult(values.json === true, answer, describe(answer), categorizedBy)
} else {
  printResult(values.json === true, { debt }, describeDebt(debt, profile), null)
}

async function readRequest(path: string): Promise<PlanRequest> {
  try {
    const { data, error } = planRequestSchema.safeParse(
      JSON.parse(await readFile(callerPath(path), 'utf8')),
      { error: describeIssue },
    )
    return (
      data ??
      fail(
        (error?.issues ?? []).map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}`).join('\n'),
      )
    )
  } catch (error) {
    return fail(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function readSpend(): Promise<Readonly<{ spend: Spend; categorizedBy: string | null }>> {
  if (values.costs !== undefined) {
    const window = presetWindow(DEFAULT_DATE_TYPE, today)
    const { brands } = spendingHabitsOf(profile, catalog.profileOptions)
    return {
      spend: spendOfTypedCosts(readCosts(values.costs), window, { brands, rent: 0 }),
      categorizedBy: null,
    }
  }
  const { categorizedBy: note, ...history } = await readSpending(positionals, values['ignore-problems'])
  return { spend: spendOfHistory(history), categorizedBy: note }
}

function describe({ summary, steps, value, noNewCards, certainty, notes }: PlanAnswer): string {
  const rows = steps.map(({ person, cardId, month, bonus, firstYear, rewards, credits, fee, added }) => [
    month,
    ` ${request.people.length > 1 ? `${person + 1}: ` : ''}${nameOf(cardId)}`,
    ...[bonus + firstYear, rewards, credits, fee, added].map((dollars) => dollars.toFixed(2)),
  ])
  const totals = [value, noNewCards].map(({ rewards, bonuses, credits, fees, total }, index) => [
    index === 0 ? 'This plan' : 'No new cards',
    ...[rewards, bonuses, credits, fees, total].map((dollars) => dollars.toFixed(2)),
  ])
  return [
    summary,
    '',
    printTable(['', 'Rewards', 'Bonuses', 'Credits', 'Fees', 'Total'], totals),
    ...(steps.length === 0
      ? []
      : ['', printTable(['Month', ' Card', 'Bonus', 'Rewards', 'Credits', 'Fees', 'Adds'], rows)]),
    ...steps.flatMap(({ cardId, month, why, when, need, skip, authorizedUser, closeIn }) => [
      '',
      `${month} ${nameOf(cardId)}`,
      ...[why, when, need, skip].map((sentence) => `  ${sentence}`),
      ...(authorizedUser === null ? [] : [`  ${authorizedUser}`]),
      ...(closeIn === null ? [] : [`  Close it in ${closeIn}, before its second fee.`]),
    ]),
    '',
    certainty,
    ...notes,
  ].join('\n')
}

function nameOf(cardId: string): string {
  return release.cards.find(({ id }) => id === cardId)?.name ?? cardId
}
