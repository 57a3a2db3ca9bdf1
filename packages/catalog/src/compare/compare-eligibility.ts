/** Compares who may have a card with a gathered list. */
import { z } from 'zod'
import type { CatalogCard } from '../release.ts'

const levelsSchema = z.object({ from: z.string(), to: z.string() })

export const eligibilityFactSchema = z.object({
  id: z.string(),
  /** What we had when the list was made. */
  catalog: z.object({ credit: levelsSchema.optional() }),
  credit: z.object({
    value: levelsSchema.nullable(),
    asOf: z.iso.date(),
    source: z.string(),
    /** 'yes', 'partly', 'no' or 'unknown', sometimes with the reason. */
    differs: z.string(),
  }),
})

export type EligibilityFact = z.infer<typeof eligibilityFactSchema>

type EligibilityRow = Readonly<{
  cardId: string
  ours: string
  theirs: string
  state: 'applied' | 'explained' | 'newer here' | 'unknown there' | 'open'
}>

/** What the list says doesn't differ has to be as it was. Its bands aren't ours, so its values aren't always either. */
export function compareEligibility(
  cards: readonly CatalogCard[],
  { made, facts }: Readonly<{ made: string; facts: readonly EligibilityFact[] }>,
): { rows: EligibilityRow[]; unknownCards: string[] } {
  const cardOfId = new Map<string, CatalogCard>(cards.map((card) => [card.id, card]))
  return {
    rows: facts.flatMap((fact) => {
      const card = cardOfId.get(fact.id)
      return card === undefined ? [] : [compareOne(card, fact, made)]
    }),
    unknownCards: facts.map(({ id }) => id).filter((id) => !cardOfId.has(id)),
  }
}

function compareOne(card: CatalogCard, { catalog, credit }: EligibilityFact, made: string): EligibilityRow {
  const ours = describe(card.eligibility?.credit)
  const theirs = describe(credit.value)
  const row = { cardId: card.id, ours, theirs }
  if (credit.value === null) {
    return { ...row, state: 'unknown there' }
  }
  const isAsBefore = credit.differs.startsWith('no') && ours === describe(catalog.credit)
  if (ours === theirs || isAsBefore) {
    return { ...row, state: 'applied' }
  }
  if (card.corrections?.[`eligibility ${made}`] !== undefined) {
    return { ...row, state: 'explained' }
  }
  const seen = card.provenance.eligibility?.date
  return { ...row, state: seen !== undefined && seen > credit.asOf ? 'newer here' : 'open' }
}

function describe(levels: Readonly<{ from: string; to: string }> | null | undefined): string {
  return levels === null || levels === undefined ? 'unknown' : `${levels.from} to ${levels.to}`
}
