import type { Card } from '@cardsight/catalog'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type CatalogReleaseRow = Readonly<{
  version: string
  publishedAt: Date
  cardCount: number
  newestFactsAsOf: string
  content: readonly Card[]
}>

/** Publishing a version again brings its content up to date and keeps the moment it was first published. */
export async function publishRelease(db: Kysely<Schema>, release: CatalogReleaseRow): Promise<void> {
  await db
    .insertInto('catalog_releases')
    .values({
      version: release.version,
      published_at: release.publishedAt,
      card_count: release.cardCount,
      newest_facts_as_of: release.newestFactsAsOf,
      content: JSON.stringify(release.content),
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

export async function findRelease(db: Kysely<Schema>, version: string): Promise<CatalogReleaseRow | null> {
  const release = await db
    .selectFrom('catalog_releases')
    .select([
      'version',
      'published_at as publishedAt',
      'card_count as cardCount',
      'newest_facts_as_of as newestFactsAsOf',
      'content',
    ])
    .where('version', '=', version)
    .executeTakeFirst()
  return release ?? null
}
