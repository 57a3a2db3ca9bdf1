/** Columns of a row by the number of cards. On a phone, three or more cards are lines under the name of the row. */
const bodyColumns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2 narrow:grid-cols-[11rem_1fr_1fr]',
  3: 'grid-cols-1 narrow:grid-cols-[9rem_1fr_1fr_1fr]',
  4: 'grid-cols-1 narrow:grid-cols-[8rem_1fr_1fr_1fr_1fr]',
}

const headColumns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2 narrow:grid-cols-[11rem_1fr_1fr]',
  3: 'grid-cols-2 narrow:grid-cols-[9rem_1fr_1fr_1fr]',
  4: 'grid-cols-2 narrow:grid-cols-[8rem_1fr_1fr_1fr_1fr]',
}

export function rowClasses(cards: number, part: 'head' | 'body'): string {
  return (part === 'head' ? headColumns : bodyColumns)[cards] ?? ''
}
