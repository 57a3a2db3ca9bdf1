/** Reads Caddy's cards: `data/cards.json`, an object with a card under each id and remarks under `_` keys. */
import { z } from 'zod'
import type { GatheredRow } from '../compare/gathered-facts.ts'
import { groupRates } from './group-rates.ts'
import { defineReader, hasKeys } from './reader.ts'

const ruleSchema = z.looseObject({
  category: z.string(),
  rate: z.number(),
  portal_only: z.boolean().optional(),
  cap: z.object({ amount: z.number(), period: z.string(), then_rate: z.number().optional() }).optional(),
})

const cardSchema = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  network: z.string(),
  currency: z.string(),
  business: z.boolean().optional(),
  verified: z.boolean(),
  last_verified: z.iso.date(),
  annual_fee: z.number(),
  base_rate: z.number(),
  only_at: z.array(z.string()).optional(),
  rules: z.array(ruleSchema),
})

type Rule = z.infer<typeof ruleSchema>

/** Rules with other keys depend on a date, a store, a choice or an activation, so they aren't compared. */
const plainKeys: ReadonlySet<string> = new Set([
  'category',
  'rate',
  'cap',
  'portal_only',
  'portal',
  'caveat',
  'merchant_denylist',
])

/** Our names of Caddy's categories. Others differ too much between issuers. */
const categories: Readonly<Record<string, string>> = {
  dining: 'dining',
  groceries: 'groceries',
  gas: 'gas',
  ev_charging: 'ev_charging',
  drugstore: 'drugstores',
  wholesale_club: 'wholesale_clubs',
  home_improvement: 'home_improvement',
  online_retail: 'online_shopping',
  travel_air: 'airlines',
  travel_hotel: 'hotels',
  travel_ground: 'transit',
  travel_portal: 'travel_portal',
  car_rental: 'car_rentals',
  streaming: 'streaming',
  entertainment: 'entertainment',
  fitness: 'gyms_fitness',
  phone: 'phone',
}

const periods: Readonly<Record<string, string>> = { month: 'monthly', quarter: 'quarterly', year: 'annual' }

export const caddy = defineReader({
  source: 'caddy',
  files: 'data/cards.json',
  isDated: true,
  accepts: (value) =>
    !Array.isArray(value) &&
    hasKeys(value, []) &&
    cardsIn(value).some((card) => hasKeys(card, ['base_rate'])),
  entriesOf: (value) => (hasKeys(value, []) ? cardsIn(value) : []),
  schema: cardSchema,
  toCard: ({ id, name, issuer, ...card }, _file, seenOf) => {
    if (card.business === true || !card.verified) {
      return null
    }
    const seen = seenOf(card.last_verified)
    const unit = card.currency === 'cash' ? 'percent' : 'points'
    return {
      id,
      name,
      issuer,
      statements: [
        { field: 'fee', dollars: card.annual_fee, seen },
        { field: 'network', network: card.only_at === undefined ? card.network : 'store', seen },
        // A store card's base rate is what it pays at the store.
        ...(card.only_at === undefined ? [{ field: 'base', rate: card.base_rate, unit, seen } as const] : []),
        ...groupRates(card.rules.filter(isLasting).flatMap(toRows), seen),
      ],
    }
  },
})

function cardsIn(value: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.keys(value).flatMap((key) => (key.startsWith('_') ? [] : [value[key]]))
}

/** False for the later rate of a category that has another one until a date. */
function isLasting({ category }: Rule, _index: number, rules: readonly Rule[]): boolean {
  return !rules.some(
    (rule) =>
      rule.category === category &&
      'window' in rule &&
      Object.keys(rule).every((key) => key === 'window' || plainKeys.has(key)),
  )
}

function toRows(rule: Rule): GatheredRow[] {
  const category = categories[rule.category]
  if (category === undefined || Object.keys(rule).some((key) => !plainKeys.has(key))) {
    return []
  }
  const { rate, cap, portal_only: portalOnly = false } = rule
  const period = cap === undefined ? undefined : periods[cap.period]
  return [
    {
      category,
      rate,
      portalOnly,
      cap: period === undefined ? null : { amount: cap?.amount, period, rateAfter: cap?.then_rate },
    },
  ]
}
