/** The fields of gathered card facts (`cards.json`) that we compare and import. Other fields are ignored. */
import { z } from 'zod'

const capSchema = z.object({
  amount: z.number().nullish(),
  period: z.string().nullish(),
  rateAfter: z.number().nullish(),
  derivedFromRewardCap: z.boolean().optional(),
})

const rowSchema = z.object({
  category: z.string(),
  rate: z.number().nullable(),
  cap: capSchema.nullish(),
  portalOnly: z.boolean().optional(),
  brandSpecific: z.boolean().optional(),
  merchantSpecific: z.boolean().optional(),
  mode: z.string().nullish(),
  note: z.string().nullish(),
})

const introAprSchema = z.object({ rate: z.number(), months: z.number() })

export const gatheredFactSchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  issuer: z.string().nullish(),
  network: z.string().nullable(),
  status: z.object({
    acceptingApplications: z.boolean().nullable(),
    asOf: z.iso.date().optional(),
    source: z.string().optional(),
  }),
  annualFee: z.number().nullable(),
  annualFeeSource: z.string().nullish(),
  firstYearFeeWaived: z.boolean().nullable(),
  baseRate: z.object({ value: z.number(), unit: z.string().optional() }).nullable(),
  categoryRates: z.array(rowSchema),
  ratesSource: z.string().nullish(),
  introBonus: z
    .object({
      amount: z.number().optional(),
      unit: z.string().optional(),
      spendRequirement: z.number().optional(),
      months: z.number().optional(),
      days: z.number().optional(),
      asOf: z.iso.date().optional(),
      source: z.string().optional(),
    })
    .nullable(),
  foreignTransactionFee: z
    .object({ charged: z.boolean(), pct: z.number().optional(), source: z.string() })
    .nullish(),
  apr: z
    .object({
      regular: z.object({ min: z.number(), max: z.number() }),
      purchaseIntro: introAprSchema.optional(),
      balanceTransferIntro: introAprSchema.optional(),
      asOf: z.iso.date().optional(),
      source: z.string(),
    })
    .nullish(),
  rewardCaps: z.array(z.object({ amountUSD: z.number(), categories: z.array(z.string()) })).optional(),
  ratesConfidence: z.string(),
  sources: z.array(z.object({ id: z.string(), date: z.string() })).optional(),
  newestSource: z.iso.date().optional(),
})

export type GatheredFact = z.infer<typeof gatheredFactSchema>
export type GatheredRow = GatheredFact['categoryRates'][number]

export function isHighConfidence({ ratesConfidence }: GatheredFact): boolean {
  return ratesConfidence.startsWith('high')
}

export function earnsNothing({ ratesConfidence }: GatheredFact): boolean {
  return ratesConfidence === 'high (no rewards on card)'
}
