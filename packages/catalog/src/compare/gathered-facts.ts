/** The fields of the gathered facts that we compare. Other fields are ignored. */
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

const factSchema = z.object({
  id: z.string(),
  network: z.string().nullable(),
  status: z.object({ acceptingApplications: z.boolean().nullable() }),
  annualFee: z.number().nullable(),
  firstYearFeeWaived: z.boolean().nullable(),
  baseRate: z.object({ value: z.number(), unit: z.string().optional() }).nullable(),
  categoryRates: z.array(rowSchema),
  introBonus: z
    .object({
      amount: z.number().optional(),
      unit: z.string().optional(),
      spendRequirement: z.number().optional(),
      months: z.number().optional(),
      days: z.number().optional(),
    })
    .nullable(),
  rewardCaps: z.array(z.object({ amountUSD: z.number(), categories: z.array(z.string()) })).optional(),
  ratesConfidence: z.string(),
})

export const gatheredFactsSchema = z.array(factSchema)
export type GatheredFact = z.infer<typeof factSchema>
export type GatheredRow = GatheredFact['categoryRates'][number]

export function isHighConfidence({ ratesConfidence }: GatheredFact): boolean {
  return ratesConfidence.startsWith('high')
}

export function earnsNothing({ ratesConfidence }: GatheredFact): boolean {
  return ratesConfidence === 'high (no rewards on card)'
}
