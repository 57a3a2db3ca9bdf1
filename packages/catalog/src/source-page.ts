import type { Vocabulary } from './release.ts'
import type { Seen } from './seen.ts'

/** Returns the URL where a fact can be read, for a card with this link; null if its source left no public page. */
export function sourcePage(
  { source, page: stated }: Seen,
  { link }: Readonly<{ link: string | null }>,
  { sourcePages }: Pick<Vocabulary, 'sourcePages'>,
): string | null {
  const page = stated ?? sourcePages[source]
  return page === 'issuer' ? link : (page ?? null)
}
