/** Checks which rows of a list of corrections our card files have applied, or explained under `corrections`. */
import type { CatalogCard } from '../release.ts'
import type { Correction } from './correction-facts.ts'
import { stillStates } from './still-states.ts'

export type CorrectionState = 'applied' | 'explained' | 'open'

export type CorrectionsResult = Readonly<{
  rows: readonly (Correction & { readonly state: CorrectionState })[]
  /** Rows for cards that aren't in the catalog. */
  unknownCards: readonly string[]
}>

export function compareCorrections(
  cards: readonly CatalogCard[],
  rows: readonly Correction[],
): CorrectionsResult {
  const cardOfId = new Map<string, CatalogCard>(cards.map((card) => [card.id, card]))
  return {
    rows: rows.flatMap((row) => {
      const card = cardOfId.get(row.cardId)
      return card === undefined ? [] : [{ ...row, state: stateOf(card, row) }]
    }),
    unknownCards: [...new Set(rows.map(({ cardId }) => cardId).filter((id) => !cardOfId.has(id)))],
  }
}

function stateOf(card: CatalogCard, { field, catalog }: Correction): CorrectionState {
  if (card.corrections?.[field] !== undefined) {
    return 'explained'
  }
  return stillStates(card, field, catalog) ? 'open' : 'applied'
}

/**
 * Returns the entries under `corrections` that explain none of the fields, as `<card>: <field>`. An entry for `offer` can
 * also explain a difference to gathered offers, so callers pass those fields too.
 */
export function unusedEntries(
  cards: readonly CatalogCard[],
  fields: readonly Readonly<{ cardId: string; field: string }>[],
): string[] {
  const used = new Set(fields.map(({ cardId, field }) => `${cardId}: ${field}`))
  return cards
    .flatMap(({ id, corrections = {} }) => Object.keys(corrections).map((field) => `${id}: ${field}`))
    .filter((entry) => !used.has(entry))
}
