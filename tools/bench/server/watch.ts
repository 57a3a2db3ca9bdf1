/**
 * `npm run bench -- watch`: compares what 100,000 people watch with a new catalog, and notifies the browsers of those with news.
 * `WATCH_PEOPLE` sets another number.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { averageCosts } from '@cardsight/contract/costs'
import { startPostgresServer } from '@cardsight/server/testing'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { createPlaidBank } from '../../../packages/server/src/bank/plaid/plaid-bank.ts'
import { withoutDeadline } from '../../../packages/server/src/db/deadline.ts'
import type { Schema } from '../../../packages/server/src/db/schema.ts'
import { createPushSender } from '../../../packages/server/src/push/push-sender.ts'
import { createCipher } from '../../../packages/server/src/secrets/cipher.ts'
import { publishCatalog } from '../../../packages/server/src/services/publish-catalog.ts'
import { sendDuePush } from '../../../packages/server/src/services/push/send-due-push.ts'
import { sendDueDigests } from '../../../packages/server/src/services/reminders/send-digests.ts'
import { checkDueWatches } from '../../../packages/server/src/services/watches/check-due-watches.ts'
import { createPushService } from '../../../packages/server/src/testing/push-service.ts'
import { createBulkQueue, createRunThreads } from '../../../packages/server/src/threads/run-threads.ts'
import { openGrowthDatabase } from './growth-database.ts'

const PEOPLE = Number(process.env.WATCH_PEOPLE ?? 100_000)
const MOST_MINUTES = 10
/** Main thread, worker thread and catalog. */
const MOST_GROWTH_MB = 150
/** Rows that are inserted at once. */
const BATCH = 1_000
/** Every tenth person watches an answer, on one of these many amounts. */
const AMOUNTS = 2_000

export async function benchWatch() {
  const server = await startPostgresServer()
  const runThreads = createRunThreads(releaseWithBusiness)
  try {
    const database = await openGrowthDatabase(server.url, 'watch')
    await withoutDeadline(() => database.db.connection().execute(fillWatches))
    const bank = createPlaidBank({
      ...{ clientId: 'bench', secret: 'bench', baseUrl: 'http://127.0.0.1:9' },
      ...{ webhookUrl: null, redirectUri: null, environment: 'simulated' as const },
    })
    const deps = {
      database: { ...database, engine: 'postgres' as const, countConnections: null },
      catalog: releaseWithBusiness,
      clock: () => new Date(),
      ...{ runThreads, bank, otherBanks: [], bulkQueue: createBulkQueue() },
    }
    const pushed = await withoutDeadline(() => addBrowsers(deps))
    await publishCatalog(deps)
    const measured = measure()
    let checked = 0
    for (let more = 1; more > 0; checked += more) {
      more = await checkDueWatches(deps, new AbortController().signal)
      measured.sample()
    }
    const check = measured.figures('a new catalog for all of them')
    const push = await benchPush({ ...deps, ...pushed })
    const { messages } = await database.db
      .selectFrom('watch_messages')
      .select(({ fn }) => fn.countAll<number>().as('messages'))
      .executeTakeFirstOrThrow()
    await database.close()
    return [
      { name: 'watch: people checked', unit: 'people', value: checked, atLeast: PEOPLE },
      { name: 'watch: messages written', unit: 'messages', value: Number(messages), atLeast: 1 },
      ...check,
      ...push,
    ]
  } finally {
    await runThreads.close()
    await server.remove()
  }
}

type Checked = Omit<Parameters<typeof sendDueDigests>[0], 'log'>

/** Whom a message is for gets it in one browser, from the digest's job to the push service. */
async function benchPush({ service, ...checked }: Checked & Awaited<ReturnType<typeof addBrowsers>>) {
  const log = pino({ level: 'silent' })
  const push = createPushSender({
    ...{ subject: 'mailto:bench@example.com', egressProxyUrl: null, reroutedTo: service.origin },
  })
  const deps = { ...checked, log, push }
  const { db } = deps.database
  const signal = new AbortController().signal
  const measured = measure()
  measured.sample()
  let sent = 0
  do {
    await sendDueDigests(deps, signal)
    await sendDuePush(deps, signal)
    sent += service.received.splice(0).length
    measured.sample()
  } while ((await countDue(db)) > 0)
  await service.close()
  return [
    { name: 'watch: browsers notified', unit: 'browsers', value: sent, atLeast: 1 },
    ...measured.figures('notifications for all of them'),
  ]
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Of this process with its threads, memory without the main thread's garbage. PostgreSQL has its own. */
function measure() {
  const started = performance.now()
  const cpu = process.cpuUsage()
  const sizes: number[] = []
  return {
    sample: () => {
      collectGarbage()
      sizes.push(process.memoryUsage.rss() / 2 ** 20)
    },
    figures: (name: string) => {
      const { user, system } = process.cpuUsage(cpu)
      const most = Math.max(...sizes)
      return [
        {
          name: `watch: ${name}`,
          unit: 'min',
          value: (performance.now() - started) / 60_000,
          atMost: MOST_MINUTES,
        },
        { name: `watch: CPU of ${name}`, unit: 'min', value: (user + system) / 60e6 },
        { name: `watch: most memory in ${name}`, unit: 'MB', value: most },
        {
          name: `watch: memory from the first to the largest run in ${name}`,
          unit: 'MB',
          value: most - (sizes[0] ?? 0),
          atMost: MOST_GROWTH_MB,
        },
      ]
    },
  }
}

/** One of each person. Without news, nobody's next message is due. */
async function addBrowsers({ database: { db } }: Pick<Checked, 'database'>) {
  const cipher = createCipher([Buffer.alloc(32, 1)])
  const service = await createPushService()
  const people = await db.selectFrom('users').select('id').execute()
  const none = { last_sent_at: null, pending: null, pending_since: null, next_attempt_at: null }
  const now = new Date()
  for (let first = 0; first < people.length; first += BATCH) {
    const rows = people.slice(first, first + BATCH).map(({ id }) => ({
      ...{ id, user_id: id, session_id: id, endpoint_hash: Buffer.from(id), browser: 'A browser' },
      ...{ ...none, created_at: now, leased_until: null },
      sealed_subscription: cipher.seal(JSON.stringify(service.addBrowser(id)), id),
    }))
    await db.insertInto('push_subscriptions').values(rows).execute()
  }
  await sql`insert into digests (user_id, has_offers, has_wallets, is_emailed, turned_on_at, next_check_at)
    select id, false, false, false, now(), now() + interval '7 days' from users`.execute(db)
  return { cipher, service }
}

async function countDue(db: Kysely<Schema>): Promise<number> {
  const now = new Date()
  const [digests, pushes] = await Promise.all([
    db.selectFrom('digests').select('user_id').where('next_check_at', '<=', now).limit(1).execute(),
    db.selectFrom('push_subscriptions').select('id').where('pending', 'is not', null).limit(1).execute(),
  ])
  return digests.length + pushes.length
}

/** All have two cards, half of them watch a card whose offer changed for every fourth of these. */
async function fillWatches(db: Kysely<Schema>): Promise<void> {
  const open = releaseWithBusiness.cards.filter(
    ({ status, business }) => status.state === 'open' && !business,
  )
  const cards = open.map(({ id }): string => id)
  const offers = open.map(({ offer }) => JSON.stringify(offer?.tiers ?? []))
  const costs = JSON.stringify(averageCosts)
  await sql`set statement_timeout = 0; set session_replication_role = replica`.execute(db)
  await sql`insert into users (id, first_name, last_name, email, is_google, created_at)
    select gen_random_uuid(), 'Ada', 'Quill', 'p' || n || '@example.com', false, now()
    from generate_series(1, ${PEOPLE}::int) n`.execute(db)
  await sql`create temporary table people as select id, row_number() over () as n from users`.execute(db)
  await sql`insert into sessions (id, user_id, token_hash, created_at, expires_at, last_seen_at, is_remembered, signed_in_with, browser)
    select id, id, decode(replace(id::text, '-', ''), 'hex'), now(), now() + interval '30 days', now(), true, 'password', 'A browser'
    from people`.execute(db)
  await sql`insert into your_cards (user_id, content, saved_at)
    select id, jsonb_build_object('version', 1, 'cards', jsonb_build_array(
      jsonb_build_object('id', 'a', 'cardId', (${cards}::text[])[1 + n % ${cards.length}]),
      jsonb_build_object('id', 'b', 'cardId', (${cards}::text[])[1 + (n * 7) % ${cards.length}]))), now()
    from people`.execute(db)
  await sql`insert into card_watches (user_id, card_id, watched_at, tiers)
    select id, (${cards}::text[])[1 + (n * 3) % ${cards.length}], now(),
      case when n % 8 = 0 then '[]' else (${offers}::text[])[1 + (n * 3) % ${cards.length}] end
    from people where n % 2 = 0`.execute(db)
  await sql`insert into watchers (user_id, has_own_cards, answer, since, next_check_at)
    select id, true, case when n % 10 = 0 then jsonb_build_object('cardId', ${cards[0]}::text, 'costs',
      ${costs}::jsonb || jsonb_build_object('other', (n / 10) % ${AMOUNTS}))::text end, now() - interval '30 days', now()
    from people`.execute(db)
  await sql`analyze`.execute(db)
  await sql`reset session_replication_role; reset statement_timeout`.execute(db)
}
