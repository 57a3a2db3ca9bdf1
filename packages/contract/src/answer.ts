/** The answer of a ranking: which card to pick, which are close to it, and what the pick depends on. */
import type { Answer, CardListEntry, LaterYears } from './cards-details.ts'
import { divideCents, dollarsOf } from './dollars.ts'
import type { ValuedCard } from './value-cards.ts'

/** A card this close to the pick is nearly as good: rewards can't be predicted to the dollar. */
const CLOSE_SHARE = 0.01
const CLOSE_DOLLARS = 5

/** Percent that a plain card without a fee earns on everything. */
export const PLAIN_PERCENT = 2

type AnswerInput = Readonly<{
  /** Best first. */
  list: readonly CardListEntry[]
  cards: ReadonlyMap<string, ValuedCard>
  /** Cents of purchases a year, without rent and taxes. */
  spendingCents: number
  years: 1 | 2 | 3
}>

/** Null if no card is within reach. */
export function answerOf(input: AnswerInput): Answer {
  const { list, spendingCents, years } = input
  const [pick, ...ties] = pickFrom(list)
  if (pick === undefined) {
    return null
  }
  const plain = plainDollars(spendingCents, years)
  return {
    cardId: pick.cardId,
    totalMoney: pick.totalMoney,
    ties: ties.map(({ cardId }) => cardId),
    gainOverPlain: dollarsOf(Math.round((pick.totalMoney - plain) * 100)),
    breakEven: breakEvenOf(pick, input, plain),
    later: laterOf(list, (cardId) => laterYearDollars(input.cards.get(cardId))),
  }
}

/** Dollars that a card earns in each later year: the average of years two and three, without what is earned once. */
export function laterYearDollars(card: ValuedCard | undefined): number {
  const afterFee = (years: 1 | 3) =>
    (card?.overall[years - 1]?.money ?? 0) - (card?.text.terms.fees[years - 1] ?? 0)
  return dollarsOf(divideCents(afterFee(3) - afterFee(1), 2))
}

/** What the pick of a ranked list earns in each later year, and the card that earns the most then. */
export function laterOf(
  list: readonly Pick<CardListEntry, 'cardId'>[],
  yearlyOf: (cardId: string) => number,
): LaterYears {
  const yearly = yearlyOf(list[0]?.cardId ?? '')
  const keep = list.reduce<LaterYears['keep']>((best, { cardId }) => {
    const own = yearlyOf(cardId)
    return own > (best?.yearly ?? yearly) ? { cardId, yearly: own } : best
  }, null)
  return { yearly, keep }
}

/** With the name of the best card to keep. */
export type NamedLaterYears = Readonly<{
  yearly: number
  keep: Readonly<{ name: string; yearly: number }> | null
}>

export function withNames(
  { yearly, keep }: LaterYears,
  nameOf: (cardId: string) => string | undefined,
): NamedLaterYears {
  return { yearly, keep: keep && { name: nameOf(keep.cardId) ?? keep.cardId, yearly: keep.yearly } }
}

/** 'From year two on: $25 a year.', and 'Best after year one: Anchor, $180 a year.' if another card earns more then. */
export function laterSentences(
  { yearly, keep }: NamedLaterYears,
  format: (dollars: number) => string,
): string[] {
  return [
    `From year two on: ${format(yearly)} a year.`,
    ...(keep === null ? [] : [`Best after year one: ${keep.name}, ${format(keep.yearly)} a year.`]),
  ]
}

/** Returns the pick of a ranked list, which is its first card, then the cards that come close to it. */
export function pickFrom(list: readonly CardListEntry[]): CardListEntry[] {
  const most = list[0]?.totalMoney ?? 0
  const margin = Math.max(CLOSE_DOLLARS, Math.abs(most) * CLOSE_SHARE)
  return list.filter(({ totalMoney }) => Math.round((most - totalMoney - margin) * 100) <= 0)
}

/** Dollars that a plain card without a fee earns in some years. */
export function plainDollars(spendingCents: number, years: number): number {
  return dollarsOf(Math.round((spendingCents * years * PLAIN_PERCENT) / 100))
}

/**
 * Cents per point below which another card, or a plain one, would have earned more than the pick. Null for cash, for points
 * with a limit, and if the pick is ahead at any value. Cards of the same program lose value with the pick.
 */
function breakEvenOf(pick: CardListEntry, { list, cards }: AnswerInput, plain: number): number | null {
  const card = cards.get(pick.cardId)
  const points = pick.points + pick.introPoints
  if (card === undefined || isCash(card) || card.price.limit !== null || points <= 0) {
    return null
  }
  const rivals = list.filter(
    ({ cardId }) => cards.get(cardId)?.text.terms.program !== card.text.terms.program,
  )
  const rival = Math.max(plain, ...rivals.slice(0, 1).map(({ totalMoney }) => totalMoney))
  const hundredths = card.price.value - ((pick.totalMoney - rival) * 10_000) / points
  return hundredths <= 0 ? null : Math.ceil(hundredths) / 100
}

/** A point of cash back is always worth a cent. */
function isCash(card: ValuedCard | undefined): boolean {
  return card?.program?.kind === 'cash'
}
