/**
 * `npm run --silent wallet -- --size N [--held id,id] [--years 1|2|3] [--no-bonus] [--keep-small] [--cards FILE]
 * [--json] [--ignore-problems] [PROFILE] FILE…`:
 * finds the best wallet for the spending in statements or in a JSON list of purchases.
 */

import { readFile } from 'node:fs/promises'
import {
  adviseWallet,
  createRunCatalog,
  debtWallet,
  habitsIn,
  reviewWallet,
  spendOfHistory,
  type WalletAdvice,
  type WalletCardReview,
  walletForProfile,
} from '@cardsight/answers'
import { type Release, releaseFor } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { readCardFile } from '@cardsight/catalog/read-cards'
import { DEFAULT_LEAST_ADDED } from '@cardsight/contract/limits'
import { clawbackWarning, NO_CARD_PAYS, WITHOUT_CARDS } from '@cardsight/contract/sentences'
import { dayOfMoment } from '@cardsight/engine/dates'
import { findNextCards, type NextCard, type Wallet, type WalletQuestion } from '@cardsight/engine/wallet'
import { callerPath } from './spending/caller-path.ts'
import { describeDebt } from './spending/describe-debt.ts'
import { fail } from './spending/fail.ts'
import { printResult } from './spending/print-result.ts'
import { printTable } from './spending/print-table.ts'
import { PROFILE_USAGE, profileArguments, readProfile } from './spending/profile-arguments.ts'
import { readCommand } from './spending/read-command.ts'
import { problemArguments, readSpending } from './spending/read-spending.ts'

const SHOWN_NEXT = 5
const MAX_ADDED = 4

const USAGE = `Usage: npm run --silent wallet -- --size 1|2|3|4 [--held id,id] [--years 1|2|3] [--no-bonus]
  [--keep-small] [--cards FILE] [--json] [--ignore-problems] FILE…
${PROFILE_USAGE}`

const { values, positionals } = readCommand(USAGE, {
  ...profileArguments,
  ...problemArguments,
  size: { type: 'string', default: '2' },
  held: { type: 'string', default: '' },
  years: { type: 'string', default: '1' },
  'no-bonus': { type: 'boolean' },
  'keep-small': { type: 'boolean' },
  cards: { type: 'string' },
  json: { type: 'boolean' },
})
const owned = values.held.split(',').filter((id) => id !== '')
// A search adds at most four cards to those you have.
const size = Array.from({ length: owned.length + MAX_ADDED }, (_, index) => index + 1).find(
  (each) => String(each) === values.size,
)
const years = ([1, 2, 3] as const).find((each) => String(each) === values.years)
if (positionals.length === 0 || size === undefined || years === undefined) {
  fail(USAGE)
}

const published = await readCards(values.cards)
const unknown = owned.filter((id) => !published.cards.some((card) => card.id === id))
if (unknown.length > 0) {
  fail(`There is no card called ${unknown.join(', ')}.`)
}
const profile = readProfile(values, published, owned)
const cards = releaseFor(published, profile)
const { categorizedBy, ...history } = await readSpending(positionals, values['ignore-problems'])
const catalog = createRunCatalog(cards, dayOfMoment(new Date()), habitsIn(cards, profile))
const context = catalog.wallets
const { window } = history
const question: WalletQuestion = {
  ...walletForProfile(catalog, spendOfHistory(history), owned, profile),
  size,
  years,
  isIntro: values['no-bonus'] !== true,
  obstacles: [],
}
const debt = debtWallet(catalog, profile)
if (debt === null) {
  printWallet()
} else {
  printResult(values.json === true, { debt }, describeDebt(debt, profile), null)
}

function printWallet(): void {
  if (owned.length === 0 && question.candidates?.size === 0) {
    fail("This profile can't get any of these cards.")
  }
  const advice = adviseWallet(question, { keepsSmallCards: values['keep-small'] === true, context })
  const { answer, larger, simpler } = advice
  const next = findNextCards(question, { context }) ?? []
  const wallet = answer.best.cards.map(({ cardId }) => cardId)
  const review = reviewWallet(question, cards, { context, wallet })
  const result = { window, ...answer, larger, simpler, next, review }
  printResult(values.json === true, result, describe(advice, { next, review }), categorizedBy)
}

async function readCards(path: string | undefined): Promise<Release> {
  if (path === undefined) {
    return releaseWithBusiness
  }
  try {
    return readCardFile(path, await readFile(callerPath(path), 'utf8'))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

type MoreAdvice = Readonly<{ next: readonly NextCard[]; review: readonly WalletCardReview[] }>

function describe(
  { answer, size: asked, larger, simpler }: WalletAdvice,
  { next, review }: MoreAdvice,
): string {
  const { best, runnerUp, margin, gap, ruleOfThumb } = answer
  const rows = best.cards.map(({ cardId, reward, bonus, fee, total }, index) => [
    `${index + 1}`,
    nameOf(cardId),
    ...[reward, bonus, fee, total].map(dollars),
  ])
  const sum = ['', 'Wallet', ...[best.reward, best.bonus, best.fee, best.total].map(dollars)]
  const adds = next
    .slice(0, SHOWN_NEXT)
    .map(({ cardId, added }, index) => [`${index + 1}`, nameOf(cardId), dollars(added)])
  return [
    `The best wallet of ${asked} for spending from ${window.first} to ${window.last}, ${years}-Year`,
    '',
    ...(rows.length === 0
      ? [`${NO_CARD_PAYS}. ${WITHOUT_CARDS}`]
      : [printTable(['', 'Card', 'Reward', 'Bonus', 'Fee', 'Total'], [...rows, sum])]),
    '',
    ...best.unusablePoints.map(
      ({ program, usable, deducted }) =>
        `You can use ${dollars(usable)} of ${programName(program)}; points beyond that cost ${dollars(deducted)}, which is deducted.`,
    ),
    ...leftOutLines(best),
    ...(larger === null
      ? []
      : [
          `We left out cards that add less than $${DEFAULT_LEAST_ADDED} a year. With them, ${larger.cards.length} cards would earn ${dollars(larger.total)}. Add --keep-small to see them.`,
        ]),
    ...(simpler === null
      ? []
      : [
          `Simpler, with ${currencyName(simpler.program)} alone: ${simpler.cards.map(({ cardId }) => nameOf(cardId)).join(' with ')}, ${dollars(simpler.total)}`,
        ]),
    ...(owned.length > asked
      ? [`You have ${owned.length} cards, more than the ${asked} you asked for, so we added none.`]
      : []),
    ...(gap === 0
      ? []
      : [`We stopped searching early. Another wallet could earn up to ${dollars(gap)} more.`]),
    ...(runnerUp === null || margin === null
      ? []
      : [
          `Next best: ${runnerUp.cards.map(({ cardId }) => nameOf(cardId)).join(' with ')}, ${margin === 0 ? 'which earns the same' : `${dollars(margin)} less`}`,
        ]),
    ...(ruleOfThumb.lost === 0
      ? []
      : [`Ignoring spending caps would have cost ${dollars(ruleOfThumb.lost)}`]),
    ...(rows.length === 0
      ? []
      : [
          '',
          'Which card where, in the first year:',
          printTable(['', 'For', 'Dollars', ' Card'], usesOf(best)),
        ]),
    ...(adds.length === 0
      ? []
      : ['', 'What one more card adds to those you have:', printTable(['', 'Card', 'Adds'], adds)]),
    ...(review.length === 0
      ? []
      : [
          '',
          'What each card you have adds to this wallet, after its fee:',
          printTable(['', 'Card', 'Adds', ' To do'], review.map(reviewRow)),
          ...review.flatMap(waitLine),
        ]),
  ].join('\n')
}

/** Cards you have that aren't part of the wallet. */
function leftOutLines({ cards: best }: Wallet): string[] {
  return owned
    .filter((id) => !best.some(({ cardId }) => cardId === id))
    .map((id) => `We left out ${nameOf(id)}, because it costs more than it earns.`)
}

function reviewRow({ cardId, adds, verdict, downgrade }: WalletCardReview): string[] {
  const change =
    downgrade === null ? '' : ` to ${nameOf(downgrade.cardId)}, which adds ${dollars(downgrade.adds)}`
  return ['', nameOf(cardId), dollars(adds), ` ${verdict}${change}`]
}

function waitLine({ cardId, clawbackMonths }: WalletCardReview): string[] {
  return clawbackMonths === 0 ? [] : [`${nameOf(cardId)}: ${clawbackWarning(clawbackMonths)}`]
}

/** What each card pays in each category, largest amount first. */
function usesOf({ assignments }: Wallet): string[][] {
  const uses = new Map<string, { name: string; cardId: string; cents: number }>()
  for (const { year, category, cardId, cents } of assignments) {
    if (year === 1) {
      const key = `${category.key} ${cardId}`
      const previous = uses.get(key)?.cents ?? 0
      uses.set(key, { name: category.name, cardId, cents: previous + cents })
    }
  }
  return [...uses.values()]
    .sort((a, b) => b.cents - a.cents)
    .map(({ name, cardId, cents }) => ['', name, dollars(cents), ` ${nameOf(cardId)}`])
}

function programName(id: string): string {
  return catalog.profileOptions.programs.find((program) => program.id === id)?.name ?? id
}

function currencyName(id: string): string {
  return catalog.profileOptions.programs.find((program) => program.id === id)?.name ?? 'cash back'
}

function nameOf(cardId: string): string {
  return cards.cards.find(({ id }) => id === cardId)?.name ?? cardId
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
