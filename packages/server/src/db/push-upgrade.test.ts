import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findDigest } from '../repositories/digests.ts'
import { findWatcher } from '../repositories/watchers.ts'
import { bothDatabases } from '../testing/databases.ts'
import { openBareDatabase } from '../testing/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

const person = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

describe.each(bothDatabases)('settings from before notifications, on %s', (engine) => {
  it('keep emails, and turn an alert about terms into the watch that replaces it', async () => {
    const { db, close } = await openBareDatabase(engine)
    await migrate(
      db,
      readMigrations().filter(({ name }) => name < '0025'),
    )
    const before = [
      { hasTerms: true, hasOwnCards: false },
      { hasTerms: true, hasOwnCards: true },
      { hasTerms: false, hasOwnCards: false },
    ]
    for (const [index, { hasTerms, hasOwnCards }] of before.entries()) {
      const id = person(index)
      await sql`insert into users (id, first_name, last_name, email, is_google, created_at)
        values (${id}, 'Ada', 'Quill', ${`${index}@example.com`}, false, now())`.execute(db)
      await sql`insert into digests (user_id, has_term_changes, has_offers, has_wallets, turned_on_at, next_check_at)
        values (${id}, ${hasTerms}, true, false, now(), now())`.execute(db)
      await sql`insert into watchers (user_id, has_own_cards, since, next_check_at)
        values (${id}, ${hasOwnCards}, now(), now())`.execute(db)
    }
    await migrate(db)
    const after = await Promise.all(
      before.map(async (_, index) => ({
        digest: await findDigest(db, person(index)),
        hasOwnCards: (await findWatcher(db, person(index)))?.hasOwnCards,
      })),
    )
    expect(after).toMatchObject([
      { digest: { hasOffers: true, hasWallets: false }, hasOwnCards: true },
      { digest: { hasOffers: true, hasWallets: false }, hasOwnCards: true },
      { digest: { hasOffers: true, hasWallets: false }, hasOwnCards: false },
    ])
    await close()
  })
})
