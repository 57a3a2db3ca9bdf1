/** Checks which rows of a list of corrections our card files have applied, or explained under `corrections`. */
import type { CatalogCard, Release } from '../release.ts'
import type { Correction, CorrectionList } from './correction-facts.ts'
import { isApplied } from './is-applied.ts'

export type CorrectionState = 'applied' | 'explained' | 'open'

export type CorrectionsResult = Readonly<{
  rows: readonly (Correction & { readonly state: CorrectionState })[]
  /** Rows for cards that aren't in the catalog. */
  unknownCards: readonly string[]
}>

export function compareCorrections(
  { cards, programs }: Pick<Release, 'cards' | 'programs'>,
  { made, rows }: CorrectionList,
): CorrectionsResult {
  const cardOfId = new Map<string, CatalogCard>(cards.map((card) => [card.id, card]))
  const keys = entryKeys(rows, made)
  return {
    rows: rows.flatMap((row, index) => {
      const card = cardOfId.get(row.cardId)
      if (card === undefined) {
        return []
      }
      const isExplained = card.corrections?.[keys[index] ?? ''] !== undefined
      const unexplained = isApplied(card, row, programs) ? 'applied' : 'open'
      return [{ ...row, state: isExplained ? 'explained' : unexplained }]
    }),
    unknownCards: [...new Set(rows.map(({ cardId }) => cardId).filter((id) => !cardOfId.has(id)))],
  }
}

/**
 * Returns the key under `corrections` that explains each row: its field and the day on which the list was made, and a number for
 * further rows on the same field. So an explanation never covers a row of a later list.
 */
function entryKeys(rows: readonly Pick<Correction, 'cardId' | 'field'>[], made: string): string[] {
  const counts = new Map<string, number>()
  return rows.map(({ cardId, field }) => {
    const count = (counts.get(`${cardId} ${field}`) ?? 0) + 1
    counts.set(`${cardId} ${field}`, count)
    return `${field} ${made}${count === 1 ? '' : ` #${count}`}`
  })
}

/**
 * Returns the entries under `corrections` for a list that explain none of its rows, as `<card>: <entry>`. Entries for lists of
 * other days aren't judged. An entry for an offer can also explain a difference to gathered offers, so callers pass those too.
 */
export function unusedEntries(
  cards: readonly CatalogCard[],
  { made, rows }: Readonly<{ made: string; rows: readonly Pick<Correction, 'cardId' | 'field'>[] }>,
): string[] {
  const keys = entryKeys(rows, made)
  const used = new Set(rows.map(({ cardId }, index) => `${cardId}: ${keys[index]}`))
  return cards
    .flatMap(({ id, corrections = {} }) => Object.keys(corrections).map((entry) => `${id}: ${entry}`))
    .filter((entry) => entry.replace(/ #\d+$/, '').endsWith(` ${made}`) && !used.has(entry))
}
