/** The `user_custom` login: its password is JSON that lists the accounts and transactions. */
import { Fault } from '../faults.ts'
import { amount, arrayOf, date, nullable, object, oneOf, type Reader, text } from '../fields.ts'
import { createCalendarHistory } from './calendar-history.ts'
import { personas } from './personas.ts'
import type { SimulatedAccount, TransactionHistory, TransactionRow } from './transaction-history.ts'

const MAX_ACCOUNTS = 10
const MAX_BYTES = 55 * 1024

const readRow = object(
  { date_transacted: date, date_posted: date, amount, description: text },
  { currency: nullable(text) },
)

const readMeta = object(
  {},
  { name: text, official_name: nullable(text), mask: nullable(text), limit: nullable(amount) },
  'ignored',
)

const readAccount = object(
  { type: oneOf(['depository', 'credit', 'loan', 'investment', 'payroll', 'other']) },
  {
    subtype: nullable(text),
    starting_balance: nullable(amount),
    force_available_balance: nullable(amount),
    currency: nullable(text),
    // Not part of the provider's format. Two logins with the same id share the account.
    persistent_account_id: nullable(text),
    meta: readMeta,
    transactions: nullable(arrayOf(readRow)),
  },
  'ignored',
)

type CustomAccount = ReturnType<typeof readAccount>

const anySeed: Reader<string> = (value) => String(value)

const readUser = object(
  { override_accounts: arrayOf(readAccount, MAX_ACCOUNTS) },
  { version: anySeed, seed: anySeed },
  'ignored',
)

export function createCustomHistory(json: string): TransactionHistory {
  const { override_accounts: accounts, seed = '' } = parse(json)
  const generated = createCalendarHistory(personaGood(), `user_custom|${seed}`)
  return {
    accounts: accounts.map(toAccount),
    generate: (query) =>
      accounts.flatMap((account, index) => {
        const key = keyOf(index)
        if ((account.transactions ?? null) === null) {
          const role = roleOf(account)
          return generated
            .generate(query)
            .filter((row) => row.account === role)
            .map((row) => ({ ...row, account: key }))
        }
        return toRows(account, key)
          .filter(({ transacted, posted }) => transacted <= query.today && posted >= query.from)
          .map((row) => ({ ...row, isPending: row.posted > query.today }))
      }),
  }
}

function parse(json: string) {
  if (Buffer.byteLength(json) > MAX_BYTES) {
    throw new Fault('INVALID_CREDENTIALS', `the custom user is larger than ${MAX_BYTES} bytes`)
  }
  try {
    return readUser(JSON.parse(json), 'custom user')
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    throw new Fault('INVALID_CREDENTIALS', `the custom user cannot be read: ${reason}`)
  }
}

function keyOf(index: number): string {
  return `custom-${index}`
}

function toAccount(account: CustomAccount, index: number): SimulatedAccount {
  const { meta = {} } = account
  const current = account.starting_balance ?? 0
  const limit = meta.limit ?? null
  const available = account.type === 'credit' && limit !== null ? limit - current : current
  return {
    key: keyOf(index),
    name: meta.name ?? `Custom Account ${index + 1}`,
    officialName: meta.official_name ?? null,
    mask: meta.mask ?? String(index).repeat(4),
    type: account.type,
    subtype: account.subtype ?? null,
    currency: account.currency ?? 'USD',
    persistentId: account.persistent_account_id ?? null,
    available: account.force_available_balance ?? available,
    current,
    limit,
  }
}

/** Keys are array indexes, so identical transactions stay distinct. */
function toRows(account: CustomAccount, key: string): TransactionRow[] {
  return (account.transactions ?? []).map((row, index) => {
    const cents = Math.round(row.amount * 100)
    return {
      key: `c${index}`,
      account: key,
      transacted: row.date_transacted,
      posted: row.date_posted,
      cents,
      pendingCents: cents,
      description: row.description,
      currency: row.currency ?? account.currency ?? 'USD',
      isPending: false,
      noise: null,
    }
  })
}

function roleOf({ type, subtype }: CustomAccount): string | null {
  if (type === 'credit') {
    return 'card'
  }
  return subtype === 'checking' || subtype === 'savings' ? subtype : null
}

function personaGood() {
  const { user_good } = personas
  if (user_good === undefined) {
    throw new Error('There is no persona for user_good')
  }
  return user_good
}
