import type { AllCardsRow } from './all-cards-row.ts'

type Searched = Readonly<{ brief: Pick<AllCardsRow['brief'], 'name' | 'issuer'> }>

/** Rows whose name or issuer contains every word of the query, in their order. All rows without a query. */
export function searchRows<Row extends Searched>(rows: readonly Row[], query: string): readonly Row[] {
  const words = plain(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) {
    return rows
  }
  return rows.filter(({ brief }) => {
    const text = plain(`${brief.name} ${brief.issuer}`)
    return words.every((word) => text.includes(word))
  })
}

/** In lower case and without marks, so that 'Dunkin' finds 'Dunkin’' and 'atmos' finds 'Atmos™'. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
}
