/** Compiles history files into the dated terms of every card. */
import { addDays, type Day } from '@cardsight/engine/dates'
import { isMoney } from '../describe/format.ts'
import { type Parsed, parseYaml, type TextFile } from '../parse-yaml.ts'
import { sourcesOf } from '../provenance.ts'
import type { CatalogCard, Programs, Vocabulary } from '../release.ts'
import type { Tables } from '../tables.ts'
import type { CardHistory, OfferPeriod, RatePeriod } from './card-history.ts'
import { cardIdOf, findHistoryProblems } from './find-history-problems.ts'
import { type HistoryFacts, historySchemaFor } from './history-schema.ts'
import { isSameOffer } from './same-offer.ts'

type Context = Readonly<{ cards: readonly CatalogCard[]; programs: Programs; vocabulary: Vocabulary }>

/** Returns one history for each card, in the order of the cards, or every problem in any file. */
export function compileHistories(
  files: readonly TextFile[],
  tables: Tables,
  context: Context,
): Parsed<CardHistory[]> {
  const schema = historySchemaFor(tables)
  const parsed = files.map((file) => ({ path: file.path, ...parseYaml(file, schema) }))
  const located = parsed.flatMap((file) => (file.ok ? [{ path: file.path, facts: file.value }] : []))
  const cardIds = new Set<string>(context.cards.map(({ id }) => id))
  const problems = [
    ...parsed.flatMap((file) => (file.ok ? [] : file.problems)),
    ...findHistoryProblems(located, cardIds, newestDate(context.cards)),
  ]
  if (problems.length > 0) {
    return { ok: false, problems }
  }
  const factsById = new Map(located.map(({ path, facts }) => [cardIdOf(path), facts]))
  return {
    ok: true,
    value: context.cards.map((card) => toHistory(card, factsById.get(card.id) ?? {}, context)),
  }
}

/** The unit of cash programs, whose cards' offers are sometimes stated in points. */
const CASH_BACK = 'cash back'

function newestDate(cards: readonly CatalogCard[]): Day {
  return cards
    .flatMap(({ provenance }) => sourcesOf(provenance).map(({ date }) => date))
    .reduce((newest, date) => (date > newest ? date : newest))
}

function toHistory(card: CatalogCard, facts: HistoryFacts, { programs, vocabulary }: Context): CardHistory {
  const { fee = [], offers = [], rates = [], status = [], foreignFee = [], changes = [] } = facts
  const program = programs[card.program]
  const isCashBack = isMoney(program)
  return {
    cardId: card.id,
    unit: program === undefined || program.unit === CASH_BACK ? 'points' : program.unit,
    isCashBack,
    fee,
    offers: withCurrentOffer(
      offers.map((offer) => ({ ...offer, to: offer.to ?? null, isRecorded: true })),
      card,
    ),
    rates: rates.map((rate) => ({ ...rate, target: targetOf(rate, vocabulary) })),
    status,
    foreignFee,
    changes,
  }
}

/**
 * Joins past offers with the one in the card's file. If both are the same, the last period is still running. Otherwise it
 * has ended, and today's offer starts on the day on which it was seen. A closed card has no offer today.
 */
function withCurrentOffer(periods: readonly OfferPeriod[], card: CatalogCard): readonly OfferPeriod[] {
  const { offer, provenance, status } = card
  const last = periods.at(-1)
  if (offer === undefined || provenance.offer === null || status.state === 'closed') {
    return periods
  }
  const { tiers, until } = offer
  const { source, date } = provenance.offer
  if (last !== undefined && isSameOffer(last.tiers, tiers)) {
    return [...periods.slice(0, -1), { ...last, to: null, tiers, until }]
  }
  if (last !== undefined && last.from >= date) {
    return periods
  }
  const current = { from: date, to: null, tiers, until, source, isRecorded: false }
  return last === undefined ? [current] : [...periods.slice(0, -1), endedBefore(last, date), current]
}

function endedBefore(period: OfferPeriod, date: Day): OfferPeriod {
  const isOver = period.to !== null && period.to < date
  return isOver ? period : { ...period, to: addDays(date, -1) }
}

function targetOf({ category, at, when }: Omit<RatePeriod, 'target'>, vocabulary: Vocabulary): string {
  const where =
    at === undefined
      ? `on ${vocabulary.categories[category] ?? category}`
      : `at ${vocabulary.merchants[at] ?? at}`
  const conditions = { portal: " in the issuer's portal", 'mobile-wallet': ' with a mobile wallet' } as const
  return `${where}${when === undefined ? '' : conditions[when]}`
}
