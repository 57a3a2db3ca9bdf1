import type { Account, AccountList } from '@cardsight/contract/schemas'

export type BankGroup = Readonly<{
  bankName: string
  mask: string
  accounts: readonly Account[]
  transactions: readonly unknown[]
  key: string
}>

/** Checking at 0, credit cards at 1. */
export type Banks = readonly [BankGroup, BankGroup]

/** An institution that needs a new login; the token is an opaque handle. */
export type Institute = Readonly<{
  institutionName: string
  access_token: string
  /** Set if access is renewed with a SimpleFIN setup token instead of a login. */
  renewsWithSetupToken?: true
}>

/** Name of the institution of accounts in imported files. */
export const FROM_FILES = 'From your files'

export const emptyBanks: Banks = [
  { bankName: 'Debit Cards', mask: 'Checking Acct.', accounts: [], transactions: [], key: 'checking' },
  { bankName: 'Credit Cards', mask: 'Credit Card Acct.', accounts: [], transactions: [], key: 'credit card' },
]

/** Groups accounts; an account that was in the list before keeps its toggle. */
export function toBanks(list: AccountList, prior: Banks = emptyBanks): Banks {
  const before = new Map(accountsOf(prior).map((account) => [account.account_id, account]))
  const accounts = list.map((account): Account => {
    const known = before.get(account.account_id)
    // A toggle from before we knew that another account has the same purchases says nothing about counting them twice.
    const isKept = known !== undefined && known.alreadyCounted === account.alreadyCounted
    return { ...account, enabled: isKept ? known.enabled : account.enabled }
  })
  const only = (subtype: Account['subtype']) => accounts.filter((account) => account.subtype === subtype)
  const [debit, credit] = emptyBanks
  return [
    { ...debit, accounts: only('checking') },
    { ...credit, accounts: only('credit card') },
  ]
}

/** The institutions in the list that need a new login, each once. */
export function toInstitutes(list: AccountList): Institute[] {
  const institutes = list.flatMap((account) =>
    'access_token' in account
      ? [
          {
            institutionName: account.institutionName,
            access_token: account.access_token,
            ...(account.renewsWithSetupToken && { renewsWithSetupToken: true as const }),
          },
        ]
      : [],
  )
  return [...new Map(institutes.map((institute) => [institute.access_token, institute])).values()]
}

export function accountsOf(banks: Banks): readonly Account[] {
  return banks.flatMap((group) => group.accounts)
}

/** 'First Platypus Bank (2 accounts) and Tartan Bank (1 account)' */
export function describeAccounts(accounts: readonly Account[]): string {
  const counts = new Map<string, number>()
  for (const { institutionName } of accounts) {
    counts.set(institutionName, (counts.get(institutionName) ?? 0) + 1)
  }
  const parts = [...counts].map(
    ([name, count]) => `${name} (${count === 1 ? '1 account' : `${count} accounts`})`,
  )
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Accounts that a run counts, and those of them that count although another one has the same purchases. */
export type AccountsInRun = Readonly<{ accountIds: readonly string[]; again?: readonly string[] }>

export function accountsInRun(banks: Banks): AccountsInRun {
  const enabled = accountsOf(banks).filter((account) => account.enabled)
  const again = enabled.flatMap(({ account_id, alreadyCounted }) => (alreadyCounted ? [account_id] : []))
  return {
    accountIds: enabled.map(({ account_id }) => account_id),
    ...(again.length > 0 && { again }),
  }
}

export function countEnabled(accounts: readonly Account[]): number {
  return accounts.filter((account) => account.enabled).length
}

/** The bank's name for the account, or its name with its last digits. */
export function accountLabel({ official_name, name, mask }: Account): string {
  if (official_name !== '') {
    return official_name
  }
  return mask === '' ? name : `${name} ••${mask}`
}
