import type { InstitutionStatus } from '@cardsight/contract/schemas'
import type { Institute } from './banks.ts'

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
