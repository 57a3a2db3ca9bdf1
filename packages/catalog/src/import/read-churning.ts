/** Reads the cards and the offers of churning-card-finder: `data/cards.json` and `data/parsed-offers.json`. */
import { z } from 'zod'
import type { OutsideTier } from '../compare/offer-facts.ts'
import { daysOfMonths } from '../months.ts'
import type { Seen } from '../seen.ts'
import { defineReader, hasKeys } from './reader.ts'
import type { Statement } from './statement.ts'

const amount = z.number().nullish()

const tierSchema = z.object({ points: amount, cashBack: amount, minSpend: amount, windowMonths: amount })

const cardSchema = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  kind: z.enum(['personal', 'business']),
  annualFee: z.number().optional(),
  firstYearFeeWaived: z.boolean().optional(),
  verifiedOn: z.iso.date(),
})

/** Fees. What the file says on bonuses is typical of the card; the offers of the day are in the other file. */
export const churningCards = defineReader({
  source: 'duff',
  files: 'data/cards.json',
  isDated: true,
  accepts: (value) => Array.isArray(value) && hasKeys(value[0], ['reportsToPersonal', 'verifiedOn']),
  entriesOf: listOf,
  schema: cardSchema,
  toCard: ({ id, name, issuer, kind, annualFee, firstYearFeeWaived, verifiedOn }, _file, seenOf) => {
    if (kind === 'business') {
      return null
    }
    const seen = seenOf(verifiedOn)
    const statements: Statement[] =
      annualFee === undefined
        ? []
        : [
            { field: 'fee', dollars: annualFee, seen },
            { field: 'firstYearFee', dollars: firstYearFeeWaived === true ? 0 : 'same', seen },
          ]
    return { id, name, issuer, statements }
  },
})

const offerSchema = z.object({
  cardId: z.string(),
  name: z.string(),
  issuer: z.string(),
  cardKind: z.enum(['personal', 'business']),
  hasWelcomeOffer: z.boolean(),
  seenOn: z.iso.date().optional(),
  parsed: tierSchema
    .extend({ freeNightAwards: z.number(), additionalTiers: z.array(tierSchema), ceiling: z.boolean() })
    .nullish(),
  needsReview: z.boolean(),
})

type Offer = z.infer<typeof offerSchema>

/** Offers that the repository's owner still has to review state nothing. */
export const churningOffers = defineReader({
  source: 'duff',
  files: 'data/parsed-offers.json',
  isDated: true,
  accepts: (value) => Array.isArray(value) && hasKeys(value[0], ['hasWelcomeOffer']),
  entriesOf: listOf,
  schema: offerSchema,
  toCard: (offer, _file, seenOf) => {
    const { cardId, name, issuer, cardKind, seenOn, needsReview } = offer
    return cardKind === 'business' || seenOn === undefined || needsReview
      ? null
      : { id: cardId, name, issuer, statements: offerOf(offer, seenOf(seenOn)) }
  },
})

function offerOf({ hasWelcomeOffer, parsed }: Offer, seen: Seen): Statement[] {
  const common = { field: 'offer', until: null, alternatives: [], seen } as const
  if (!hasWelcomeOffer) {
    return [{ ...common, tiers: [], isUpTo: false }]
  }
  const tiers = parsed ? [...firstTiers(parsed), ...parsed.additionalTiers.flatMap(toTiers)] : []
  return tiers.length === 0 ? [] : [{ ...common, tiers, isUpTo: parsed?.ceiling === true }]
}

function firstTiers(parsed: NonNullable<Offer['parsed']>): OutsideTier[] {
  const count = parsed.freeNightAwards
  return [...toTiers(parsed), ...(count > 0 ? [{ freeNights: { count }, ...termsOf(parsed) }] : [])]
}

function toTiers(tier: z.infer<typeof tierSchema>): OutsideTier[] {
  const { points, cashBack } = tier
  const terms = termsOf(tier)
  return [...(points ? [{ points, ...terms }] : []), ...(cashBack ? [{ cash: cashBack, ...terms }] : [])]
}

function termsOf({ minSpend, windowMonths }: z.infer<typeof tierSchema>) {
  return { spend: minSpend ?? 0, days: windowMonths ? daysOfMonths(windowMonths) : null }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
