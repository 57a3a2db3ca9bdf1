/**
 * The app with users who have linked accounts, for tests of the calls about them. Fictional cards, real
 * engine.
 */
import { randomUUID } from 'node:crypto'
import { tinyRelease } from '@cardsight/answers/testing'
import type { Deps } from '../deps.ts'
import { createBankItem, type NewBankAccount, type NewBankItem } from '../repositories/bank-items.ts'
import { type NewTransaction, putTransactions } from '../repositories/bank-transactions.ts'
import { FAR_AHEAD, makeSession, makeUser } from './factories.ts'
import { createTestApp } from './test-app.ts'

export type Person = Readonly<{ id: string; token: string }>
export type BankingApp = Awaited<ReturnType<typeof createBankingApp>>

type Method = 'GET' | 'POST' | 'PUT'
type Query = Readonly<Record<string, string | string[]>>

export async function createBankingApp(
  engine: 'postgres' | 'embedded' = 'postgres',
  overrides: Partial<Deps> = {},
) {
  const test = await createTestApp(engine, { catalog: tinyRelease, ...overrides })
  const { db } = test.deps.database

  const addPerson = async (): Promise<Person> => {
    const { id } = await makeUser(db)
    // The sign-in counts as recent, however far a test moves its clock.
    return { id, ...(await makeSession(db, id, { createdAt: FAR_AHEAD })) }
  }

  const call = (
    method: Method,
    url: string,
    person: Person | null,
    { query, body }: { query?: Query; body?: unknown } = {},
  ) =>
    test.app.inject({
      method,
      url,
      headers: person === null ? {} : { authorization: `Bearer ${person.token}` },
      ...(query !== undefined && { query: { ...query } }),
      ...(body !== undefined && {
        payload: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(person !== null && { authorization: `Bearer ${person.token}` }),
        },
      }),
    })

  /** A link after its syncs, without a bank behind it. */
  const addLink = async (
    person: Person,
    { item = {}, accounts = [card], lines = [] }: Partial<Link> = {},
  ): Promise<{ itemId: string; handle: string }> => {
    const id = randomUUID()
    const handle = `handle-${id}`
    const link: NewBankItem = {
      id,
      userId: person.id,
      handle,
      source: 'provider',
      provider: 'plaid',
      environment: 'simulated',
      providerItemId: `item-${id}`,
      sealedAccessToken: test.deps.cipher.seal(`access-${id}`, id),
      institutionId: 'ins_1',
      institutionName: 'Tartan Bank',
      institutionLogo: null,
      history: 'complete',
      linkedAt: test.deps.clock(),
      nextSyncAt: null,
      ...item,
    }
    await createBankItem(db, link, accounts)
    await putTransactions(db, { id, userId: person.id }, lines.map(toTransaction))
    return { itemId: id, handle }
  }

  return { ...test, addPerson, call, addLink }
}

type Link = Readonly<{
  item: Partial<NewBankItem>
  accounts: readonly NewBankAccount[]
  lines: readonly Line[]
}>

export type Line = readonly [
  day: string,
  cents: number,
  name: string,
  more?: Partial<Omit<NewTransaction, 'day' | 'amountCents' | 'name'>>,
]

export const card: NewBankAccount = {
  accountId: 'card-1',
  name: 'Tartan Card',
  officialName: 'Tartan Rewards Card',
  mask: '3333',
  type: 'credit',
  subtype: 'credit card',
}

export const checking: NewBankAccount = {
  accountId: 'checking-1',
  name: 'Tartan Checking',
  officialName: null,
  mask: '0000',
  type: 'depository',
  subtype: 'checking',
}

export const savings: NewBankAccount = {
  accountId: 'savings-1',
  name: 'Tartan Saving',
  officialName: null,
  mask: '1111',
  type: 'depository',
  subtype: 'savings',
}

function toTransaction([day, amountCents, name, more]: Line, place: number): NewTransaction {
  return {
    transactionId: `transaction-${place}`,
    accountId: card.accountId,
    day,
    amountCents,
    name,
    mcc: null,
    categoryPrimary: null,
    categoryDetailed: null,
    categoryConfidence: null,
    isAbroad: false,
    isPending: false,
    ...more,
  }
}
