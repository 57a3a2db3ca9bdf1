/** Finds the differences between one of our cards and the gathered facts. */
import type { EarnRule } from '@cardsight/engine/cards'
import { dollarsToCents } from '@cardsight/engine/money'
import type { CatalogCard, Programs, Release } from '../release.ts'
import { compareCaps } from './compare-caps.ts'
import { compareOffer } from './compare-offer.ts'
import type { Difference } from './difference.ts'
import { earnsNothing, type GatheredFact, isHighConfidence } from './gathered-facts.ts'
import { matchesRow } from './matches-row.ts'

export function compareCard(
  card: CatalogCard,
  fact: GatheredFact,
  { programs, vocabulary }: Pick<Release, 'programs' | 'vocabulary'>,
): Difference[] {
  // Rates of low confidence name categories in words of their own, which can't be compared.
  const hasRates = isHighConfidence(fact)
  return [
    ...compareFee(card, fact),
    ...(hasRates ? compareBase(card, fact, programs) : []),
    ...(hasRates && !earnsNothing(fact) ? compareRates(card, fact, vocabulary.merchants) : []),
    ...compareOffer(card, fact),
    ...compareStatus(card, fact),
  ]
}

function compareFee({ engine }: CatalogCard, { annualFee, firstYearFeeWaived }: GatheredFact): Difference[] {
  if (annualFee === null) {
    return []
  }
  const later = dollarsToCents(annualFee)
  const firstYear = firstYearFeeWaived ? 0 : later
  const theirs = `${firstYear} then ${later} cents`
  const ours = `${engine.fee.firstYear} then ${engine.fee.later} cents`
  return ours === theirs ? [] : [{ key: 'fee', ours, theirs }]
}

/** Compares base rates. A percentage means cash and a multiple means points, so the unit must match too. */
function compareBase(card: CatalogCard, fact: GatheredFact, programs: Programs): Difference[] {
  const isMoney = programs[card.program]?.values === 'face'
  const base = baseRule(card)
  const ours = base === undefined ? 'none' : `${base.rate / 1000} ${isMoney ? 'percent' : 'points'}`
  const stated = earnsNothing(fact) ? null : fact.baseRate
  const theirs =
    stated === null ? 'none' : `${stated.value} ${stated.unit === 'percent' ? 'percent' : 'points'}`
  return ours === theirs ? [] : [{ key: 'base', ours, theirs }]
}

function compareRates(
  card: CatalogCard,
  fact: GatheredFact,
  merchants: Readonly<Record<string, string>>,
): Difference[] {
  const base = baseRule(card)
  const context = { baseRate: base?.rate ?? 0, merchants }
  const missing = fact.categoryRates.flatMap((row) => {
    const rules = card.engine.rules.filter((rule) => matchesRow(rule, row, context))
    return rules.length === 0
      ? [{ key: `rates.${row.category}`, ours: 'none', theirs: `${row.rate} on ${row.category}` }]
      : compareCaps(card, fact, row, rules)
  })
  const extra = card.engine.rules
    .filter((rule) => rule !== base && !needsAccount(rule))
    .filter((rule) => !fact.categoryRates.some((row) => matchesRow(rule, row, context)))
    .map((rule) => ({ key: `extra.${rule.id}`, ours: `${rule.rate / 1000} by ${rule.id}`, theirs: 'none' }))
  return [...missing, ...extra]
}

/** True if the rate requires a membership or status. The gathered facts list few of these rates. */
function needsAccount({ condition }: EarnRule): boolean {
  return condition?.kind === 'membership' || condition?.kind === 'tier'
}

/** Returns the rule that pays on everything, without a condition, for as long as the card is open. */
function baseRule({ engine }: CatalogCard): EarnRule | undefined {
  return engine.rules.find(
    ({ target, condition, firstYearOnly, firstDays }) =>
      target.kind === 'where' &&
      target.where.isEverything &&
      condition === undefined &&
      !firstYearOnly &&
      firstDays === undefined,
  )
}

function compareStatus(card: CatalogCard, fact: GatheredFact): Difference[] {
  const { acceptingApplications } = fact.status
  const state = acceptingApplications === true ? 'open' : 'closed'
  const network =
    /^(visa|mastercard|amex|discover)( (?!\/).*)?$/.exec(fact.network ?? '')?.[1] ?? storeNetwork(fact)
  return [
    ...(card.status.state === state || acceptingApplications === null
      ? []
      : [{ key: 'status', ours: card.status.state, theirs: state }]),
    ...(card.network === network
      ? []
      : [{ key: 'network', ours: String(card.network), theirs: String(fact.network) }]),
  ]
}

function storeNetwork({ network }: GatheredFact): 'store' | null {
  return network?.startsWith('closed-loop') ? 'store' : null
}
