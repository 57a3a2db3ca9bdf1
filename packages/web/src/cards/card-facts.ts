/** The parts that a card's words are written with, taken apart for the screen. */
import type { CardResult } from '@cardsight/contract'
import { formatNumber } from '../lib/format-number.ts'

/** How the catalog says that a fact is absent. */
const NOT_STATED = 'not stated'

function isStated(fact: string): boolean {
  return fact !== '' && fact !== NOT_STATED
}

/** `'[none],[19.74%]'` → intro and regular; what is missing of the pair is not stated. */
export function readAprPair(pair: string): { intro: string; regular: string } {
  const [intro = '', regular = ''] = pair.split(',').map((part) => part.trim().replace(/^\[|\]$/g, ''))
  return { intro: intro.trim() || NOT_STATED, regular: regular.trim() || NOT_STATED }
}

export type Note = { tone: 'good' | 'bad' | 'plain'; text: string }

/** `'+ Pays 5%.'` is good, `'- Costs $95.'` is bad, anything else is only said. */
export function readNote(line: string): Note {
  const [, sign, text = ''] = /^\s*([+-]?)\s*([\s\S]*)$/.exec(line) ?? []
  if (sign === '+') {
    return { tone: 'good', text }
  }
  return { tone: sign === '-' ? 'bad' : 'plain', text }
}

export type DetailLine = { label: string; text: string }

/** `'Issuer: Chase'` → label and text, parted at the first colon; a line without one has no label. */
export function readDetailLine(line: string): DetailLine {
  const colon = line.indexOf(':')
  return colon < 1
    ? { label: '', text: line.trim() }
    : { label: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() }
}

export type OtherReward = { name: string; explanation: string }

/** The map of reward names to explanations; nothing where the text is not such a map. */
export function readOtherRewards(json: string): OtherReward[] {
  const map = parseJson(json)
  if (typeof map !== 'object' || map === null || Array.isArray(map)) {
    return []
  }
  return Object.entries(map).flatMap(([name, explanation]) =>
    typeof explanation === 'string' ? [{ name, explanation }] : [],
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `['Good', 'Excellent']` → `'Good - Excellent'`; one word where both are the same. */
export function creditRangeOf([from, to]: CardResult['creditRange']): string {
  return from === to ? from : `${from} - ${to}`
}

/** 100 × total reward / total spending, two decimals, half away from zero; null without spending. */
export function rewardPercentage(totalMoney: number, spending: number): number | null {
  const spendingCents = Math.round(spending * 100)
  if (spendingCents <= 0) {
    return null
  }
  const totalCents = Math.round(totalMoney * 100)
  const hundredths = Math.round((Math.abs(totalCents) * 10_000) / spendingCents)
  return hundredths === 0 ? 0 : (Math.sign(totalCents) * hundredths) / 100
}

/** `2.4` → `'2.40%'`; without spending there is no rate to state. */
export function formatPercentage(percentage: number | null): string {
  return percentage === null ? NOT_STATED : `${percentage.toFixed(2)}%`
}

/** A part of the total counts unless it is explicitly switched off. */
export function isCounted(part: boolean | undefined): boolean {
  return part !== false
}

/** Points by name, such as '38,112 points'; null where they are the money itself, cent by cent. */
export function pointsBehind(points: number, money: number, unit: string): string | null {
  return points === Math.round(money * 100) ? null : `${formatNumber(points)} ${unit}`
}

type BonusFacts = Pick<CardResult, 'introMoney' | 'introPoints' | 'introOffer' | 'category' | 'calculation'>

type BonusReading = {
  isBonusCounted: boolean
  /** False where the spending is an average household's. */
  isOwnSpending: boolean
}

/** Whether the pace of spending reaches the intro offer, as far as the numbers of the run tell. */
export function bonusStanding(card: BonusFacts, { isBonusCounted, isOwnSpending }: BonusReading): string {
  const whose = isOwnSpending ? 'Your' : 'This'
  if (!isStated(card.introOffer.intro_description)) {
    return 'No intro offer is stated.'
  }
  if (!isBonusCounted || !isCounted(card.calculation.isIntro)) {
    return 'Not included here.'
  }
  if (card.introMoney > 0) {
    return `${whose} pace of spending reaches it.`
  }
  if (card.introPoints > 0) {
    return `${whose} pace reaches it, but nobody publishes what its points are worth.`
  }
  return card.category.includes('Intro Bonus')
    ? `Nothing counted: ${whose.toLowerCase()} pace does not reach it, or it is not paid in money or points.`
    : 'Paid with the rewards of the first year, and counted there.'
}
