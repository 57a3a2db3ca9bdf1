import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSubscriber, findSubscriber } from '../../repositories/newsletter.ts'
import { createIdentityApp, GOOD_PASSWORD, type IdentityApp, tokenIn } from '../../testing/identity-app.ts'

describe('the newsletter of a deleted user', () => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp()
  })
  afterAll(() => test.close())

  const join = async ({ isConfirmed }: { isConfirmed: boolean }) => {
    const person = await test.signUp()
    const { db } = test.deps.database
    const email = person.email.toUpperCase()
    await addSubscriber(db, { id: randomUUID(), email, confirmedAt: test.deps.clock() })
    if (isConfirmed) {
      const [mail] = await test.readMail(person.email)
      await test.call('POST', '/auth/verify-email', { body: { token: tokenIn(mail) } })
    }
    return person
  }
  const exported = async ({ id, token }: { id: string; token: string }) =>
    (await test.call('GET', `/users/${id}/export`, { token })).json().data.newsletter
  const leave = ({ id, token }: { id: string; token: string }) =>
    test.call('DELETE', `/users/${id}`, { token, body: { password: GOOD_PASSWORD } })
  const isSubscribed = async (email: string) => (await findSubscriber(test.deps.database.db, email)) !== null

  it('is in the export and ends with the account', async () => {
    const person = await join({ isConfirmed: true })
    expect(await exported(person)).toEqual({ isSubscribed: true })
    expect((await leave(person)).statusCode).toBe(204)
    expect(await isSubscribed(person.email)).toBe(false)
  })

  it('is left alone if the address is unverified', async () => {
    const person = await join({ isConfirmed: false })
    expect(await exported(person)).toEqual({ isSubscribed: false })
    expect((await leave(person)).statusCode).toBe(204)
    expect(await isSubscribed(person.email)).toBe(true)
  })
})
