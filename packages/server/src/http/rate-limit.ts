import { createHash } from 'node:crypto'
import { isUnavailable } from '../db/unavailable.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type Attempts, countAttempt, returnAttempt } from '../repositories/rate-limits.ts'
import { outliveRequest } from '../request-deadline.ts'
import { networkOf } from './client-of.ts'
import { type Limit, type LimitName, limits } from './rate-limits.ts'

type Caller = Readonly<{ address: string; account?: string; browserHash?: Uint8Array | null }>
type Key = Readonly<{ rule: string; keyHash: Uint8Array; limit: Limit }>

/**
 * Does the work unless its limit is reached, which is 429 with `Retry-After`. The attempt is counted before
 * the work begins, so that a thousand concurrent attempts count as a thousand.
 */
export async function withinLimits<Result>(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  name: LimitName,
  caller: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  const now = clock()
  const keys = keysOf(name, caller)
  const counted = await countAttempt(
    db,
    keys.map(({ rule, keyHash, limit }) => ({
      rule,
      keyHash,
      resetsAt: new Date(now.getTime() + limit.withinMs),
    })),
    now,
  )
  const usedUp = counted.filter(({ rule, tries }) => tries > mostOf(keys, rule))
  if (usedUp.length > 0) {
    // Otherwise one refused client could use up the account's limit as well, and lock its owner out
    // everywhere.
    await returnAttempt(
      db,
      keys.filter((key) => !usedUp.some(({ rule }) => rule === key.rule)),
    )
    throw tooManyTries(usedUp, now)
  }
  // A slow database must not use up a user's attempts, so they are returned even after the request's
  // deadline.
  const returnAttempts = (returned: readonly Key[]) => outliveRequest(() => returnAttempt(db, returned))
  const result = await work().catch(async (error: unknown) => {
    if (isTooBusy(error)) {
      await returnAttempts(keys)
    }
    throw error
  })
  await returnAttempts(keys.filter(({ limit }) => limit.forgives))
  return result
}

/** We couldn't judge the attempt, which isn't the caller's fault. */
function isTooBusy(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof AppError && error.code === 'unavailable')
}

function tooManyTries(usedUp: readonly Attempts[], now: Date): AppError {
  const waits = usedUp.map(({ resetsAt }) => Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  return new AppError('too-many-tries', { headers: { 'retry-after': String(Math.max(1, ...waits)) } })
}

function mostOf(keys: readonly Key[], rule: string): number {
  return keys.find((key) => key.rule === rule)?.limit.most ?? Number.POSITIVE_INFINITY
}

function keysOf(name: LimitName, caller: Caller): Key[] {
  return limits[name].map((limit: Limit) => {
    const rule = [name, ...limit.by].join(' ')
    const parts = limit.by.map((part) => keyPart(part, caller))
    return { rule, keyHash: createHash('sha256').update(parts.join('\n')).digest(), limit }
  })
}

function keyPart(part: Limit['by'][number], { address, account = '', browserHash }: Caller): string {
  switch (part) {
    case 'address':
      return networkOf(address)
    case 'account':
      return account.toLowerCase()
    case 'mailbox':
      return mailboxOf(account.toLowerCase())
    case 'browser':
      return Buffer.from(browserHash ?? []).toString('hex')
  }
}

const GMAIL = /^(?:gmail|googlemail)\.com$/

/** Mail to `ada+anything` arrives at `ada`. Gmail also ignores dots. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const name = local.replace(/(?<=.)\+.*$/, '')
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
