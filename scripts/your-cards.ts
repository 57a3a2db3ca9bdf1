/**
 * `npm run --silent your-cards -- [--today DAY] [--here TEXT] [--amount DOLLARS] [--kind KIND] [--abroad] [--calendar]
 * [--json] [PROFILE] CARDS.json [PURCHASES.json]`: which card to pay with, what is left to earn, and what you missed.
 */
import { readFile } from 'node:fs/promises'
import {
  calendarFeed,
  createRunCatalog,
  debtWallet,
  findChoiceProblems,
  findMissed,
  habitsIn,
  prepareYourCards,
  remindersOf,
  reviewCards,
  trackCards,
} from '@cardsight/answers'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { readYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { type Day, dayOfMoment, isDay } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { callerPath } from './spending/caller-path.ts'
import { describeDebt } from './spending/describe-debt.ts'
import { fail } from './spending/fail.ts'
import { PROFILE_USAGE, profileArguments, readProfile } from './spending/profile-arguments.ts'
import { parsePurchases } from './spending/purchases-json.ts'
import { readCommand } from './spending/read-command.ts'
import { warn } from './spending/warn.ts'
import { answerHere } from './your-cards/answer-here.ts'
import { describeAll } from './your-cards/describe-all.ts'

const USAGE = `Usage: npm run --silent your-cards -- [--today DAY] [--here TEXT] [--amount DOLLARS] [--kind KIND] [--abroad]
  [--calendar] [--json] CARDS.json [PURCHASES.json]
A card in CARDS.json lists its accounts in accountIds; a purchase names its account.
${PROFILE_USAGE}`

const { values, positionals } = readCommand(USAGE, {
  ...profileArguments,
  today: { type: 'string' },
  here: { type: 'string' },
  amount: { type: 'string', default: '100' },
  kind: { type: 'string' },
  abroad: { type: 'boolean', default: false },
  calendar: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
})
const [cardsPath, purchasesPath, ...others] = positionals
if (cardsPath === undefined || others.length > 0) {
  fail(USAGE)
}
const today = readToday(values.today)
const yourCards = await readCards(cardsPath)
const cardIds = yourCards.cards.map(({ cardId }) => cardId)
const profile = readProfile(values, releaseWithBusiness, cardIds)
const input = {
  catalog: createRunCatalog(releaseWithBusiness, today, habitsIn(releaseWithBusiness, profile)),
  yourCards,
  purchases: await readPurchases(purchasesPath),
  profile,
}
const prepared = prepareYourCards(input)
const debt = debtWallet(input.catalog, profile)

if (values.here !== undefined) {
  const { here: text, amount, kind, abroad, json } = values
  console.log(answerHere(prepared, { text, amount, kind, isAbroad: abroad, isJson: json }))
} else if (debt !== null && !values.calendar) {
  // What cards earn doesn't matter until the debt is paid off.
  console.log(values.json ? JSON.stringify({ debt }) : describeDebt(debt, profile))
} else {
  const tracker = trackCards(prepared, reviewCards(input))
  const reminders = remindersOf(prepared, tracker)
  if (values.calendar) {
    process.stdout.write(calendarFeed(reminders, today, ''))
  } else {
    const missed = findMissed(input)
    console.log(
      values.json
        ? JSON.stringify({ tracker, reminders, missed })
        : describeAll(prepared, tracker, reminders, missed),
    )
  }
}

function readToday(text: string | undefined): Day {
  if (text === undefined) {
    return dayOfMoment(new Date())
  }
  return isDay(text) ? text : fail('--today must be a date such as 2026-11-17')
}

async function readCards(path: string): Promise<YourCards> {
  const cardIds = new Set(releaseWithBusiness.cards.map(({ id }): string => id))
  const { cards, problems } = readYourCards(await readJson(path), { today, cardIds })
  const choiceProblems = cards === null ? [] : findChoiceProblems(cards, releaseWithBusiness)
  const sentences = [...problems, ...choiceProblems].map(({ card, field, sentence }) =>
    card === null ? `${path}: ${sentence}` : `${path}: card ${card + 1}, ${field}: ${sentence}`,
  )
  warn(sentences)
  return cards ?? fail('Fix the problems above and try again.')
}

async function readPurchases(path: string | undefined): Promise<Purchase[]> {
  return path === undefined
    ? []
    : parsePurchases(path, await readText(path)).purchases.map(({ purchase }) => purchase)
}

async function readJson(path: string): Promise<unknown> {
  const text = await readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    return fail(`${path}: ${error instanceof Error ? error.message : "isn't JSON"}`)
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(callerPath(path), 'utf8')
  } catch (error) {
    return fail(`${path}: ${error instanceof Error ? error.message : "can't be read"}`)
  }
}
