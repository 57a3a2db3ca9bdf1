/** From an access token to the Item behind it, counted, and shown as far as the clock allows. */
import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import { findInstitution } from '../institutions.ts'
import type { LimitedPath } from '../limits.ts'
import type { Item } from '../state.ts'
import { advance } from './advance.ts'

export function openItem(bank: Bank, accessToken: string, path: LimitedPath | null = null): Item {
  const item = [...bank.items.values()].find((candidate) => candidate.accessToken === accessToken)
  if (item === undefined) {
    throw new Fault('INVALID_ACCESS_TOKEN')
  }
  if (item.isRemoved) {
    throw new Fault('ITEM_NOT_FOUND')
  }
  if (path !== null) {
    bank.limiter.count(path, item.id)
  }
  return advance(bank, item)
}

/** For what needs the bank itself: a live login at a bank that answers. */
export function requireLogin(bank: Bank, item: Item): void {
  if (item.isLoginRequired) {
    throw new Fault('ITEM_LOGIN_REQUIRED')
  }
  requireBank(bank, item.institutionId)
}

export function requireBank(bank: Bank, institutionId: string): void {
  const isDown = findInstitution(institutionId)?.status === 'DOWN'
  if (isDown || bank.options.downInstitutions().includes(institutionId)) {
    throw new Fault('INSTITUTION_DOWN')
  }
}
