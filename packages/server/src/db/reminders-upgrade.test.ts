import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findCalendarFeed } from '../repositories/calendar-feeds.ts'
import { findDigest } from '../repositories/digests.ts'
import { findYourCards } from '../repositories/your-cards.ts'
import { bothDatabases } from '../testing/databases.ts'
import { openBareDatabase } from '../testing/test-database.ts'
import { migrate, readMigrations } from './migrate.ts'

const USER = '00000000-0000-4000-8000-000000000001'
const content = { version: 1, cards: [] }

describe.each(bothDatabases)('people from before reminders, on %s', (engine) => {
  it('keep their cards, and get neither a calendar nor emails until they ask', async () => {
    const { db, close } = await openBareDatabase(engine)
    await migrate(
      db,
      readMigrations().filter(({ name }) => name < '0016'),
    )
    await sql`
      insert into users (id, first_name, last_name, email, is_google, created_at)
      values (${USER}, 'Ada', 'Quill', 'ada@example.com', false, now())`.execute(db)
    await sql`
      insert into your_cards (user_id, content, saved_at)
      values (${USER}, ${JSON.stringify(content)}, now())`.execute(db)
    await migrate(db)
    expect((await findYourCards(db, USER))?.content).toEqual(content)
    expect(await findCalendarFeed(db, USER)).toBeNull()
    expect(await findDigest(db, USER)).toBeNull()
    await close()
  })
})
