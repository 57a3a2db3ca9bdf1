/** Access to Items: token lookup, rate limits and status checks. */
import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import { findInstitution } from '../institutions.ts'
import type { RateLimitedPath } from '../rate-limits.ts'
import type { Item } from '../state.ts'
import { advance } from './advance.ts'

/** Returns the Item for an access token, rate-limited and advanced to the current time. */
export function openItem(bank: Bank, accessToken: string, path: RateLimitedPath | null = null): Item {
  const item = [...bank.items.values()].find((candidate) => candidate.accessToken === accessToken)
  if (item === undefined) {
    throw new Fault('INVALID_ACCESS_TOKEN')
  }
  if (item.isRemoved) {
    throw new Fault('ITEM_NOT_FOUND')
  }
  if (path !== null) {
    bank.rateLimiter.count(path, item.id)
  }
  return advance(bank, item)
}

/** Throws unless the login works and the institution is up. */
export function requireLogin(bank: Bank, item: Item): void {
  if (item.isLoginRequired) {
    throw new Fault('ITEM_LOGIN_REQUIRED')
  }
  requireBank(bank, item.institutionId)
}

/** Throws if the institution is down. */
export function requireBank(bank: Bank, institutionId: string): void {
  const isDown = findInstitution(institutionId)?.status === 'DOWN'
  if (isDown || bank.options.downInstitutions().includes(institutionId)) {
    throw new Fault('INSTITUTION_DOWN')
  }
}
