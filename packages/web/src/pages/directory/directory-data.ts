/** Data of the list of all cards, loaded on the server: only the rows that the page shows. */
import type { PageContext } from '@cardsight/contract/pages'
import { getAverageRun, getBriefTexts } from '../../cards/average-run.ts'
import { type DirectoryQuery, findCards } from './directory-query.ts'
import { listCards } from './listed-card.ts'

export type Directory = Awaited<ReturnType<typeof gatherDirectory>>

export async function gatherDirectory(api: PageContext['api'], query: DirectoryQuery) {
  const run = await getAverageRun(api, { hasBusiness: true })
  const cards = listCards(run, await getBriefTexts(api, run))
  const found = findCards(cards, query)
  const personal = cards.filter(({ tags, isOpen }) => isOpen && !tags.includes('Business'))
  return {
    query,
    // Tags are only for finding cards.
    rows: found.slice(0, query.show).map(({ tags: _, ...row }) => row),
    foundCount: found.length,
    openCount: personal.length,
    issuers: [...new Set(cards.map(({ issuer }) => issuer))].sort((a, b) => a.localeCompare(b, 'en')),
  }
}
