/**
 * Builds the cards details from the numbers of a run and the texts of the cards. Pure: server and browser
 * share it.
 */
import type { CardText, CardTexts } from './cards.ts'
import { BEST_BY_CATEGORY, type CardListEntry, type CardsDetails } from './cards-details.ts'
import { divideCents, dollarsOf } from './dollars.ts'
import { expandCards } from './expand-stats.ts'
import { rankRows } from './rank-rows.ts'
import { type Amounts, type RunNumbers, unpackAmounts } from './run-numbers.ts'

/** Expands a run to its cards details. Throws RangeError if the texts belong to another catalog version. */
export function expandRun(run: RunNumbers, texts: CardTexts): CardsDetails {
  if (texts.catalogVersion !== run.catalogVersion || texts.cards.length !== run.overall.introMoney.length) {
    throw new RangeError(`the texts of catalog ${texts.catalogVersion} don't belong to this run`)
  }
  const overall = unpackAmounts(run.overall)
  const feesOf = createFees(run)
  const all = tableOf(texts, feesOf, overall, texts.byName, texts.byName)
  const alone = run.categories.map(({ name, spendingCents, alone }) => ({
    name,
    spendingCents,
    table: tableOf(texts, feesOf, unpackAmounts(alone), alone.cards, [...alone.cards.keys()]),
  }))
  const listsByCategory = (hasBonus: boolean) =>
    Object.fromEntries(
      alone.map(({ name, spendingCents, table }) => [
        name,
        byYears((years) => ({
          spending: dollarsOf(spendingCents * years),
          results: listOf(table, { years, hasBonus, most: BEST_BY_CATEGORY }),
        })),
      ]),
    )
  const most = texts.cards.length
  return {
    catalogVersion: run.catalogVersion,
    cardTexts: run.cardTexts,
    results: byYears((years) => listOf(all, { years, hasBonus: true, most })),
    noBonus_results: byYears((years) => listOf(all, { years, hasBonus: false, most })),
    resultsByCategory: listsByCategory(true),
    noBonus_resultsByCategory: listsByCategory(false),
    cards: expandCards(run, texts, overall),
    ...run.insights,
  }
}

type Years = 1 | 2 | 3
type ListOptions = Readonly<{ years: Years; hasBonus: boolean; most: number }>

/** A card with its row in the amounts, and its fees in cents by year. */
type Candidate = Readonly<{ text: CardText; row: number; fees: readonly number[] }>

/** Amounts, and the cards they rank in order of name. */
type Table = Readonly<{ amounts: Amounts; candidates: readonly Candidate[] }>

type FeesOf = (text: CardText, card: number) => readonly number[]

/** Fees by year: announced ones, or those of the card texts. */
function createFees({ fees = [] }: RunNumbers): FeesOf {
  const announced = new Map(fees.map(({ card, cents }) => [card, cents]))
  return ({ firstYearFeeCents, laterFeeCents }, card) =>
    announced.get(card) ?? [firstYearFeeCents, laterFeeCents, laterFeeCents]
}

function tableOf(
  { cards }: CardTexts,
  feesOf: FeesOf,
  amounts: Amounts,
  cardsByName: readonly number[],
  rows: readonly number[],
): Table {
  const candidates = cardsByName.flatMap((card, index) => {
    const text = cards[card]
    return text === undefined ? [] : [{ text, row: rows[index] ?? 0, fees: feesOf(text, card) }]
  })
  return { amounts, candidates }
}

function byYears<Value>(make: (years: Years) => Value): Record<Years, Value> {
  return { 1: make(1), 2: make(2), 3: make(3) }
}

function listOf({ amounts, candidates }: Table, options: ListOptions): CardListEntry[] {
  const entries = candidates.map((candidate) => entryOf(candidate, amounts, options))
  const totals = entries.map(({ totalMoney }) => totalMoney)
  return rankRows([...entries.keys()], totals)
    .slice(0, options.most)
    .flatMap((index) => entries[index] ?? [])
}

function entryOf(
  { text, row, fees }: Candidate,
  { money, points, introMoney, introPoints }: Amounts,
  { years, hasBonus }: ListOptions,
): CardListEntry {
  const cents = money[years - 1]?.[row] ?? 0
  const bonus = hasBonus ? (introMoney[row] ?? 0) : 0
  const fee = fees.slice(0, years).reduce((sum, cents) => sum + cents, 0)
  const total = cents + bonus - fee
  return {
    cardId: text.cardId,
    cardName: text.name,
    introMoney: dollarsOf(bonus),
    introPoints: hasBonus ? (introPoints[row] ?? 0) : 0,
    annualFee: dollarsOf(fee),
    money: dollarsOf(cents),
    points: points[years - 1]?.[row] ?? 0,
    totalMoney: dollarsOf(total),
    totalMoneyPerYear: dollarsOf(divideCents(total, years)),
  }
}
