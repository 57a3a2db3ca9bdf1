/** What is stored about the store at an address. */
import type { BookAnswer } from '../answers/answer-book.ts'
import { findSite, type Site } from '../sites/find-site.ts'
import { lookUpSite } from '../sites/look-up-site.ts'
import { cardsIn, readAnswer, readStored } from './storage.ts'

/** Null for pages without a store that we know, and without cards. */
export async function answerAt(
  address: string,
): Promise<Readonly<{ site: Site; answer: BookAnswer }> | null> {
  const [site, stored] = await Promise.all([
    lookUpSite(address, findSite),
    readStored('kinds', 'yourCards', 'account'),
  ])
  if (site === null || cardsIn(stored).cards.length === 0) {
    return null
  }
  const leaf = stored.kinds[site.domain]
  const place = leaf === undefined ? site.store : { leaf, merchant: null }
  const answer = place === null ? null : await readAnswer(place)
  return answer === null ? null : { site, answer }
}
