import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashToken } from '../auth/token.ts'
import { findDigest, removeDigestByToken } from '../repositories/digests.ts'
import { findSubscriber, removeSubscriberByToken } from '../repositories/newsletter.ts'
import { bothDatabases } from '../testing/databases.ts'
import { openBareDatabase } from '../testing/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

const USER = '00000000-0000-4000-8000-000000000001'
const TOKEN = 'kC5o-EXAMPLE_token-from-an-old-email-0123456'

describe.each(bothDatabases)('unsubscribe links from before hashes, on %s', (engine) => {
  it('still work', async () => {
    const { db, close } = await openBareDatabase(engine)
    await migrate(
      db,
      readMigrations().filter(({ name }) => name < '0018'),
    )
    await sql`
      insert into users (id, first_name, last_name, email, is_google, created_at)
      values (${USER}, 'Ada', 'Quill', 'ada@example.com', false, now())`.execute(db)
    await sql`
      insert into digests (user_id, has_term_changes, has_offers, has_wallets, unsubscribe_token, turned_on_at, next_check_at)
      values (${USER}, true, true, true, ${TOKEN}, now(), now())`.execute(db)
    await sql`
      insert into newsletter_subscribers (id, email, confirmed_at, unsubscribe_token)
      values (${USER}, 'ada@example.com', now(), ${TOKEN})`.execute(db)
    await migrate(db)
    await removeDigestByToken(db, hashToken('another-token'))
    await removeSubscriberByToken(db, hashToken('another-token'))
    expect(await findDigest(db, USER)).not.toBeNull()
    expect(await findSubscriber(db, 'ada@example.com')).not.toBeNull()
    await removeDigestByToken(db, hashToken(TOKEN))
    await removeSubscriberByToken(db, hashToken(TOKEN))
    expect(await findDigest(db, USER)).toBeNull()
    expect(await findSubscriber(db, 'ada@example.com')).toBeNull()
    await close()
  })
})
