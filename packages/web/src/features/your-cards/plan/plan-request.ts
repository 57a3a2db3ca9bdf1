/** What the page knows about people and their cards, and how they want to plan, as the request of a plan. */

import type { PlanRequest } from '@cardsight/contract/plan'
import type { CreditLevel } from '@cardsight/contract/profile'
import type { YourCard } from '@cardsight/contract/your-cards'
import { addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import { createStoredValue } from '../../../lib/stored-value.ts'
import { yourCardsKeys } from '../../../lib/your-cards-keys.ts'

/** A card of a person. Days and months are texts; an unknown opening month is left out. */
export type DatedCard = Pick<YourCard, 'cardId' | 'opened' | 'closed' | 'bonus'> &
  Readonly<{
    /** The month in which the bonus was paid, if that's known and nothing else about it. */
    bonusReceived?: string
    /** What the bonus still needs, if purchases say so. */
    bonusLeftCents?: number
  }>

/** Cards with what their purchases leave of a bonus. */
export function withBonusLeft(
  cards: readonly YourCard[],
  bonusLeft: Readonly<Record<string, number>> = {},
): DatedCard[] {
  return cards.map((card) => {
    const bonusLeftCents = bonusLeft[card.id]
    return bonusLeftCents === undefined ? card : { ...card, bonusLeftCents }
  })
}

/** The second person of a plan for two. */
export type PlanPartner = Readonly<{
  name: string
  credit: CreditLevel
  cardsPerYear: number
  cards: readonly DatedCard[]
}>

export type PlanFacts = Readonly<{
  today: Day
  settings: PlanSettings
  cards: readonly DatedCard[]
  credit: CreditLevel
  partner: PlanPartner | null
}>

/** Cards without an opening month count as this old: no issuer's rule on new cards looks back as far. */
export const ASSUMED_AGE_YEARS = 5

const MONTHS_PER_YEAR = 12
const CENTS_PER_DOLLAR = 100
const MOST_CARDS = 200

export function planRequestOf(facts: PlanFacts): PlanRequest {
  const { today, settings, cards, credit, partner } = facts
  const { months, cardsPerYear, monthsBetween, skipped } = settings
  const personOf = (own: readonly DatedCard[], perYear: number, level: CreditLevel, index: number) => ({
    cards: own.slice(0, MOST_CARDS).map((card) => plannedCard(card, today)),
    cardsPerYear: perYear,
    monthsBetween,
    credit: level,
    unwanted: skipped.flatMap(({ cardId, person }) => (person === null || person === index ? [cardId] : [])),
  })
  return {
    start: monthOf(today),
    months,
    people: [
      personOf(cards, cardsPerYear, credit, 0),
      ...(partner === null ? [] : [personOf(partner.cards, partner.cardsPerYear, partner.credit, 1)]),
    ],
    ...(settings.keepsSmall ? { leastAdded: 0 } : {}),
  }
}

type PlannedCard = PlanRequest['people'][number]['cards'][number]

function plannedCard(card: DatedCard, today: Day): PlannedCard {
  const start = monthOf(today)
  const assumed = shiftMonth(start, -ASSUMED_AGE_YEARS * MONTHS_PER_YEAR)
  const known = card.opened === undefined ? assumed : monthOf(card.opened)
  const opened = known > start ? start : known
  const closed = card.closed === undefined || card.closed > today ? undefined : monthOf(card.closed)
  const bonusReceived = bonusMonth(card, opened, today)
  const bonusInProgress = closed === undefined ? inProgress(card, today) : null
  return {
    id: card.cardId,
    opened,
    ...(closed === undefined ? {} : { closed: closed < opened ? opened : closed }),
    ...(bonusReceived === undefined ? {} : { bonusReceived }),
    ...(bonusInProgress === null ? {} : { bonusInProgress }),
  }
}

/** Null if the bonus is earned or its time is over. Without purchases, what the person entered counts. */
function inProgress({ bonus, bonusLeftCents }: DatedCard, today: Day): PlannedCard['bonusInProgress'] | null {
  if (bonus === undefined || bonus.isEarned === true || bonus.by < today) {
    return null
  }
  const left = bonusLeftCents ?? bonus.spendCents - (bonus.spent?.cents ?? 0)
  return left > 0 ? { spend: left / CENTS_PER_DOLLAR, by: bonus.by } : null
}

/** Null if the bonus was missed, undefined if nobody said. A bonus in progress counts: issuers' rules will. */
function bonusMonth(
  { bonus, bonusReceived }: DatedCard,
  opened: string,
  today: Day,
): PlannedCard['bonusReceived'] {
  if (bonusReceived !== undefined) {
    return bonusReceived < opened ? opened : bonusReceived
  }
  if (bonus === undefined) {
    return undefined
  }
  if (bonus.isEarned !== true && bonus.by < today) {
    return null
  }
  const paid = monthOf(bonus.by)
  return paid < opened ? opened : paid
}

/** Months as text, such as 2026-11. */
const MONTH_LENGTH = 'YYYY-MM'.length

/** The month of a day, or the month itself. */
export function monthOf(day: string): string {
  return day.slice(0, MONTH_LENGTH)
}

/** `shiftMonth('2026-11', -60)` is 2021-11. */
function shiftMonth(month: string, months: number): string {
  return monthOf(addMonths(parseDay(`${month}-01`), months))
}

export const cardsPerYearChoices = [0, 1, 2, 3, 4, 5, 6] as const
export const monthsBetweenChoices = [1, 2, 3, 4, 6, 12] as const
export const lengthChoices = [12, 24] as const

/** A card that one person of the plan doesn't want; `person` is null if nobody wants it. */
export type SkippedCard = Readonly<{ cardId: string; person: number | null }>

/** How a person wants to plan. Stored in the browser only. */
export type PlanSettings = Readonly<{
  cardsPerYear: number
  monthsBetween: number
  months: number
  /** True to plan cards that add less than $50 a year, too. */
  keepsSmall: boolean
  /** Oldest first. */
  skipped: readonly SkippedCard[]
}>

const defaultPlanSettings: PlanSettings = {
  cardsPerYear: 2,
  monthsBetween: 3,
  months: 24,
  keepsSmall: false,
  skipped: [],
}

const MOST_SKIPPED = 500

export const storedPlanSettings = createStoredValue(
  yourCardsKeys.cardPlan,
  defaultPlanSettings,
  parseSettings,
)

function parseSettings(value: unknown): PlanSettings {
  const stored: Readonly<Record<string, unknown>> = { ...Object(value) }
  const skipped = Array.isArray(stored.skipped) ? stored.skipped : []
  return {
    cardsPerYear: oneOf(cardsPerYearChoices, stored.cardsPerYear, defaultPlanSettings.cardsPerYear),
    monthsBetween: oneOf(monthsBetweenChoices, stored.monthsBetween, defaultPlanSettings.monthsBetween),
    months: oneOf(lengthChoices, stored.months, defaultPlanSettings.months),
    keepsSmall: stored.keepsSmall === true,
    skipped: skipped.filter(isSkipped).slice(-MOST_SKIPPED),
  }
}

function oneOf(choices: readonly number[], value: unknown, otherwise: number): number {
  return choices.find((choice) => choice === value) ?? otherwise
}

function isSkipped(value: unknown): value is SkippedCard {
  const { cardId, person }: Readonly<Record<string, unknown>> = { ...Object(value) }
  return typeof cardId === 'string' && (person === null || person === 0 || person === 1)
}

export function isSameSkip(a: SkippedCard, b: SkippedCard): boolean {
  return a.cardId === b.cardId && a.person === b.person
}
