/**
 * `npm run --silent wallet -- --size N [--held id,id] [--years 1|2|3] [--no-bonus] [--cards FILE] [--json] FILE…`:
 * the best wallet for what files say was spent, statements or a JSON list of purchases.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createRunCatalog } from '@cardsight/answers'
import { type Release, release } from '@cardsight/catalog'
import { readCardFile } from '@cardsight/catalog/read-cards'
import {
  findBestWallet,
  findNextCards,
  spendFrom,
  type Wallet,
  type WalletAnswer,
  type WalletQuestion,
} from '@cardsight/engine'
import { fail } from './spending/fail.ts'
import { printTable } from './spending/print-table.ts'
import { readSpending } from './spending/read-spending.ts'

const SHOWN_NEXT = 5

const USAGE =
  'Usage: npm run --silent wallet -- --size 1|2|3|4 [--held id,id] [--years 1|2|3] [--no-bonus] [--cards FILE] [--json] FILE…'

const { values, positionals } = readArguments()
const size = ([1, 2, 3, 4] as const).find((known) => String(known) === values.size)
const years = ([1, 2, 3] as const).find((known) => String(known) === values.years)
if (positionals.length === 0 || size === undefined || years === undefined) {
  fail(USAGE)
}

const cards = await readCards(values.cards)
const held = values.held.split(',').filter((id) => id !== '')
const unknown = held.filter((id) => !cards.cards.some((card) => card.id === id))
if (unknown.length > 0) {
  fail(`There is no card called ${unknown.join(', ')}.`)
}
const { purchases, leftOut, window } = await readSpending(positionals)
const question: WalletQuestion = {
  spend: spendFrom(purchases, window, leftOut),
  compiled: createRunCatalog(cards).compiled,
  held,
  size,
  years,
  isIntro: values['no-bonus'] !== true,
  obstacles: [],
}
const answer = findBestWallet(question) ?? fail('The search was stopped.')
// Without the split of each: those of all cards would be a hundred times the answer.
const next = (findNextCards(question) ?? []).map(({ cardId, added }) => ({ cardId, added }))
console.log(values.json ? JSON.stringify({ window, ...answer, next }) : describe(answer))

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        size: { type: 'string', default: '2' },
        held: { type: 'string', default: '' },
        years: { type: 'string', default: '1' },
        'no-bonus': { type: 'boolean' },
        cards: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

async function readCards(path: string | undefined): Promise<Release> {
  if (path === undefined) {
    return release
  }
  try {
    return readCardFile(path, await readFile(path, 'utf8'))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function describe({ best, runnerUp, margin, ruleOfThumb }: WalletAnswer): string {
  const rows = best.cards.map(({ cardId, reward, bonus, fee, total }, place) => [
    `${place + 1}`,
    nameOf(cardId),
    ...[reward, bonus, fee, total].map(dollars),
  ])
  const sum = ['', 'Wallet', ...[best.reward, best.bonus, best.fee, best.total].map(dollars)]
  const adds = next
    .slice(0, SHOWN_NEXT)
    .map(({ cardId, added }, place) => [`${place + 1}`, nameOf(cardId), dollars(added)])
  return [
    `The best wallet of ${size} for spending from ${window.first} to ${window.last}, ${years}-Year`,
    '',
    printTable(['', 'Card', 'Reward', 'Bonus', 'Fee', 'Total'], [...rows, sum]),
    '',
    ...(runnerUp === null || margin === null
      ? []
      : [
          `Next best: ${runnerUp.cards.map(({ cardId }) => nameOf(cardId)).join(' with ')}, ${margin === 0 ? 'which comes to the same' : `${dollars(margin)} less`}`,
        ]),
    ...(ruleOfThumb.lost === 0
      ? []
      : [`Always the card with the best rate, whatever is full: ${dollars(ruleOfThumb.lost)} less`]),
    '',
    'Which card where, in the first year:',
    printTable(['', 'For', 'Dollars', ' Card'], usesOf(best)),
    ...(adds.length === 0
      ? []
      : ['', 'What one card more adds to those held:', printTable(['', 'Card', 'Adds'], adds)]),
  ].join('\n')
}

/** What each card pays in each category, most first. */
function usesOf({ assignments }: Wallet): string[][] {
  const uses = new Map<string, { name: string; cardId: string; cents: number }>()
  for (const { year, category, cardId, cents } of assignments) {
    if (year === 'first') {
      const key = `${category.key} ${cardId}`
      const known = uses.get(key)?.cents ?? 0
      uses.set(key, { name: category.name, cardId, cents: known + cents })
    }
  }
  return [...uses.values()]
    .sort((a, b) => b.cents - a.cents)
    .map(({ name, cardId, cents }) => ['', name, dollars(cents), ` ${nameOf(cardId)}`])
}

function nameOf(cardId: string): string {
  return cards.cards.find(({ id }) => id === cardId)?.name ?? cardId
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
