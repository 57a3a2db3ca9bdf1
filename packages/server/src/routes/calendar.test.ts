import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { calendarFeedAddressSchema, reminderSettingsSchema } from '@cardsight/contract/your-cards'
import { toCents } from '@cardsight/engine/money'
import ICAL from 'ical.js'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, createBankingApp, type Person } from '../testing/banking-app.ts'
import { databases } from '../testing/databases.ts'

// It's Nov 10, 2026. The fee of a card opened on Dec 24, 2024 is due next on Dec 24, 2026, with 30 days' notice.
const feeCard = makeCard('fee-card', 'Fee; Card, \\ Gold', {
  engine: { fee: { firstYear: toCents(9500), later: toCents(9500) } },
})
const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
const fee = { ...lists, id: 'fee', cardId: 'fee-card', opened: '2024-12-24' }
/** $1,000 by Dec 15: two reminders, on Dec 1 and Dec 15. */
const bonus = {
  ...lists,
  id: 'bonus',
  cardId: 'fee-card',
  nickname: 'Très “long” nickname of sixty characters, with a ; and a \\…',
  opened: '2026-09-15',
  accountIds: ['card-1'],
  bonus: { spendCents: 100_000, by: '2026-12-15', reward: { kind: 'cash', cents: 20_000 } },
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const readEvents = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      end: event.endDate.toString(),
      isAllDay: event.startDate.isDate,
      title: event.summary,
      text: event.description,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    }
  })
}

describe.each(databases)('a private calendar on %s', (engine) => {
  const logged: string[] = []
  let test: BankingApp
  beforeAll(async () => {
    test = await createBankingApp(engine, {
      catalog: makeRelease([feeCard]),
      log: pino({}, { write: (line: string) => logged.push(line) }),
    })
  })
  afterAll(() => test.close())

  const saveCards = async (person: Person, ...cards: readonly object[]) => {
    const body = { version: 1, cards }
    const answer = await test.call('PUT', '/api/users/your-cards', person, { body })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const create = async (person: Person) => {
    const answer = await test.call('POST', '/api/users/calendar-feed', person)
    expect(answer.statusCode, answer.body).toBe(200)
    return new URL(calendarFeedAddressSchema.parse(answer.json()).url).pathname
  }
  const read = (path: string, remoteAddress = '203.0.113.7') =>
    test.app.inject({ method: 'GET', url: path, remoteAddress })

  it('is a valid iCalendar file with all-day events, the same at every fetch', async () => {
    const person = await test.addPerson()
    await saveCards(person, fee, bonus)
    const path = await create(person)
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    const answer = await read(path)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const events = readEvents(answer.body)
    // The second card was opened on Sep 15, 2026, so its fee is due on Sep 15, 2027: notice on Aug 16, 2027.
    expect(events.map(({ day, end }) => [day, end])).toEqual([
      ['2026-11-24', '2026-11-25'],
      ['2026-12-01', '2026-12-02'],
      ['2026-12-15', '2026-12-16'],
      ['2027-08-16', '2027-08-17'],
    ])
    expect(events.every(({ isAllDay }) => isAllDay)).toBe(true)
    expect(events.map(({ stamp }) => stamp)).toEqual(Array(4).fill('2026-11-10T00:00:00Z'))
    expect(events[0]?.title).toBe('Fee; Card, \\ Gold annual fee in 30 days')
    expect(events[1]?.title).toBe(`Two weeks left for the ${bonus.nickname} bonus`)
    expect((await read(path)).body).toBe(answer.body)
  })

  it('has UUIDs that no other event has, and keeps them with a new address', async () => {
    const [person, other] = [await test.addPerson(), await test.addPerson()]
    const uidsOf = async (each: Person) => {
      await saveCards(each, fee, bonus)
      return readEvents((await read(await create(each))).body).map(({ uid }) => uid)
    }
    const uids = await uidsOf(person)
    expect(new Set([...uids, ...(await uidsOf(other))]).size).toBe(8)
    expect(uids.filter((uid) => !UUID.test(uid))).toEqual([])
    expect(await uidsOf(person)).toEqual(uids)
  })

  it('counts stored purchases of a bank that needs a new login', async () => {
    const person = await test.addPerson()
    await saveCards(person, bonus)
    const { itemId } = await test.addLink(person, {
      lines: [
        ['2026-09-20', 30_000, 'STORE'],
        ['2026-10-20', 12_345, 'STORE'],
      ],
    })
    await test.deps.database.db
      .updateTable('bank_items')
      .set({ state: 'login-required' })
      .where('id', '=', itemId)
      .execute()
    const [first] = readEvents((await read(await create(person))).body)
    // $300.00 + $123.45 of $1,000.
    expect(first?.text).toContain("You've spent $423.45 of $1,000")
  })

  it('has no events without saved cards', async () => {
    const path = await create(await test.addPerson())
    const answer = await read(path)
    expect(answer.statusCode).toBe(200)
    expect(readEvents(answer.body)).toEqual([])
  })

  it('ends when it is replaced or revoked, and then looks like one that never was', async () => {
    const person = await test.addPerson()
    const first = await create(person)
    const second = await create(person)
    const unknown = `/calendar/${'A'.repeat(43)}.ics`
    const withoutId = ({ statusCode, body, headers }: Awaited<ReturnType<typeof read>>) => {
      const { 'x-request-id': _id, date: _date, ...others } = headers
      return { statusCode, body, headers: others }
    }
    const missing = withoutId(await read(unknown))
    expect(missing.statusCode).toBe(404)
    expect(withoutId(await read(first))).toEqual(missing)
    expect((await read(second)).statusCode).toBe(200)
    const revoked = await test.app.inject({
      method: 'DELETE',
      url: '/api/users/calendar-feed',
      headers: { authorization: `Bearer ${person.token}` },
    })
    expect(revoked.statusCode).toBe(204)
    expect(withoutId(await read(second))).toEqual(missing)
    const settings = await test.call('GET', '/api/users/reminders', person)
    expect(reminderSettingsSchema.parse(settings.json()).calendarFeed).toBeNull()
  })

  it("is nobody else's, and its token is neither stored nor logged", async () => {
    const [ada, eve] = [await test.addPerson(), await test.addPerson()]
    await saveCards(ada, fee)
    const [own, other] = [await create(ada), await create(eve)]
    expect(readEvents((await read(own)).body)).toHaveLength(1)
    expect(readEvents((await read(other)).body)).toEqual([])
    const token = /[\w-]{43}/.exec(own)?.[0] ?? ''
    const rows = await test.deps.database.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    await read(own.replace('.ics', '.csv'))
    expect(logged.join('')).toContain('/calendar/')
    expect(logged.join('')).not.toContain(token)
  })

  it('is limited for each person, and misses for each address', async () => {
    const path = await create(await test.addPerson())
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await read(path)).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
    const misses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      misses.push((await read(`/calendar/${count}.ics`, '198.51.100.9')).statusCode)
    }
    expect(misses).toEqual([...Array<number>(60).fill(404), 429])
  })

  it('is still served at an address that tried too many others', async () => {
    const path = await create(await test.addPerson())
    const address = '198.51.100.10'
    for (let count = 0; count < 61; count += 1) {
      await read(`/calendar/${count}.ics`, address)
    }
    expect((await read('/calendar/one-more.ics', address)).statusCode).toBe(429)
    expect((await read(path, address)).statusCode).toBe(200)
  })
})
