/** Compares business cards with gathered facts on them. Estimates and rates in words of their own can't be compared. */
import { dollarsToCents } from '@cardsight/engine/money'
import { z } from 'zod'
import type { CatalogCard } from '../release.ts'
import { offerFactSchema } from './offer-facts.ts'

const traits = [
  'reportsToPersonalCredit',
  'countsToward524',
  'mustBeUnder524',
  'soleProprietors',
  'needsCompany',
  'personalGuarantee',
] as const

const factSchema = z.object({ value: z.unknown(), asOf: z.iso.date(), source: z.string() })

const rateSchema = z.object({
  rate: z.number(),
  on: z.array(z.string()).optional(),
  condition: z.string().optional(),
})

/** A fact without a value is unknown there. */
export const businessFactSchema = z.object({
  id: z.string(),
  group: z.string(),
  status: factSchema,
  network: factSchema,
  fee: factSchema,
  feeFirstYear: factSchema.optional(),
  foreignFee: factSchema.optional(),
  apr: factSchema.optional(),
  rates: factSchema.extend({ value: z.array(rateSchema).nullable(), confidence: z.string() }).optional(),
  offer: offerFactSchema.omit({ cardId: true }).optional(),
  ...Object.fromEntries(traits.map((trait) => [trait, factSchema.optional()])),
})

export type BusinessFact = z.infer<typeof businessFactSchema> &
  Partial<Record<(typeof traits)[number], z.infer<typeof factSchema>>>

type BusinessDifference = Readonly<{
  cardId: string
  key: string
  ours: string
  theirs: string
  /** From the entry for this list under `corrections`. */
  reason: string | null
}>

/** @param categories the names of purchases in our card files. */
export function compareBusiness(
  cards: readonly CatalogCard[],
  { made, facts }: Readonly<{ made: string; facts: readonly BusinessFact[] }>,
  categories: ReadonlySet<string>,
): BusinessDifference[] {
  const cardOfId = new Map<string, CatalogCard>(cards.map((card) => [card.id, card]))
  return facts.flatMap((fact) => {
    const card = cardOfId.get(fact.id)
    return card === undefined
      ? []
      : [...compareTerms(card, fact), ...compareRates(card, fact, categories)].map((difference) => ({
          cardId: card.id,
          ...difference,
          reason: card.corrections?.[`${difference.key} ${made}`] ?? null,
        }))
  })
}

function compareTerms(card: CatalogCard, fact: BusinessFact) {
  const { fee } = card.engine
  const pairs: (readonly [key: string, ours: unknown, theirs: unknown])[] = [
    ['status', card.status.state, fact.status.value],
    ['network', card.network, fact.network.value],
    ['fee', fee.later, toCents(fact.fee.value)],
    ['fee.firstYear', fee.firstYear, toCents(fact.feeFirstYear?.value)],
    ['foreignFee', card.foreignFee?.percent, fact.foreignFee?.value],
    ['apr', card.apr?.regular, fact.apr?.value],
    ...traits.map((trait) => [trait, card.business?.[trait], fact[trait]?.value] as const),
  ]
  return pairs
    .filter(([, , theirs]) => theirs !== null && theirs !== undefined)
    .map(([key, ours, theirs]) => ({
      key,
      ours: JSON.stringify(ours) ?? 'none',
      theirs: JSON.stringify(theirs),
    }))
    .filter(({ ours, theirs }) => ours !== theirs)
}

function toCents(dollars: unknown): unknown {
  return typeof dollars === 'number' ? dollarsToCents(dollars) : dollars
}

/** Each rate on purchases that we can tell apart must be among ours. */
function compareRates({ earns }: CatalogCard, { rates }: BusinessFact, categories: ReadonlySet<string>) {
  const ours = new Set<number>(earns.map(({ rate }) => rate))
  const stated = rates?.confidence === 'low' ? [] : (rates?.value ?? [])
  return stated
    .filter(({ condition, on = [] }) => condition === undefined && on.every((kind) => categories.has(kind)))
    .filter(({ rate }) => !ours.has(rate))
    .map(({ rate }) => ({ key: `rates:${rate}`, ours: [...ours].join(', '), theirs: String(rate) }))
}
