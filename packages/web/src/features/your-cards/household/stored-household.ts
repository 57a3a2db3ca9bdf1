/** The second person of a plan for two, as typed by the first. Stored in the browser only. */
import { type CreditLevel, creditLevels } from '@cardsight/contract/profile'
import { createStoredValue } from '../../../lib/stored-value.ts'
import { yourCardsKeys } from '../../../lib/your-cards-keys.ts'
import { cardsPerYearChoices, type PlanPartner } from '../plan/plan-request.ts'

/** `opened` is a month, or null if nobody knows it. */
export type HouseholdCard = Readonly<{ cardId: string; opened: string | null }>

export type Household = Readonly<{
  /** False for a plan for one. What was entered stays. */
  isOn: boolean
  name: string
  credit: CreditLevel
  cardsPerYear: number
  cards: readonly HouseholdCard[]
}>

export const MOST_NAME = 40
const MOST_CARDS = 200
const DEFAULT_CARDS_PER_YEAR = 2

const noHousehold: Household = {
  isOn: false,
  name: '',
  credit: 'good',
  cardsPerYear: DEFAULT_CARDS_PER_YEAR,
  cards: [],
}

export const storedHousehold = createStoredValue(yourCardsKeys.household, noHousehold, parseHousehold)

/** Null for a plan for one. */
export function partnerOf({ isOn, name, credit, cardsPerYear, cards }: Household): PlanPartner | null {
  return isOn
    ? {
        name: name.trim() === '' ? 'Your partner' : name.trim(),
        credit,
        cardsPerYear,
        cards: cards.map(({ cardId, opened }) => ({ cardId, ...(opened === null ? {} : { opened }) })),
      }
    : null
}

function parseHousehold(value: unknown): Household {
  const stored: Readonly<Record<string, unknown>> = { ...Object(value) }
  const cards = Array.isArray(stored.cards) ? stored.cards : []
  return {
    isOn: stored.isOn === true,
    name: typeof stored.name === 'string' ? stored.name.slice(0, MOST_NAME) : '',
    credit: creditLevels.find((level) => level === stored.credit) ?? noHousehold.credit,
    cardsPerYear:
      cardsPerYearChoices.find((count) => count === stored.cardsPerYear) ?? DEFAULT_CARDS_PER_YEAR,
    cards: cards.flatMap(parseCard).slice(0, MOST_CARDS),
  }
}

function parseCard(value: unknown): HouseholdCard[] {
  const { cardId, opened }: Readonly<Record<string, unknown>> = { ...Object(value) }
  if (typeof cardId !== 'string' || !/^[a-z0-9-]{1,100}$/.test(cardId)) {
    return []
  }
  const isMonth = typeof opened === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(opened)
  return [{ cardId, opened: isMonth ? opened : null }]
}
