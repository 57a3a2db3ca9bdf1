import { makeCard, makeRelease } from '@cardsight/answers/testing'
import type { Release } from '@cardsight/catalog'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { effort } from '@cardsight/engine/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { type BankingApp, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { databases } from '../../testing/databases.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { sendDueMail } from '../mail/send-due-mail.ts'
import { changeDigest } from '../reminders/reminder-settings.ts'
import { sendDueDigests } from '../reminders/send-digests.ts'
import { changeAssumptions } from '../users/assumptions.ts'
import { changeCardsOfUser } from '../users/your-cards.ts'
import { checkDueWatches } from './check-due-watches.ts'
import { watchAnswer, watchCard, watchOwnCards } from './watches-of-user.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START = new Date('2026-11-10T12:00:00Z')
const everything = { kind: 'where' as const, where: { isEverything: true as const } }
const running = new AbortController().signal
const NONE = { hasOffers: false, hasWallets: false }

type Facts = Readonly<{
  bonus: number
  fee?: string
  hasWinner?: boolean
  hasQuarter?: boolean
  until?: string
}>

/** Cards that earn 1%, and what changes from one catalog to the next. */
function releaseWith(version: string, { bonus, fee, hasWinner, hasQuarter, until }: Facts): Release {
  const rotating = { rate: 5, rotating: 'shops', when: 'activation' as const }
  const cards = [
    makeCard('plain', 'Plain'),
    makeCard('bonus', 'Bonus', {
      offer: {
        tiers: [{ cash: bonus, spend: 500, days: 90 }],
        ...(until !== undefined && { until: parseDay(until) }),
      },
    }),
    makeCard('fee', 'Fee', {
      fee: { yearly: 95, ...(fee !== undefined && { changes: [{ from: parseDay(fee), yearly: 150 }] }) },
      engine: { fee: { firstYear: toCents(95_00), later: toCents(95_00) } },
    }),
    makeCard('rotator', 'Rotator', { earns: [rotating] }),
    makeCard('miles-rotator', 'Miles Rotator', {
      program: 'miles',
      earns: [rotating],
      engine: {
        rules: [
          { id: 'quarter', rate: 5000, target: { kind: 'rotating', calendar: [] }, cap: 'quarter' },
          { id: 'all', rate: 1000, target: everything },
        ],
        caps: { quarter: { on: 'spend', amount: toCents(1500_00), per: 'quarter' } },
      },
    }),
  ]
  const winner = makeCard('winner', 'Winner', {
    engine: { rules: [{ id: 'all', rate: 3000, target: everything }] },
  })
  const release = makeRelease(hasWinner === true ? [...cards, winner] : cards, version)
  const entries = [{ from: parseDay('2027-01-01'), to: parseDay('2027-03-31'), on: ['gas'] }]
  const calendars = hasQuarter === true ? { shops: { entries } } : {}
  return {
    ...release,
    vocabulary: { ...release.vocabulary, categories: { gas: 'Gas' }, calendars: { ...calendars } },
  } as Release
}

const before = releaseWith('a', { bonus: 200 })
const after = releaseWith('b', { bonus: 300, fee: '2026-12-20', hasWinner: true, hasQuarter: true })

describe.each(databases)('watches on %s', (engine) => {
  const letters: Mail[] = []
  const apps: BankingApp[] = []
  let now = START
  let database: Awaited<ReturnType<typeof createTestDatabase>>

  beforeEach(async () => {
    now = START
    letters.length = 0
    database = await createTestDatabase(engine)
  })
  afterEach(async () => {
    await Promise.all(apps.splice(0).map(({ app }) => app.close()))
    await database.close()
  })

  /** A server with a catalog. All servers of a test share the database. */
  async function start(catalog: Release): Promise<BankingApp> {
    const server = await createBankingApp(engine, {
      database,
      catalog,
      clock: () => now,
      mailer: { send: async (mail) => void letters.push(mail), close: async () => {} },
    })
    apps.push(server)
    return server
  }

  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  const check = ({ deps }: BankingApp) => checkDueWatches(deps, running)
  const cardsOf = (ids: readonly string[]) => ({
    version: 1,
    cards: ids.map((cardId) => ({ id: cardId, cardId, opened: '2024-02' })),
  })
  const keysOf = async (): Promise<Map<string, string[]>> => {
    const rows = await database.db.selectFrom('watch_messages').select(['user_id', 'key']).execute()
    const keys = new Map<string, string[]>()
    for (const row of rows) {
      keys.set(row.user_id, [...(keys.get(row.user_id) ?? []), row.key].sort())
    }
    return keys
  }
  const mail = async ({ deps }: BankingApp) => {
    await sendDueDigests(deps, running)
    await sendDueMail(deps)
    return letters.splice(0).map(({ text }) => text)
  }

  it('S-WATCH-03: tell 1,000 people, in `npm test` some of them, what a new catalog changes for each, and nothing else', async () => {
    const old = await start(before)
    const people: { id: string; expected: string[] }[] = []
    for (let index = 0; index < effort(1000).numRuns; index += 1) {
      const person = await old.addPerson()
      const { deps } = old
      const held = ['plain', 'fee', 'rotator'].filter((_, card) => (index >> card) % 2 === 1)
      const [watchesBonus, isOff] = [index % 3 === 0, index % 5 === 0]
      // $100 more are $5,000 a year at 2% more: $417 a month and up.
      const monthly = [0, 300, 416, 417, 1000][index % 7] ?? 0
      if (held.length > 0) {
        await changeCardsOfUser(deps, person.id, cardsOf(held))
      }
      if (watchesBonus) {
        await watchCard(deps, person.id, 'bonus')
      }
      if (monthly > 0) {
        const answer = { costs: { ...noCosts, other: monthly }, cardId: 'plain' }
        await watchAnswer(deps, person.id, answer)
      }
      if (isOff) {
        await watchOwnCards(deps, person.id, false)
      }
      people.push({
        id: person.id,
        expected: [
          ...(monthly > 416 ? ['answer.winner.after.plain'] : []),
          ...(watchesBonus ? ['bonus.bonus.2026-11.30000'] : []),
          ...(held.includes('fee') && !isOff ? ['change.fee.fee.2026-12-20'] : []),
          ...(held.includes('rotator') && !isOff ? ['quarter.rotator.2027-01-01'] : []),
        ],
      })
    }
    await check(old)
    expect(await keysOf()).toEqual(new Map())

    pass(HOUR_MS)
    const next = await start(after)
    await check(next)
    const told = await keysOf()
    for (const { id, expected } of people) {
      expect(told.get(id) ?? []).toEqual(expected)
    }
    // The next day, and by the old server: nothing is new.
    pass(DAY_MS)
    await Promise.all([check(next), check(old)])
    expect(await keysOf()).toEqual(told)
  }, 240_000)

  it('S-WATCH-02: say what changed in dollars, with the source', async () => {
    const old = await start(before)
    const person = await old.addPerson()
    await changeCardsOfUser(old.deps, person.id, cardsOf(['fee']))
    await watchCard(old.deps, person.id, 'bonus')
    await check(old)
    pass(HOUR_MS)
    const next = await start(after)
    await check(next)
    const answer = await next.call('GET', '/api/users/watches', person)
    expect(answer.json().messages).toMatchObject([
      {
        title: 'Bonus: the welcome bonus rose',
        text: expect.stringMatching(/that’s \$300 for you, \$100 more than before/),
        ...{ dollars: 100, cardId: 'bonus', page: 'https://bank.example/bonus' },
      },
      {
        title: 'Fee changes on Dec 20, 2026',
        text: 'Annual fee will rise from $95 to $150. That’s $55 more a year for you.',
        ...{ dollars: -55, source: 'example', endsOn: '2026-12-20' },
      },
    ])
    const other = await next.addPerson()
    expect((await next.call('GET', '/api/users/watches', other)).json().messages).toEqual([])
  })

  it('value the points of rotating categories as the person does', async () => {
    const old = await start(before)
    const [usual, own] = [await old.addPerson(), await old.addPerson()]
    await changeAssumptions(old.deps, own.id, {
      ...defaultProfile,
      ...{ points: 'own', pointValues: { miles: 200 } },
    })
    for (const { id } of [usual, own]) {
      await changeCardsOfUser(old.deps, id, cardsOf(['miles-rotator']))
    }
    await check(old)
    pass(HOUR_MS)
    const next = await start(after)
    await check(next)
    // 4 more miles on $1,500 are 6,000 miles: at 1.5 and at 2 cents.
    for (const [person, dollars] of [[usual, 90] as const, [own, 120] as const]) {
      const { messages } = (await next.call('GET', '/api/users/watches', person)).json()
      expect(messages).toMatchObject([{ title: 'Miles Rotator: new categories from Jan 1, 2027', dollars }])
      expect(messages[0].text).toContain(`They earn you up to $${dollars} more than usual.`)
    }
  })

  it('compare the purchases of linked accounts', async () => {
    const old = await start(before)
    const person = await old.addPerson()
    await old.addLink(person, {
      lines: [
        ['2025-11-01', 100, 'STORE'],
        ['2026-03-02', 500_000, 'STORE'],
      ],
    })
    await watchAnswer(old.deps, person.id, { costs: null, cardId: 'plain' })
    await check(old)
    expect(await keysOf()).toEqual(new Map())
    pass(HOUR_MS)
    const next = await start(after)
    await check(next)
    const { messages } = (await next.call('GET', '/api/users/watches', person)).json()
    // 3% instead of 1% of $5,000.
    expect(messages).toMatchObject([
      { title: 'Winner would now earn you $100 more', dollars: 100, cardId: 'winner' },
    ])
  })

  it('run once across servers', async () => {
    const old = await start(before)
    const people = await Promise.all(Array.from({ length: 20 }, () => old.addPerson()))
    for (const { id } of people) {
      await watchCard(old.deps, id, 'bonus')
    }
    await check(old)
    pass(HOUR_MS)
    const servers = [await start(after), await start(after)]
    const counts = await Promise.all(servers.map(check))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect([...(await keysOf()).values()]).toEqual(people.map(() => ['bonus.bonus.2026-11.30000']))
  })

  it('are checked by another server if one dies', async () => {
    const old = await start(before)
    const person = await old.addPerson()
    await watchCard(old.deps, person.id, 'bonus')
    await check(old)
    pass(HOUR_MS)
    const dying = await start(after)
    const { bulk } = dying.deps.runThreads
    const call = () => Promise.reject(new Error('the process died'))
    const runThreads = { ...dying.deps.runThreads, bulk: { ...bulk, call } }
    await expect(checkDueWatches({ ...dying.deps, runThreads }, running)).rejects.toThrow('died')
    const other = await start(after)
    expect(await check(other)).toBe(0)
    pass(HOUR_MS / 6)
    expect(await check(other)).toBe(1)
    expect((await keysOf()).get(person.id)).toHaveLength(1)
  })

  async function addReader(server: BankingApp): Promise<Person> {
    const person = await server.addPerson()
    const { db } = database
    await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', person.id).execute()
    await watchCard(server.deps, person.id, 'bonus')
    await changeDigest(server.deps, person.id, NONE)
    await check(server)
    return person
  }

  it('S-WATCH-04: send at most one email a week, unless something ends within 7 days', async () => {
    const old = await start(before)
    await addReader(old)
    expect(await mail(old)).toEqual([])
    pass(HOUR_MS)
    const next = await start(after)
    await check(next)
    expect(await mail(next)).toEqual([expect.stringContaining('Bonus: the welcome bonus rose')])
    pass(DAY_MS)
    const third = await start(releaseWith('c', { bonus: 400 }))
    await check(third)
    expect(await mail(third)).toEqual([])
    pass(6 * DAY_MS - 1)
    expect(await mail(third)).toEqual([])
    pass(1)
    expect(await mail(third)).toEqual([expect.stringContaining('$100 more than before')])
    pass(DAY_MS)
    const last = await start(releaseWith('d', { bonus: 400, until: '2026-11-25' }))
    await check(last)
    expect(await mail(last)).toEqual([expect.stringContaining('the welcome offer ends Nov 25, 2026')])
  })

  it('send nothing to people who turned emails off or stopped watching', async () => {
    const old = await start(before)
    const [stopped, off] = [await addReader(old), await addReader(old)]
    await old.app.inject({
      method: 'DELETE',
      url: '/api/users/watches/cards/bonus',
      headers: { authorization: `Bearer ${stopped.token}` },
    })
    await changeDigest(old.deps, off.id, null)
    pass(HOUR_MS)
    const next = await start(after)
    await check(next)
    expect(await mail(next)).toEqual([])
    expect([...(await keysOf()).keys()]).toEqual([off.id])
  })
})
