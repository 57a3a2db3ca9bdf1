/** Reads a bonuses list: `exports/data.json` of credit-card-bonuses-api. */
import { isDay } from '@cardsight/engine/dates'
import { z } from 'zod'
import type { OutsideTier } from '../compare/offer-facts.ts'
import type { Seen } from '../seen.ts'
import { defineReader, hasKeys } from './reader.ts'
import type { OutsideCard, Statement } from './statement.ts'

const creditSchema = z.object({ description: z.string(), value: z.number(), currency: z.string().optional() })

const offerSchema = z.object({
  spend: z.number(),
  amount: z.array(z.object({ amount: z.number(), currency: z.string().optional() })),
  days: z.number(),
  expiration: z.iso.date().optional(),
  isPublic: z.boolean().optional(),
  credits: z.array(creditSchema),
})

const bonusCardSchema = z.object({
  cardId: z.string(),
  name: z.string(),
  issuer: z.string(),
  network: z.enum(['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER']),
  currency: z.string(),
  isBusiness: z.boolean(),
  annualFee: z.number(),
  isAnnualFeeWaived: z.boolean(),
  offers: z.array(offerSchema),
  discontinued: z.boolean(),
})

type BonusCard = z.infer<typeof bonusCardSchema>
type BonusOffer = BonusCard['offers'][number]

const networks = {
  VISA: 'visa',
  MASTERCARD: 'mastercard',
  AMERICAN_EXPRESS: 'amex',
  DISCOVER: 'discover',
} as const

/** The list has no dates, so all facts have the day on which the file last changed. */
export const bonuses = defineReader({
  source: 'bonuses',
  files: 'exports/data.json',
  isDated: false,
  accepts: (value) => Array.isArray(value) && value.some((entry) => hasKeys(entry, ['historicalOffers'])),
  entriesOf: (value) => (Array.isArray(value) ? value : []),
  schema: bonusCardSchema,
  toCard: (card, _file, seenOf) => (card.isBusiness ? null : toOutsideCard(card, seenOf())),
})

function toOutsideCard(card: BonusCard, seen: Seen): Omit<OutsideCard, 'file'> {
  const { cardId, name, issuer, annualFee, isAnnualFeeWaived, network, discontinued } = card
  const statements: Statement[] = [
    { field: 'fee', dollars: annualFee, seen },
    { field: 'firstYearFee', dollars: isAnnualFeeWaived ? 0 : 'same', seen },
    { field: 'network', network: networks[network], seen },
    { field: 'status', state: discontinued ? 'closed' : 'open', seen },
    ...bonus(card, seen),
  ]
  return { id: cardId, name, issuer: issuer.replaceAll('_', ' '), statements }
}

/** The list has public offers side by side, the best one first. Targeted offers and those that have ended don't count. */
function bonus({ offers, currency }: BonusCard, seen: Seen): Statement[] {
  const current = offers.filter(
    ({ isPublic, expiration }) => isPublic !== false && (expiration === undefined || expiration >= seen.date),
  )
  const [best, ...others] = current
  if (best === undefined) {
    return []
  }
  const until = best.expiration !== undefined && isDay(best.expiration) ? best.expiration : null
  const tiersOf = (offer: BonusOffer) => toTiers(offer, currency)
  return [
    { field: 'offer', tiers: tiersOf(best), isUpTo: false, until, alternatives: others.map(tiersOf), seen },
  ]
}

function toTiers({ amount, credits, spend, days }: BonusOffer, currency: string): OutsideTier[] {
  const rewards = [
    ...amount.map((reward) => ({ value: reward.amount, currency: reward.currency ?? currency })),
    ...credits.map((credit) => ({ value: credit.value, currency: credit.currency ?? 'USD' })),
  ]
  return rewards
    .filter(({ value }) => value > 0)
    .map((reward) => ({
      ...(reward.currency === 'USD' ? { cash: reward.value } : { points: reward.value }),
      spend,
      days,
    }))
}
