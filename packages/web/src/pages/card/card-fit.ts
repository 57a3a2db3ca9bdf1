/** Who a card is for and who should skip it, from its terms and its run alone. */
import type { CardReport } from '@cardsight/contract/schemas'
import { formatNumber } from '../../lib/format-number.ts'
import { leadsOf } from './flat-rate-text.ts'
import { formatWholeDollars } from './whole-dollars.ts'

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
function categoriesLine({ parts }: CardReport): string[] {
  const returns = parts
    .filter(({ spending, money }) => spending > 0 && money > 0)
    .map(({ category, spending, money }) => ({ category, rate: money / spending }))
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

function losesLine({ againstPlain }: CardReport): string[] {
  if (againstPlain === null) {
    return []
  }
  const leads = leadsOf(againstPlain.laterYears)
  const plain = `a no-fee ${againstPlain.rate}% card`
  const [lead] = leads
  if (lead === undefined) {
    return [`You want one card for years: after the first year, ${plain} earns more`]
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

/** The fee of the second year: the first one may be free. */
function feeLine({ held }: CardReport): string[] {
  const fee = Math.round(held[2].annualFee - held[1].annualFee)
  return fee > 0 ? [`You don’t want to pay ${formatWholeDollars(fee)} a year`] : []
}

const scores: Readonly<Record<CardReport['card']['needs']['credit'], string | null>> = {
  none: null,
  poor: null,
  fair: 'Your credit score is below 580',
  good: 'Your credit score is below 670',
  excellent: 'Your credit score is below 740',
}

function creditLine({ card }: CardReport): string[] {
  const line = scores[card.needs.credit]
  return line === null ? [] : [line]
}

const PPM_PER_PERCENT = 10_000

function foreignFeeLine({ card }: CardReport): string[] {
  const fee = card.terms.foreignFeePpm / PPM_PER_PERCENT
  return fee > 0 ? [`You shop abroad: it charges ${formatNumber(fee, 2)}%`] : []
}
