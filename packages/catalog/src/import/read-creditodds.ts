/** Reads the card files of a CreditOdds checkout: `data/cards/<slug>.yaml`. */
import { z } from 'zod'
import type { GatheredRow } from '../compare/gathered-facts.ts'
import { daysOfMonths } from '../months.ts'
import type { Seen } from '../seen.ts'
import { groupRates } from './group-rates.ts'
import { defineReader, hasKeys } from './reader.ts'
import type { OutsideCard, Statement } from './statement.ts'

const introAprSchema = z.object({ rate: z.number(), months: z.number() })

const rewardSchema = z.object({
  category: z.string(),
  value: z.number(),
  unit: z.enum(['percent', 'points_per_dollar']),
  spend_cap: z.number().optional(),
  cap_period: z.enum(['monthly', 'quarterly', 'annual', 'lifetime']).optional(),
  rate_after_cap: z.number().optional(),
  merchant_gate: z.array(z.string()).optional(),
  merchant_specific: z.boolean().optional(),
  mode: z.string().optional(),
  note: z.string().optional(),
})

const cardSchema = z.object({
  name: z.string(),
  bank: z.string(),
  slug: z.string(),
  category: z.string().optional(),
  tags: z.array(z.string()).optional(),
  accepting_applications: z.boolean(),
  annual_fee: z.number(),
  annual_fee_intro: z.object({ value: z.number(), months: z.number() }).optional(),
  foreign_transaction_fee: z.boolean().optional(),
  network: z.string().optional(),
  rewards: z.array(rewardSchema).optional(),
  signup_bonus: z
    .object({
      value: z.number(),
      type: z.enum(['points', 'miles', 'cash', 'free_nights']),
      spend_requirement: z.number().optional(),
      timeframe_months: z.number().optional(),
    })
    .nullish(),
  apr: z
    .object({
      regular: z.object({ min: z.number(), max: z.number() }),
      purchase_intro: introAprSchema.optional(),
      balance_transfer_intro: introAprSchema.optional(),
    })
    .optional(),
})

type CreditOddsCard = z.infer<typeof cardSchema>

/** The files state no dates, so all facts have the day on which their file last changed. */
export const creditOdds = defineReader({
  source: 'creditodds',
  files: 'data/cards/*.yaml',
  isDated: false,
  accepts: (value) => hasKeys(value, ['slug', 'bank']),
  schema: cardSchema,
  toCard: (card, _file, seenOf) => (isBusiness(card) ? null : toOutsideCard(card, seenOf())),
})

function isBusiness({ category, tags = [], name }: CreditOddsCard): boolean {
  return category === 'business' || tags.includes('business') || /\bbusiness\b/i.test(name)
}

function toOutsideCard(card: CreditOddsCard, seen: Seen): Omit<OutsideCard, 'file'> {
  const { slug, name, bank, network, rewards = [] } = card
  const base = rewards.find(({ category }) => category === 'everything_else')
  const statements: Statement[] = [
    { field: 'fee', dollars: card.annual_fee, seen },
    { field: 'status', state: card.accepting_applications ? 'open' : 'closed', seen },
    ...introFee(card, seen),
    ...(network === undefined ? [] : [{ field: 'network', network, seen } as const]),
    ...foreignFee(card, seen),
    ...aprs(card, seen),
    ...bonus(card, seen),
    ...(base === undefined
      ? []
      : [{ field: 'base', rate: base.value, unit: unitOf(base.unit), seen } as const]),
    ...groupRates(rewards.filter((reward) => reward !== base).map(toRow), seen),
  ]
  return { id: slug, name, issuer: bank, statements }
}

function introFee({ annual_fee_intro: intro }: CreditOddsCard, seen: Seen): Statement[] {
  return intro === undefined ? [] : [{ field: 'firstYearFee', dollars: intro.value, seen }]
}

function foreignFee({ foreign_transaction_fee: isCharged }: CreditOddsCard, seen: Seen): Statement[] {
  return isCharged === undefined ? [] : [{ field: 'foreignFee', percent: isCharged ? 'charged' : 0, seen }]
}

function aprs({ apr }: CreditOddsCard, seen: Seen): Statement[] {
  if (apr === undefined) {
    return []
  }
  const { regular, purchase_intro: purchases, balance_transfer_intro: transfers } = apr
  return [
    { field: 'apr', regular: [regular.min, regular.max], seen },
    ...(purchases ? [{ field: 'introApr', of: 'purchases', ...purchases, seen } as const] : []),
    ...(transfers ? [{ field: 'introApr', of: 'transfers', ...transfers, seen } as const] : []),
  ]
}

/** A file without a bonus, or with one of 0, states nothing: many open cards lack one. */
function bonus({ signup_bonus: offer }: CreditOddsCard, seen: Seen): Statement[] {
  if (!offer?.value) {
    return []
  }
  const terms = {
    spend: offer.spend_requirement ?? 0,
    days: offer.timeframe_months === undefined ? null : daysOfMonths(offer.timeframe_months),
  }
  const rewards = {
    points: { points: offer.value },
    miles: { points: offer.value },
    cash: { cash: offer.value },
    free_nights: { freeNights: { count: offer.value } },
  }
  const tiers = [{ ...rewards[offer.type], ...terms }]
  return [{ field: 'offer', tiers, isUpTo: false, until: null, alternatives: [], seen }]
}

function toRow(reward: z.infer<typeof rewardSchema>): GatheredRow {
  const {
    category,
    value,
    spend_cap: amount,
    cap_period: period,
    rate_after_cap: rateAfter,
    mode,
    note,
  } = reward
  return {
    category,
    rate: value,
    cap: amount === undefined ? null : { amount, period, rateAfter },
    portalOnly: category.endsWith('_portal'),
    brandSpecific: reward.merchant_gate !== undefined,
    merchantSpecific: reward.merchant_specific === true,
    mode,
    note,
  }
}

function unitOf(unit: 'percent' | 'points_per_dollar'): 'percent' | 'points' {
  return unit === 'percent' ? 'percent' : 'points'
}
