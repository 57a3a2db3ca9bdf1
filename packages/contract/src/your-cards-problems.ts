/** Reads the cards you have from a file, storage or a form, and says what is wrong with them. */
import { type Day, daysBetween } from '@cardsight/engine/dates'
import { describeIssue } from './describe-issue.ts'
import { openedDay, type YourCard, type YourCards, yourCardsSchema } from './your-cards.ts'
import { formatDay } from './your-cards-format.ts'

/** `error`: can't be saved. `warning`: is kept, but part of it isn't counted. */
export type YourCardsProblem = Readonly<{
  level: 'error' | 'warning'
  /** Index of the card in the list; null for the list itself. */
  card: number | null
  /** Field of the card, such as `bonus.by`. */
  field: string
  sentence: string
}>

export type ReadYourCards =
  | Readonly<{ cards: YourCards; problems: readonly YourCardsProblem[] }>
  | Readonly<{ cards: null; problems: readonly YourCardsProblem[] }>

/** What the check needs to know besides the cards. */
type Facts = Readonly<{ today: Day; cardIds: ReadonlySet<string> }>

/** Returns no cards if there is an error, so that a bad file never replaces good data. */
export function readYourCards(input: unknown, facts: Facts): ReadYourCards {
  if (hasTooManyEntries(input)) {
    return {
      cards: null,
      problems: [{ level: 'error', card: null, field: 'cards', sentence: TOO_MANY_ENTRIES }],
    }
  }
  const { success, data, error } = yourCardsSchema.safeParse(input, { error: describeIssue })
  if (!success) {
    return { cards: null, problems: error.issues.map(toProblem) }
  }
  const problems = [
    ...listProblems(data.cards),
    ...data.cards.flatMap((card, index) => cardProblems(card, index, facts)),
  ]
  return { cards: problems.some(({ level }) => level === 'error') ? null : data, problems }
}

function toProblem({ path, message }: Readonly<{ path: PropertyKey[]; message: string }>): YourCardsProblem {
  const [list, index, ...field] = path
  const isCard = list === 'cards' && typeof index === 'number'
  return {
    level: 'error',
    card: isCard ? index : null,
    field: (isCard ? field : path).map(String).join('.'),
    sentence: message,
  }
}

/** Ids must be unique, and an account belongs to one card. */
function listProblems(cards: readonly YourCard[]): YourCardsProblem[] {
  const ids = new Set<string>()
  const accounts = new Set<string>()
  return cards.flatMap(({ id, accountIds }, index): YourCardsProblem[] => {
    const isRepeated = ids.has(id)
    const isShared = accountIds.some((account) => accounts.has(account))
    ids.add(id)
    accountIds.forEach((account) => void accounts.add(account))
    return [
      ...(isRepeated ? [errorOf(index, 'id', 'This card is in the list twice. Remove one of the two.')] : []),
      ...(isShared
        ? [
            errorOf(
              index,
              'accountIds',
              'This account is already linked to another card. Unlink it there first.',
            ),
          ]
        : []),
    ]
  })
}

function cardProblems(card: YourCard, index: number, { today, cardIds }: Facts): YourCardsProblem[] {
  const { cardId, opened, closed } = card
  const openedOn = openedDay(card)
  const isBeforeOpening = closed !== undefined && openedOn !== null && closed < openedOn
  return [
    ...(cardIds.has(cardId)
      ? []
      : [
          warningOf(
            index,
            'cardId',
            "We don't know this card, so it isn't counted. Pick another card or remove it.",
          ),
        ]),
    ...(openedOn !== null && openedOn > today
      ? [
          errorOf(
            index,
            'opened',
            `The opening date ${opened} is in the future. Enter the day you were approved.`,
          ),
        ]
      : []),
    ...(openedOn !== null && openedOn < FIRST_CREDIT_CARDS
      ? [
          errorOf(
            index,
            'opened',
            'There were no credit cards that early. Check the year of the opening date.',
          ),
        ]
      : []),
    ...(isBeforeOpening
      ? [errorOf(index, 'closed', `The card can't be closed before it was opened. Check the two dates.`)]
      : []),
    ...(closed !== undefined && closed > today
      ? [
          errorOf(
            index,
            'closed',
            `The closing date ${formatDay(closed)} is in the future. Leave it out until then.`,
          ),
        ]
      : []),
    ...bonusProblems(card, index, today),
  ]
}

const FIRST_CREDIT_CARDS = '1950-01-01'

function bonusProblems(card: YourCard, index: number, today: Day): YourCardsProblem[] {
  const { bonus } = card
  const openedOn = openedDay(card)
  if (bonus === undefined) {
    return []
  }
  if (openedOn !== null && bonus.by < openedOn) {
    return [
      errorOf(index, 'bonus.by', "The bonus can't end before the card was opened. Check the two dates."),
    ]
  }
  if (bonus.spent !== undefined && bonus.spent.asOf > today) {
    return [
      errorOf(index, 'bonus.spent.asOf', 'You entered spending for a future date. Enter it as of today.'),
    ]
  }
  if (bonus.isEarned !== true && daysBetween(today, bonus.by) < 0) {
    const sentence = `This welcome bonus ended on ${formatDay(bonus.by)}, so it isn't counted. If you earned it, mark it as earned.`
    return [warningOf(index, 'bonus.by', sentence)]
  }
  if (bonus.isEarned !== true && bonus.spent === undefined && openedOn === null) {
    const sentence = 'Add the opening date so that we can count your purchases toward the bonus.'
    return [warningOf(index, 'opened', sentence)]
  }
  return []
}

function errorOf(card: number, field: string, sentence: string): YourCardsProblem {
  return { level: 'error', card, field, sentence }
}

function warningOf(card: number, field: string, sentence: string): YourCardsProblem {
  return { level: 'warning', card, field, sentence }
}

/**
 * Limits the entries of all cards together. A list of many bad entries would take seconds to check, because each of
 * them gets its own sentences.
 */
const MOST_ENTRIES_IN_ALL = 10_000
/** The options of a choice of a card: list, cards, card, choices, choice, options. */
const DEEPEST = 6

const TOO_MANY_ENTRIES = `Your cards have more than ${MOST_ENTRIES_IN_ALL.toLocaleString('en-US')} entries in all. Remove old ones and try again.`

function hasTooManyEntries(input: unknown): boolean {
  return countEntries(input, DEEPEST) > MOST_ENTRIES_IN_ALL
}

function countEntries(value: unknown, depth: number): number {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    return 0
  }
  const own = Array.isArray(value) ? value.length : 0
  return Object.values(value).reduce((count: number, part) => count + countEntries(part, depth - 1), own)
}
