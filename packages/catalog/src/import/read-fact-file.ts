/** Turns our own fact files into statements. Text instead of a value states nothing that can be compared. */
import { isDay, parseDay } from '@cardsight/engine/dates'
import { dateOfSource } from '../compare/fact-dates.ts'
import { earnsNothing, type GatheredFact, isHighConfidence } from '../compare/gathered-facts.ts'
import type { MissingCard } from '../compare/missing-facts.ts'
import type { OfferFact, OfferReading } from '../compare/offer-facts.ts'
import { daysOfMonths } from '../months.ts'
import type { Seen } from '../seen.ts'
import { groupRates } from './group-rates.ts'
import type { OutsideCard, Statement } from './statement.ts'

export function cardOfGathered(file: string, fact: GatheredFact): OutsideCard {
  const fee = seenOf(fact, fact.annualFeeSource)
  const rates = isHighConfidence(fact) && !earnsNothing(fact) ? seenOf(fact, fact.ratesSource) : null
  const network = /^(visa|mastercard|amex|discover)\b(?! \/)/.exec(fact.network ?? '')?.[1]
  const newest = fact.sources?.find(({ date }) => date === fact.newestSource)
  const statements: Statement[] = [
    ...(fee === null || fact.annualFee === null
      ? []
      : [{ field: 'fee', dollars: fact.annualFee, seen: fee } as const]),
    ...(fee === null || fact.firstYearFeeWaived === null
      ? []
      : [{ field: 'firstYearFee', dollars: fact.firstYearFeeWaived ? 0 : 'same', seen: fee } as const]),
    ...(network === undefined || newest === undefined
      ? []
      : [{ field: 'network', network, seen: { source: newest.id, date: parseDay(newest.date) } } as const]),
    ...statusOf(fact),
    ...foreignFeeOf(fact),
    ...aprsOf(fact),
    ...bonusOf(fact),
    ...(rates === null ? [] : ratesOf(fact, rates)),
  ]
  return { file, id: fact.id, name: fact.name ?? null, issuer: fact.issuer ?? null, statements }
}

export function cardOfOffer(file: string, fact: OfferFact): OutsideCard {
  const { cardId, name, feeFirstYear, asOf, source } = fact
  const firstYear: Statement[] =
    feeFirstYear === undefined
      ? []
      : [{ field: 'firstYearFee', dollars: feeFirstYear, seen: toSeen(source, asOf) }]
  return { file, id: cardId, name: name ?? null, issuer: null, statements: [...offersOf(fact), ...firstYear] }
}

export function cardOfMissing(file: string, card: MissingCard): OutsideCard {
  const { id, name, issuer, network, fee, foreignFee, apr, offer } = card
  const at = ({ source, asOf }: Readonly<{ source: string; asOf: string }>) => toSeen(source, asOf)
  const yearly = typeof fee.value === 'object' ? fee.value.yearly : fee.value
  const firstYear = typeof fee.value === 'object' ? fee.value.firstYear : undefined
  const state = typeof card.status.value === 'string' ? card.status.value : card.status.value.value
  const regular = apr && (Array.isArray(apr.value) ? apr.value : apr.value.regular)
  const statements: Statement[] = [
    ...(typeof yearly === 'number' ? [{ field: 'fee', dollars: yearly, seen: at(fee) } as const] : []),
    ...(firstYear === undefined
      ? []
      : [{ field: 'firstYearFee', dollars: firstYear, seen: at(fee) } as const]),
    ...(/^(visa|mastercard|amex|discover|store)$/.test(network.value)
      ? [{ field: 'network', network: network.value, seen: at(network) } as const]
      : []),
    ...(state === 'open' || state === 'closed'
      ? [{ field: 'status', state, seen: at(card.status) } as const]
      : []),
    ...(foreignFee
      ? [{ field: 'foreignFee', percent: foreignFee.value, seen: at(foreignFee) } as const]
      : []),
    ...(apr && regular ? [{ field: 'apr', regular, seen: at(apr) } as const] : []),
    ...(offer ? offersOf(offer) : []),
  ]
  return { file, id, name, issuer: issuer.value, statements }
}

/** Returns what each source says. 'unknown' states nothing, and a tier without spending isn't complete. */
function offersOf(fact: Omit<OfferFact, 'cardId'>): Statement[] {
  const readings: readonly OfferReading[] = fact.unknown ? [] : [fact, ...(fact.other ?? [])]
  return readings.flatMap(({ tiers = [], none, upTo, until, asOf, source }): Statement[] => {
    const isComplete = tiers.length > 0 && tiers.every(({ spend }) => spend !== null)
    if (none !== true && !isComplete) {
      return []
    }
    return [
      {
        field: 'offer',
        tiers: none === true ? [] : tiers,
        isUpTo: upTo === true,
        until: until === undefined ? null : parseDay(until),
        alternatives: [],
        seen: toSeen(source, asOf),
      },
    ]
  })
}

function statusOf({ status }: GatheredFact): Statement[] {
  const { acceptingApplications, asOf, source } = status
  return acceptingApplications === null || asOf === undefined || source === undefined
    ? []
    : [{ field: 'status', state: acceptingApplications ? 'open' : 'closed', seen: toSeen(source, asOf) }]
}

function foreignFeeOf(fact: GatheredFact): Statement[] {
  const { foreignTransactionFee: fee } = fact
  const seen = fee ? seenOf(fact, fee.source) : null
  if (!fee || seen === null) {
    return []
  }
  return [{ field: 'foreignFee', percent: fee.charged ? (fee.pct ?? 'charged') : 0, seen }]
}

function aprsOf({ apr }: GatheredFact): Statement[] {
  if (!apr || apr.asOf === undefined) {
    return []
  }
  const { regular, purchaseIntro, balanceTransferIntro, source, asOf } = apr
  const seen = toSeen(source, asOf)
  return [
    { field: 'apr', regular: [regular.min, regular.max], seen },
    ...(purchaseIntro ? [{ field: 'introApr', of: 'purchases', ...purchaseIntro, seen } as const] : []),
    ...(balanceTransferIntro
      ? [{ field: 'introApr', of: 'transfers', ...balanceTransferIntro, seen } as const]
      : []),
  ]
}

function bonusOf({ introBonus: bonus }: GatheredFact): Statement[] {
  if (
    !bonus?.amount ||
    bonus.asOf === undefined ||
    bonus.source === undefined ||
    bonus.unit === 'free nights'
  ) {
    return []
  }
  const { amount, unit, spendRequirement = 0, months, days, source, asOf } = bonus
  const reward = unit === 'cash' ? { cash: amount } : { points: amount }
  const limit = days ?? (months === undefined ? null : daysOfMonths(months))
  const tiers = [{ ...reward, spend: spendRequirement, days: limit }]
  return [{ field: 'offer', tiers, isUpTo: false, until: null, alternatives: [], seen: toSeen(source, asOf) }]
}

function ratesOf({ baseRate, categoryRates, rewardCaps }: GatheredFact, seen: Seen): Statement[] {
  const grouped = groupRates(categoryRates, seen)
  return [
    ...(baseRate === null
      ? []
      : [
          {
            field: 'base',
            rate: baseRate.value,
            unit: baseRate.unit === 'percent' ? 'percent' : 'points',
            seen,
          } as const,
        ]),
    ...(rewardCaps === undefined ? grouped : grouped.map((statement) => ({ ...statement, rewardCaps }))),
  ]
}

/** Returns null if the facts don't say when the source was read. */
function seenOf(fact: GatheredFact, source: string | null | undefined): Seen | null {
  const date = dateOfSource(fact, source)
  return date === null || !source || !isDay(date) ? null : { source, date }
}

function toSeen(source: string, asOf: string): Seen {
  return { source, date: parseDay(asOf) }
}
