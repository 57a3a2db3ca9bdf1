import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { digestSentences, reminderSettingsSchema } from '@cardsight/contract/your-cards'
import { toCents } from '@cardsight/engine/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { listDigestEntries } from '../../repositories/digest-entries.ts'
import { type BankingApp, createBankingApp, type Line, type Person } from '../../testing/banking-app.ts'
import { databases } from '../../testing/databases.ts'
import { sendDueMail } from '../mail/send-due-mail.ts'
import { sendDueDigests } from './send-digests.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-11-10T12:00:00Z')
const WANTS_REMINDERS = { hasOffers: false, hasWallets: false }

const everything = { kind: 'where' as const, where: { isEverything: true as const } }
const plain = makeCard('plain', 'Plain')
const feeCard = makeCard('fee-card', 'Fee <Card>', {
  engine: { fee: { firstYear: toCents(9500), later: toCents(9500) } },
})
const double = makeCard('double', 'Double', {
  engine: { rules: [{ id: 'all', rate: 2000, target: everything }] },
})
const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
/** Its fee is due on the day. The reminder is 30 days before. */
const dueOn = (id: string, day: string) => ({
  ...lists,
  id,
  cardId: 'fee-card',
  opened: `2024${day.slice(4)}`,
})

describe.each(databases)('email digests on %s', (engine) => {
  const letters: Mail[] = []
  let now = START
  let test: BankingApp
  beforeAll(async () => {
    test = await createBankingApp(engine, {
      catalog: makeRelease([plain, feeCard, double]),
      clock: () => now,
      mailer: {
        send: async (mail) => {
          letters.push(mail)
        },
        close: async () => {},
      },
    })
  })
  beforeEach(async () => {
    now = START
    await test.deps.database.db.deleteFrom('digests').execute()
  })
  afterAll(() => test.close())

  const addPerson = async ({ isVerified = true } = {}) => {
    const person = await test.addPerson()
    const account = await test.deps.database.db
      .updateTable('users')
      .set({ email_verified_at: isVerified ? START : null })
      .where('id', '=', person.id)
      .returning('email')
      .executeTakeFirstOrThrow()
    return { ...person, email: account.email }
  }
  const saveCards = (person: Person, ...cards: readonly object[]) =>
    test.call('PUT', apiPaths.yourCards, person, { body: { version: 1, cards } })
  const turnOn = async (person: Person, digest: object | null = WANTS_REMINDERS) => {
    const answer = await test.call('PUT', apiPaths.digest, person, { body: { digest } })
    expect(answer.statusCode, answer.body).toBe(200)
    return reminderSettingsSchema.parse(answer.json())
  }
  const runJob = () => sendDueDigests(test.deps, new AbortController().signal)
  const receive = async (): Promise<Mail[]> => {
    await runJob()
    await sendDueMail(test.deps)
    return letters.splice(0)
  }
  const pass = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS)
  }
  const keysOf = async ({ id }: Person) =>
    (await listDigestEntries(test.deps.database.db, id)).map(({ key }) => key)

  it('list what is due in the next seven days, once, and come at most every week', async () => {
    const person = await addPerson()
    // Reminders on Nov 17 and Nov 18: today is Nov 10.
    await saveCards(person, dueOn('a', '2026-12-17'), dueOn('b', '2026-12-18'))
    expect(await receive()).toEqual([])
    expect(await turnOn(person)).toEqual({
      calendarFeed: null,
      digest: WANTS_REMINDERS,
      email: person.email,
      isEmailVerified: true,
    })
    const [first, ...others] = await receive()
    expect(others).toEqual([])
    expect(first).toMatchObject({ to: person.email, subject: 'Your Cardsight reminders' })
    expect(first?.text).toContain(
      'REMINDERS\n\nNov 17, 2026: Fee <Card> annual fee in 30 days\nThe Fee <Card> annual fee of $95 is due on Dec 17, 2026.',
    )
    expect(first?.text).not.toContain('Dec 18')
    expect(first?.text).not.toContain('ALERTS')
    expect(first?.html).toContain('<strong>Nov 17, 2026: Fee &lt;Card&gt; annual fee in 30 days</strong>')
    pass(6)
    expect(await receive()).toEqual([])
    pass(1)
    const [second] = await receive()
    expect(second?.text).toContain('Nov 18, 2026')
    expect(second?.text).not.toContain('Nov 17, 2026')
    expect(await keysOf(person)).toEqual(['reminder.fee.a.2026-12-17', 'reminder.fee.b.2026-12-18'])
  })

  it('are not sent if nothing is due, and nothing is lost by turning them off and on', async () => {
    const person = await addPerson()
    await turnOn(person)
    expect(await receive()).toEqual([])
    await saveCards(person, dueOn('a', '2026-12-17'))
    pass(7)
    expect(await receive()).toHaveLength(1)
    await turnOn(person, null)
    await turnOn(person)
    expect(await receive()).toEqual([])
  })

  it('are sent once by servers that run the job at the same time', async () => {
    const people = await Promise.all([addPerson(), addPerson(), addPerson()])
    for (const person of people) {
      await saveCards(person, dueOn('a', '2026-12-17'))
      await turnOn(person)
    }
    await Promise.all([runJob(), runJob(), runJob(), runJob()])
    const received = await receive()
    expect(received.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })

  it('end with one click from the email, without a sign-in, and again does no harm', async () => {
    const person = await addPerson()
    await saveCards(person, dueOn('a', '2026-12-17'), dueOn('b', '2026-12-24'))
    await turnOn(person)
    const [mail] = await receive()
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const url = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(mail?.text).toContain(`http://localhost:3000/reminders/unsubscribe#${token}`)
    const post = () =>
      test.app.inject({
        method: 'POST',
        url: url.slice('http://localhost:3000'.length),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    for (const answer of [await post(), await post()]) {
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json()).toEqual({ message: digestSentences.ended })
    }
    const settings = await test.call('GET', apiPaths.reminders, person)
    expect(reminderSettingsSchema.parse(settings.json()).digest).toBeNull()
    pass(7)
    expect(await receive()).toEqual([])
  })

  it('are not sent from the outbox once they are turned off or the address has changed', async () => {
    const [left, moved] = [await addPerson(), await addPerson()]
    for (const person of [left, moved]) {
      await saveCards(person, dueOn('a', '2026-12-17'))
      await turnOn(person)
    }
    await runJob()
    await turnOn(left, null)
    await test.deps.database.db
      .updateTable('users')
      .set({ email: `new.${moved.email}` })
      .where('id', '=', moved.id)
      .execute()
    await sendDueMail(test.deps)
    expect(letters.splice(0)).toEqual([])
  })

  it('wait for a verified address, and then list everything', async () => {
    const person = await addPerson({ isVerified: false })
    await saveCards(person, dueOn('a', '2026-12-18'))
    expect(await turnOn(person)).toMatchObject({ isEmailVerified: false })
    expect(await receive()).toEqual([])
    expect(await keysOf(person)).toEqual([])
    await test.deps.database.db
      .updateTable('users')
      .set({ email_verified_at: now })
      .where('id', '=', person.id)
      .execute()
    pass(1)
    expect(await receive()).toHaveLength(1)
  })

  it('tell of a wallet that earns more than $50 a year more, once in 90 days', async () => {
    const person = await addPerson()
    await saveCards(person, { ...lists, id: 'mine', cardId: 'plain', accountIds: ['card-1'] })
    // $6,000 in the last year: 2% instead of 1% is $60 more.
    const lines: Line[] = [['2025-11-11', 600_000, 'STORE']]
    await test.addLink(person, { lines })
    await turnOn(person, { ...WANTS_REMINDERS, hasWallets: true })
    const [mail] = await receive()
    expect(mail?.text).toContain(
      "ALERTS\n\nAnother wallet would earn you $60 more a year\nOn your purchases of the last year, Double would have earned $60 more than the cards you have. That's after fees and without welcome bonuses.",
    )
    expect(await keysOf(person)).toEqual(['wallet.double'])
    pass(7)
    expect(await receive()).toEqual([])
  })

  it('are tried again later if the saved cards cannot be read, without stopping those of others', async () => {
    const [broken, fine] = [await addPerson(), await addPerson()]
    const content = JSON.stringify({ version: 2 })
    await test.deps.database.db
      .insertInto('your_cards')
      .values({ user_id: broken.id, content, saved_at: now })
      .execute()
    await saveCards(fine, dueOn('a', '2026-12-17'))
    await turnOn(broken)
    await turnOn(fine)
    expect((await receive()).map(({ to }) => to)).toEqual([fine.email])
    await saveCards(broken, dueOn('a', '2026-12-17'))
    expect(await receive()).toEqual([])
    now = new Date(now.getTime() + DAY_MS / 24)
    expect((await receive()).map(({ to }) => to)).toEqual([broken.email])
  })

  it('are in the export without tokens, and deleted with the account', async () => {
    const person = await addPerson()
    await saveCards(person, dueOn('a', '2026-12-17'))
    await turnOn(person)
    await test.call('POST', apiPaths.calendarFeed, person)
    await receive()
    const answer = await test.call('GET', apiPaths.userExport(person.id), person)
    expect(answer.json().data.reminders).toEqual({
      calendarFeed: { createdAt: START.toISOString() },
      digest: { ...WANTS_REMINDERS, turnedOnAt: START.toISOString() },
      listedInDigests: [{ key: 'reminder.fee.a.2026-12-17', listedAt: START.toISOString() }],
      watches: { hasOwnCards: true, answer: null, cards: [], messages: [] },
      notifications: [],
    })
    const { db } = test.deps.database
    await db.deleteFrom('users').where('id', '=', person.id).execute()
    for (const table of ['digests', 'digest_entries', 'calendar_feeds'] as const) {
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute()).toEqual(
        [],
      )
    }
  })

  it.each([{}, { digest: {} }, { digest: { ...WANTS_REMINDERS, hasOffers: 'yes' } }])(
    'reject settings such as %j',
    async (body) => {
      const answer = await test.call('PUT', apiPaths.digest, await addPerson(), { body })
      expect(answer.statusCode).toBe(400)
    },
  )
})
