/** Who a card is for and who should skip it, from its terms and its run alone. */

import type { CardReport, PlainComparison, PlainPeriod } from '@cardsight/contract/cards'
import { usesCredit } from '@cardsight/contract/profile'
import { leadsOf } from '../../cards/flat-rate-text.ts'
import { formatNumber, formatWholeDollars } from '../../lib/format-money.ts'

export type CardFit = Readonly<{ bestFor: readonly string[]; skipIf: readonly string[] }>

/** More would be a list of features. */
const MOST_LINES = 3

export function fitOf(report: CardReport): CardFit {
  return {
    bestFor: [
      ...categoriesLine(report),
      ...beatsLine(report),
      ...introAprLine(report),
      ...abroadLine(report),
    ].slice(0, MOST_LINES),
    skipIf: [
      ...losesLine(report),
      ...feeLine(report),
      ...creditLine(report),
      ...foreignFeeLine(report),
    ].slice(0, MOST_LINES),
  }
}

/** A category stands out if it earns this much more than the lowest one. */
const STANDS_OUT = 1.5
const MOST_CATEGORIES = 2

/** 'Restaurants and Flights: about 4% back'. */
function categoriesLine(report: CardReport): string[] {
  const fits = shareOnCard(report)
  const returns = report.parts
    .filter(({ spending, money }) => spending > 0 && money > 0)
    .map(({ category, spending, money }) => ({ category, rate: money / (spending * fits) }))
    .sort((a, b) => b.rate - a.rate)
  const [best, lowest] = [returns[0], returns.at(-1)]
  if (best === undefined || lowest === undefined) {
    return []
  }
  if (best.rate < lowest.rate * STANDS_OUT) {
    return [`Everything: about ${percent(best.rate)} back on all purchases`]
  }
  const top = returns.filter(({ rate }) => rate >= lowest.rate * STANDS_OUT).slice(0, MOST_CATEGORIES)
  return [`${top.map(({ category }) => category).join(' and ')}: up to ${percent(best.rate)} back`]
}

const MONTHS_PER_YEAR = 12

/** The share of the spending that fits on the card: its rate is on that, not on what goes beyond the deposit. */
function shareOnCard({ card, spending, assumptions }: CardReport): number {
  const limit = assumptions.deposit * MONTHS_PER_YEAR
  return card.terms.isSecured === true && spending > limit ? limit / spending : 1
}

function percent(rate: number): string {
  return `${formatNumber(100 * rate, 1)}%`
}

function beatsLine({ againstPlain }: CardReport): string[] {
  if (againstPlain === null) {
    return []
  }
  const [lead] = leadsOf(againstPlain.laterYears)
  if (lead === undefined || lead.to !== null) {
    return []
  }
  const plain = `it beats a no-fee ${againstPlain.rate}% card every year`
  return [
    lead.from === null
      ? `Any budget: ${plain}`
      : `Spending at least ${formatWholeDollars(lead.from)} a month: ${plain}`,
  ]
}

function introAprLine({ card: { interest } }: CardReport): string[] {
  const [intro] = [interest.transfers, interest.purchases]
    .filter((offer) => offer !== null)
    .sort((a, b) => b.months - a.months)
  return intro === undefined ? [] : [`Paying over time: ${intro.percent}% APR for ${intro.months} months`]
}

const FOREIGN_FEE = 'Foreign transaction fee'

function abroadLine({ facts }: CardReport): string[] {
  const isFree = facts.some(({ label, text }) => label === FOREIGN_FEE && text === 'none')
  return isFree ? ['Trips abroad: no foreign transaction fee'] : []
}

function losesLine(report: CardReport): string[] {
  const { againstPlain } = report
  if (againstPlain === null) {
    return []
  }
  const { here } = againstPlain.laterYears
  const plain = `a no-fee ${againstPlain.rate}% card`
  const [lead] = leadsOf(againstPlain.laterYears)
  if (lead === undefined) {
    return here.card < here.plain
      ? [`${loserOf(report, againstPlain)}: after the first year, ${plain} earns more`]
      : []
  }
  if (lead.from !== null) {
    return [
      `You spend less than ${formatWholeDollars(lead.from)} a month: after the first year, ${plain} earns more`,
    ]
  }
  return lead.to === null
    ? []
    : [`You spend more than ${formatWholeDollars(lead.to)} a month: ${plain} earns more`]
}

const LATER_YEARS = 2

type Level = PlainPeriod['here']

/** Who earns less with it than with a flat-rate card: someone who doesn't use what would turn that around, or everyone. */
function loserOf({ card, credits, assumptions }: CardReport, compared: PlainComparison): string {
  const { laterYears, withProgram, withBrand } = compared
  const unused = credits.filter((credit) => !usesCredit(assumptions, credit))
  const dollars = LATER_YEARS * unused.reduce((sum, { counted }) => sum + counted, 0)
  const wins = ({ card: own, plain }: Level, added: number) => own + added > plain
  if (dollars > 0 && wins(laterYears.here, dollars)) {
    return 'You wouldn’t use its statement credits'
  }
  if (withProgram !== null && wins(withProgram.laterYears, 0)) {
    return `You don’t use ${withProgram.name}`
  }
  if (withProgram !== null && wins(withProgram.laterYears, dollars)) {
    return `You don’t use ${withProgram.name} or the card’s statement credits`
  }
  if (withBrand !== null && wins(withBrand.laterYears, dollars)) {
    return `You spend little with ${withBrand.name}`
  }
  return isForBeginners(card) ? 'You can get other cards' : 'You want one card for years'
}

/** No issuer gives them a flat-rate card yet. */
function isForBeginners({ needs }: CardReport['card']): boolean {
  return needs.newToCredit === true || needs.credit === 'poor'
}

/** The fee of the second year: the first one may be free. */
function feeLine({ held }: CardReport): string[] {
  const fee = Math.round(held[2].annualFee - held[1].annualFee)
  return fee > 0 ? [`You don’t want to pay ${formatWholeDollars(fee)} a year`] : []
}

const scores: Readonly<Record<NonNullable<CardReport['card']['needs']['credit']>, string | null>> = {
  none: null,
  poor: null,
  fair: 'Your credit score is below 580',
  good: 'Your credit score is below 670',
  excellent: 'Your credit score is below 740',
}

function creditLine({ card }: CardReport): string[] {
  const { credit } = card.needs
  const line = credit === null ? null : scores[credit]
  return line === null ? [] : [line]
}

const PPM_PER_PERCENT = 10_000

/** The usual fee counts for cards that don't state theirs, and it isn't named. */
function foreignFeeLine({ card, facts }: CardReport): string[] {
  const fee = card.terms.foreignFeePpm / PPM_PER_PERCENT
  const isUsual = facts.some(({ label, text }) => label === FOREIGN_FEE && text.endsWith('not stated'))
  return fee > 0
    ? [`You shop abroad: it charges ${isUsual ? 'a foreign transaction fee' : `${formatNumber(fee, 2)}%`}`]
    : []
}
