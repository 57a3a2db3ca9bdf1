import { type Release, releaseFor } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import type { Deps } from '../deps.ts'
import { publishRelease } from '../repositories/catalog-releases.ts'

/** Records this build's catalog, so that every later result can name the facts it used. */
export async function publishCatalog({
  database,
  catalog,
  clock,
}: Pick<Deps, 'database' | 'catalog' | 'clock'>) {
  await publishRelease(database.db, {
    version: catalog.version,
    publishedAt: clock(),
    // Those that everyone can see: the home page states the number.
    cardCount: releaseFor(catalog, defaultProfile).cards.filter(({ status }) => status.state === 'open')
      .length,
    newestFactsAsOf: newestFacts(catalog),
    cards: catalog.cards.map(({ id, name, status, asOf }) => ({ id, name, status: status.state, asOf })),
  })
}

function newestFacts({ cards }: Release): string {
  return cards.map((card) => card.asOf).reduce((newest, day) => (day > newest ? day : newest))
}
