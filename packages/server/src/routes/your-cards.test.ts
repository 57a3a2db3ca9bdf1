import { release } from '@cardsight/catalog'
import { savedYourCardsSchema } from '@cardsight/contract/your-cards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findYourCards, saveYourCards } from '../repositories/your-cards.ts'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp } from '../testing/identity-app.ts'

const path = '/users/your-cards'
const cardId = release.cards[0]?.id ?? ''
const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
const full = {
  id: 'mine',
  cardId,
  nickname: 'Dinner “é” 🍽',
  opened: '2020-05',
  closed: '2021-01-31',
  mask: '1005',
  bonus: {
    spendCents: 400_000,
    by: '2020-08-18',
    reward: { kind: 'points', points: 60_000 },
    spent: { cents: 12_345, asOf: '2020-06-01' },
    isEarned: true,
  },
  choices: [{ from: '2020-10-01', options: ['gas'] }],
  authorizedUsers: { count: 1, feeCents: 17_500 },
  credits: ['uber-cash'],
  ticks: [{ creditId: 'uber-cash', on: '2020-11-02', cents: 1000 }],
  activated: ['2020-10-01'],
  pointValue: 150,
  accountIds: ['account-1'],
}
const listOf = (...cards: readonly object[]) => ({ version: 1, cards })

describe.each(databases)('the cards in an account on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine)
  })
  afterAll(() => test.close())

  const get = async (token: string) =>
    savedYourCardsSchema.parse((await test.call('GET', path, { token })).json())
  const put = (token: string, body: object) => test.call('PUT', path, { token, body })
  const nothing = { yourCards: listOf(), savedAt: null }

  it('are none until they are saved, and the last list replaces the others', async () => {
    const { token } = await test.signUp()
    expect(await get(token)).toEqual(nothing)
    const answer = await put(token, listOf(full))
    expect(answer.statusCode, answer.body).toBe(200)
    const saved = { yourCards: listOf(full), savedAt: test.deps.clock().toISOString() }
    expect(answer.json()).toEqual(saved)
    expect(await get(token)).toEqual(saved)
    await put(token, listOf({ id: 'other', cardId }))
    expect((await get(token)).yourCards).toEqual(listOf({ id: 'other', cardId, ...lists }))
    await put(token, listOf())
    expect(await get(token)).toEqual({ ...saved, yourCards: listOf() })
  })

  it("are nobody else's", async () => {
    const [ada, eve] = [await test.signUp(), await test.signUp()]
    await put(ada.token, listOf(full))
    expect(await get(eve.token)).toEqual(nothing)
    await put(eve.token, listOf({ id: 'eve', cardId }))
    expect((await get(ada.token)).yourCards).toEqual(listOf(full))
    expect((await get(eve.token)).yourCards.cards.map(({ id }) => id)).toEqual(['eve'])
  })

  it.each(['GET', 'PUT'] as const)('need a sign-in to %s', async (method) => {
    const answer = await test.call(method, path, method === 'PUT' ? { body: listOf() } : {})
    expect(answer.statusCode).toBe(401)
  })

  const repeated = { id: 'mine', cardId }
  it.each([
    [
      'a date that does not exist',
      listOf({ ...full, closed: '2021-02-30' }),
      'cards.0.closed',
      'Enter a real date, such as 2026-03-14.',
    ],
    [
      'a card twice',
      listOf(repeated, repeated),
      'cards.1.id',
      'This card is in the list twice. Remove one of the two.',
    ],
    [
      'a newer version',
      { version: 2, cards: [] },
      'version',
      'These cards were saved by a newer version of Cardsight. Reload the page and try again.',
    ],
    [
      'an unknown field',
      listOf({ ...full, number: '4111' }),
      'cards.0',
      "This isn't a list of cards that Cardsight exported. Choose another file.",
    ],
    [
      'text that no database stores',
      listOf({ ...full, nickname: 'a\u0000b' }),
      'cards.0.nickname',
      "Nicknames can't contain control characters. Type the nickname again.",
    ],
    [
      'half of a character',
      listOf({ ...full, accountIds: ['\ud83c'] }),
      'cards.0.accountIds.0',
      "This card's id isn't valid. Remove the card and add it again.",
    ],
  ])('are rejected with a sentence for %s, and nothing is saved', async (_, body, param, msg) => {
    const { token } = await test.signUp()
    const answer = await put(token, body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toEqual({ error: msg, errors: [{ code: 'bad-input', param, msg }] })
    expect(await get(token)).toEqual(nothing)
  })

  it('can be opened today anywhere on Earth, but not the day after', async () => {
    const { token } = await test.signUp()
    const dayIn = (days: number) =>
      new Date(test.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const open = async (opened: string) => (await put(token, listOf({ id: 'a', cardId, opened }))).statusCode
    expect(await open(dayIn(0))).toBe(200)
    expect(await open(dayIn(1))).toBe(200)
    expect(await open(dayIn(2))).toBe(400)
  })

  it('can be unknown to the catalog, because it may know them again', async () => {
    const { token } = await test.signUp()
    expect((await put(token, listOf({ id: 'a', cardId: 'gone' }))).statusCode).toBe(200)
    expect((await get(token)).yourCards.cards.map((card) => card.cardId)).toEqual(['gone'])
  })

  it('are up to 200, with 30 used credits each', async () => {
    const { token } = await test.signUp()
    const ticks = Array.from({ length: 30 }, () => ({
      creditId: 'uber-cash',
      on: '2026-11-02',
      cents: 100_000,
    }))
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...full, id: `card-${index}`, accountIds: [], ticks }))
    const answer = await put(token, listOf(...many(200)))
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    expect((await get(token)).yourCards.cards).toEqual(many(200))
    const refused = await put(token, listOf(...many(201)))
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toBe('You can keep up to 200 cards. Remove some and try again.')
    expect((await get(token)).yourCards.cards).toHaveLength(200)
  })

  it('get the first 20 problems of a bad list, and no more than 512 KB', async () => {
    const { token } = await test.signUp()
    const answer = await put(token, listOf(...Array.from({ length: 200 }, () => ({}))))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveLength(20)
    const large = await put(token, listOf({ ...full, nickname: 'x'.repeat(512 * 1024) }))
    expect(large.statusCode).toBe(413)
  })

  it('are not shown as an empty list if this version cannot read them', async () => {
    const { token, id } = await test.signUp()
    const { db } = test.deps.database
    const content = { version: 2, wallets: [] }
    await saveYourCards(db, id, { content, savedAt: test.deps.clock() })
    const answer = await test.call('GET', path, { token })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error).toMatch(/^We can't read your saved cards right now\./)
    expect((await findYourCards(db, id))?.content).toEqual(content)
  })

  it('are in the export, and deleted with the account', async () => {
    const { token, id } = await test.signUp()
    const { db } = test.deps.database
    const exported = async () =>
      (await test.call('GET', `/users/${id}/export`, { token })).json().data.yourCards
    expect(await exported()).toBeNull()
    const { body } = await put(token, listOf(full))
    expect(await exported()).toEqual(JSON.parse(body))
    expect(await findYourCards(db, id)).toEqual({ content: listOf(full), savedAt: test.deps.clock() })
    const answer = await test.call('DELETE', `/users/${id}`, { token, body: { password: GOOD_PASSWORD } })
    expect(answer.statusCode).toBe(204)
    expect(await findYourCards(db, id)).toBeNull()
  })
})
