import type { Account, AccountList, InstitutionStatus } from '@cardsight/contract/banking'

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

/** How many accounts each institution has, without those that need a new login. */
export function countsByInstitution(banks: Banks, institutes: readonly Institute[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { institutionName } of accountsOf(banks)) {
    counts.set(institutionName, (counts.get(institutionName) ?? 0) + 1)
  }
  for (const { institutionName } of institutes) {
    counts.delete(institutionName)
  }
  return counts
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

/** What the question before a removal names. */
export type RemovedBank = Readonly<{
  name: string
  /** With its number of accounts, if it's known. */
  affected: string
  isImport: boolean
  /** Where the user must end our access, too. */
  endsAccessAt: string | null
}>

/** The institution of a handle, by its status or, before that is loaded, by the list of disconnected ones. */
export function findRemovedBank(
  handle: string,
  institutions: readonly InstitutionStatus[],
  disconnected: readonly Institute[],
): RemovedBank {
  const status = institutions.find((one) => one.handle === handle)
  if (status !== undefined) {
    const { institutionName: name, accountCount, source, endsAccessAt = null } = status
    const affected = accountCount === 0 ? name : `${name} (${countText(accountCount)})`
    return { name, affected, isImport: source === 'import', endsAccessAt }
  }
  const name = disconnected.find((one) => one.access_token === handle)?.institutionName ?? 'this bank'
  return { name, affected: name, isImport: false, endsAccessAt: null }
}

/** 'First Platypus Bank (2 accounts) and Tartan Bank (1 account)' */
export function describeInstitutions(institutions: readonly InstitutionStatus[]): string {
  const parts = institutions.map(
    ({ institutionName, accountCount }) => `${institutionName} (${countText(accountCount)})`,
  )
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** The first site where the user must end our access. */
export function accessSiteOf(institutions: readonly InstitutionStatus[]): string | null {
  return institutions.find(({ endsAccessAt }) => endsAccessAt !== undefined)?.endsAccessAt ?? null
}

function countText(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`
}

/** Returns the time of the oldest bank data: results are no fresher than that. Null if there is no bank data. */
export function oldestDataAt(institutions: readonly InstitutionStatus[]): string | null {
  const words = institutions.flatMap(({ source, freshAt, syncedAt }) => {
    const word = source === 'provider' ? (freshAt ?? syncedAt) : null
    return word === null ? [] : [word]
  })
  return words.reduce<string | null>(
    (oldest, word) => (oldest === null || Date.parse(word) < Date.parse(oldest) ? word : oldest),
    null,
  )
}

/** Status of an institution, in a word or two. */
export function institutionStatusOf({
  source,
  state,
  isImporting,
}: InstitutionStatus): InstitutionStatusLabel {
  if (state === 'login-required') {
    return { text: 'Disconnected', tone: 'bad' }
  }
  if (state === 'gone') {
    return { text: 'Ended by the bank', tone: 'bad' }
  }
  if (isImporting) {
    return { text: 'Still importing', tone: 'neutral' }
  }
  if (state === 'expiring') {
    return { text: 'Login ends soon', tone: 'bad' }
  }
  return source === 'import'
    ? { text: 'Your own files', tone: 'neutral' }
    : { text: 'Connected', tone: 'good' }
}

type InstitutionStatusLabel = Readonly<{ text: string; tone: 'good' | 'bad' | 'neutral' }>
