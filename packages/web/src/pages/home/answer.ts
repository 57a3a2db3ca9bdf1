import { type MonthlyCosts, shortFormNames } from '@cardsight/contract/costs'
import { withCommas } from '@cardsight/contract/numbers'
import { pagePaths } from '@cardsight/contract/paths'
import { debtBasis, debtHeadline, laterSentences } from '@cardsight/contract/runs'
import type { CardFaceProps } from '../../cards/card-face.tsx'
import type { Ranking } from '../../features/ranking/answer.ts'
import { totalOf, withCosts } from '../../features/ranking/landing-address.ts'
import { namesText } from '../../features/ranking/landing-text.ts'
import { formatDay, formatMonthDay } from '../../lib/format-date.ts'
import { formatNumber } from '../../lib/format-money.ts'

export type HomeFace = Pick<CardFaceProps, 'name' | 'issuer' | 'network' | 'face' | 'kind'> &
  Readonly<{ cardId: string }>

export type HomeCard = HomeFace & Readonly<{ total: string }>

/** The top cards on six monthly amounts, as text. Computed on the server, so that the page loads none of its code. */
export type HomeAnswer = Readonly<{
  /** Identifies the response of the address that the page asks while someone types. */
  kind: 'top-cards'
  /** The pick first. */
  cards: readonly HomeCard[]
  /** What the totals are. */
  label: string
  /** How the pick's total comes about. */
  sum: string
  /** What the pick earns more than a plain card, or that a balance costs the least on it. */
  gain: string
  /** Which cards come close to the pick, and which one leads over three years. */
  others: readonly string[]
  /** When the terms of these cards were last confirmed. */
  confirmed: string
  /** The person that the ranking is for, in a line. */
  assumes: string
  /** The same amounts on the best-cards page, where every number can be explained. */
  path: string
}>

type Ranked = Pick<Ranking, 'top' | 'ties' | 'gainOverPlain' | 'leaders' | 'debts' | 'assumes' | 'later'>

export function homeAnswerOf(ranking: Ranked, costs: MonthlyCosts): HomeAnswer {
  return {
    kind: 'top-cards',
    cards: ranking.top.map((card) => ({ ...homeFaceOf(card), total: shownTotal(card, ranking) })),
    label: ranking.debts.own === null ? 'Net value in year one' : 'Cost until your balance is paid off',
    sum: sumOf(ranking),
    gain: gainOf(ranking),
    others: othersOf(ranking),
    confirmed: confirmedText(ranking.top.map(({ asOf }) => asOf)),
    assumes: ranking.assumes,
    path: `${pagePaths.currentBestCards}?${withCosts(new URLSearchParams(), costs)}`,
  }
}

/** The fields that draw a card. */
export function homeFaceOf({ cardId, name, issuer, network, face, kind }: HomeFace): HomeFace {
  return { cardId, name, issuer, network, face, kind }
}

/** '$1,230', '−$95'. Headlines have no cents. */
export function wholeDollars(amount: number): string {
  const dollars = Math.round(amount)
  return `${dollars < 0 ? '−' : ''}$${formatNumber(Math.abs(dollars), 0)}`
}

/** 'Terms last confirmed Aug 18 to Nov 10, 2026.' The earlier day has its year only if it's another one. */
function confirmedText(days: readonly string[]): string {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (first === undefined || last === undefined) {
    return ''
  }
  const from = first.slice(0, 4) === last.slice(0, 4) ? formatMonthDay(first) : formatDay(first)
  return `Terms last confirmed ${first === last ? '' : `${from} to `}${formatDay(last)}.`
}

/** A debt costs something: no minus sign. */
function shownTotal({ totalMoney }: Readonly<{ totalMoney: number }>, { debts }: Ranked): string {
  return wholeDollars(debts.own === null ? totalMoney : Math.abs(totalMoney))
}

function sumOf({ top: [pick], debts: { own } }: Ranked): string {
  if (pick === undefined) {
    return ''
  }
  if (own !== null) {
    return debtBasis(own)
  }
  const { money, introMoney, annualFee } = pick
  const parts = [
    `${wholeDollars(money)} in rewards`,
    ...(introMoney > 0 ? [`a ${wholeDollars(introMoney)} intro bonus`] : []),
  ]
  const fee = annualFee > 0 ? `minus the ${wholeDollars(annualFee)} annual fee` : 'with no annual fee'
  return `${parts.join(' plus ')}, ${fee}.`
}

function gainOf({ top, gainOverPlain, debts: { own } }: Ranked): string {
  if (top.length === 0) {
    return ''
  }
  if (own !== null) {
    return debtHeadline(own)
  }
  const gain = Math.round(gainOverPlain)
  if (gain === 0) {
    return 'As much as a plain 2% card'
  }
  return gain > 0
    ? `${wholeDollars(gain)} more than a plain 2% card`
    : `${wholeDollars(-gain)} less than a plain 2% card`
}

function othersOf({ ties, leaders: { overThreeYears }, later }: Ranked): string[] {
  return [
    ...(ties.length === 0 ? [] : [`Nearly as much: ${namesText(ties)}.`]),
    ...(overThreeYears === null
      ? []
      : [`Over 3 years: ${overThreeYears.name}, ${wholeDollars(overThreeYears.totalMoney)}.`]),
    ...(later === undefined ? [] : laterSentences(later, wholeDollars)),
  ]
}

/** The amounts that the form starts with, and what a browser needs of them. */
export type FilledIn = Readonly<{ costs: MonthlyCosts; query: string; total: string }>

/** Text of an amount in its field. */
export function amountText(dollars: number): string {
  return withCommas(String(dollars))
}

/** The query is the same as a browser's for the unchanged form. */
export function filledInOf(costs: MonthlyCosts): FilledIn {
  const amounts = shortFormNames.map((name) => [name, amountText(costs[name])])
  return { costs, query: new URLSearchParams(amounts).toString(), total: wholeDollars(totalOf(costs)) }
}
