import type { Kysely } from 'kysely'
import type { ReleasedCard, Schema } from '../db/schema.ts'

export type CatalogRelease = Readonly<{
  version: string
  publishedAt: Date
  /** Cards open to applicants. */
  cardCount: number
  newestFactsAsOf: string
}>

/** Publishing a version again updates its content and keeps the time it was first published. */
export async function publishRelease(
  db: Kysely<Schema>,
  release: CatalogRelease & { cards: readonly ReleasedCard[] },
): Promise<void> {
  await db
    .insertInto('catalog_releases')
    .values({
      version: release.version,
      published_at: release.publishedAt,
      card_count: release.cardCount,
      newest_facts_as_of: release.newestFactsAsOf,
      content: JSON.stringify(release.cards),
    })
    .onConflict((conflict) =>
      conflict.column('version').doUpdateSet((row) => ({
        card_count: row.ref('excluded.card_count'),
        newest_facts_as_of: row.ref('excluded.newest_facts_as_of'),
        content: row.ref('excluded.content'),
      })),
    )
    .execute()
}

/** Without the list of its cards, which a page that only names the release doesn't need. */
export async function findRelease(db: Kysely<Schema>, version: string): Promise<CatalogRelease | null> {
  const release = await db
    .selectFrom('catalog_releases')
    .select([
      'version',
      'published_at as publishedAt',
      'card_count as cardCount',
      'newest_facts_as_of as newestFactsAsOf',
    ])
    .where('version', '=', version)
    .executeTakeFirst()
  return release ?? null
}
