/** The app with people who confirmed their email, for tests of households. */
import { householdSchema } from '@cardsight/contract/household'
import { markEmailVerified } from '../repositories/users.ts'
import { createIdentityApp, tokenIn } from './identity-app.ts'

const path = '/users/household'

type Someone = Readonly<{ token: string; id: string; email: string }>

export async function createHouseholdApp(engine: 'postgres' | 'embedded') {
  const test = await createIdentityApp(engine)
  const { db } = test.deps.database

  const addPerson = async (firstName = 'Ada'): Promise<Someone> => {
    const { token, id, email } = await test.signUp({ firstName })
    await markEmailVerified(db, id, { email, at: test.deps.clock() })
    await test.readAllMail()
    return { token, id, email }
  }
  const get = async ({ token }: Someone) =>
    householdSchema.strict().parse((await test.call('GET', path, { token })).json())
  const inviteEmail = ({ token }: Someone, email: string) =>
    test.call('POST', `${path}/invitation`, { token, body: { email } })
  const invite = (from: Someone, to: Someone) => inviteEmail(from, to.email)
  const answer = (what: 'accept' | 'decline', { token }: Someone, body: object) =>
    test.call('POST', `${path}/${what}`, { token, body })
  /** Invites, and returns the token of the email. */
  const inviteByMail = async (from: Someone, to: Someone) => {
    await invite(from, to)
    return tokenIn((await test.readMail(to.email))[0])
  }

  return {
    ...test,
    addPerson,
    get,
    inviteEmail,
    invite,
    inviteByMail,
    answer,
    withdraw: ({ token }: Someone) => test.call('DELETE', `${path}/invitation`, { token }),
    end: ({ token }: Someone) => test.call('DELETE', path, { token }),
    share: ({ token }: Someone, body: object) => test.call('PUT', `${path}/spending`, { token, body }),
    addHousehold: async () => {
      const [ada, bo] = [await addPerson('Ada'), await addPerson('Bo')]
      await answer('accept', bo, { token: await inviteByMail(ada, bo) })
      return [ada, bo] as const
    },
    partnerOf: async (person: Someone) => (await get(person)).together?.partner.email ?? null,
  }
}

export type HouseholdApp = Awaited<ReturnType<typeof createHouseholdApp>>
