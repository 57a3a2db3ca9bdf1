import type { Account } from '@cardsight/contract/banking'
import type { Deps } from '../../deps.ts'
import type { AppError } from '../../errors.ts'
import { type BankAccount, listBankAccounts } from '../../repositories/bank-accounts.ts'
import { type BankItem, listBankItems } from '../../repositories/bank-items.ts'
import { type CurrencyCount, countOtherCurrencies } from '../../repositories/bank-transactions.ts'
import { findBank } from './banks.ts'
import { bankAttention } from './call-bank.ts'
import { adviceOnLink } from './link-state.ts'
import { findRepeats } from './repeated-accounts.ts'
import { adviceOnRetired, isDisconnected, isRetired } from './retired-links.ts'
import { kindOfAccount } from './usable-accounts.ts'

export type ListedAccount = BankAccount & Readonly<{ kind: Exclude<Account['subtype'], 'disconnected'> }>

export type Institution = Readonly<{
  item: BankItem
  /** No new data until the user signs in at the bank again. */
  isDisconnected: boolean
  /** What happened to a disconnected institution and what to do next; null if it works. */
  advice: string | null
  /** Whether access is renewed with a setup token instead of a login. */
  renewsWithSetupToken: boolean
  /** Accounts that purchases are made from. An account that another link counts isn't one of them. */
  accounts: readonly ListedAccount[]
  /** Accounts that another link counts, with the id of the account there. */
  repeated: readonly RepeatedAccount[]
  /** Posted transactions of these accounts that no result includes, because they aren't in dollars. */
  leftOut: readonly LeftOut[]
}>

export type RepeatedAccount = ListedAccount & Readonly<{ countedAs: string }>

export type LeftOut = Readonly<{ currency: string; count: number }>

type Standing = Pick<Institution, 'item' | 'isDisconnected' | 'advice' | 'renewsWithSetupToken'>

/** A user's institutions in the order they were linked. Uses stored data only and contacts no bank. */
export async function listInstitutions(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks'>,
  userId: string,
): Promise<Institution[]> {
  const { db } = deps.database
  const [items, accounts, otherCurrencies] = await Promise.all([
    listBankItems(db, userId),
    listBankAccounts(db, userId),
    countOtherCurrencies(db, userId),
  ])
  const standings = items.map((item) => standingOf(deps, item))
  // Made-up purchases of a simulated bank must not count beside real ones.
  const working = standings.filter(({ item }) => !isRetired(deps, item))
  const listed = accounts
    .flatMap(toListed)
    .filter(({ itemId }) => working.some(({ item }) => item.id === itemId))
  const repeats = await findRepeats(
    deps,
    working.map(({ item }) => item),
    listed,
  )
  return standings.map((standing) => {
    const own = listed.filter(({ itemId }) => itemId === standing.item.id)
    const counted = own.filter((account) => !repeats.has(account))
    const repeated = own.flatMap((account) => {
      const countedAs = repeats.get(account)?.accountId
      return countedAs === undefined ? [] : [{ ...account, countedAs }]
    })
    return { ...standing, accounts: counted, repeated, leftOut: leftOutOf(counted, otherCurrencies) }
  })
}

function standingOf(deps: Pick<Deps, 'bank' | 'otherBanks'>, item: BankItem): Standing {
  return isRetired(deps, item)
    ? {
        item: { ...item, state: 'gone' },
        isDisconnected: true,
        advice: adviceOnRetired(item),
        renewsWithSetupToken: false,
      }
    : {
        item,
        isDisconnected: isDisconnected(item),
        advice: adviceOnLink(item),
        renewsWithSetupToken: (findBank(deps, item)?.setupTokens ?? null) !== null,
      }
}

function toListed(account: BankAccount): ListedAccount[] {
  const kind = kindOfAccount(account)
  return kind === null ? [] : [{ ...account, kind }]
}

function leftOutOf(accounts: readonly ListedAccount[], counts: readonly CurrencyCount[]): LeftOut[] {
  const sums = new Map<string, number>()
  for (const { itemId, accountId, currency, count } of counts) {
    if (accounts.some((account) => account.itemId === itemId && account.accountId === accountId)) {
      sums.set(currency, (sums.get(currency) ?? 0) + count)
    }
  }
  return [...sums].map(([currency, count]) => ({ currency, count }))
}

/** Returns the popup about the first institution that needs its user to sign in again; null if all work. */
export function findLoginRequired(institutions: readonly Institution[]): AppError | null {
  const waiting = institutions.find(({ item }) => item.state === 'login-required')
  return waiting === undefined
    ? null
    : bankAttention(
        waiting.item.institutionName,
        waiting.advice ?? `${waiting.item.institutionName} asks you to sign in again.`,
      )
}
