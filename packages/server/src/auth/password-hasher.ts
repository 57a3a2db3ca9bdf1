/** Hashes passwords with argon2id. Each hash takes a core for about 30 ms, so concurrency is limited. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createQueue } from '../queue.ts'

/** OWASP's minimum for argon2id, which is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_WAITING = 40
const RETRY_AFTER_SECONDS = 2

export type PasswordHasher = Readonly<{
  hash(password: string): Promise<string>
  /** Takes the same time with or without a hash to compare; returns false without one. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}>

type Options = Readonly<{
  /** Maximum concurrent hashes, so that one core stays free for other requests. */
  atOnce?: number
  /** Only tests hash at a lower cost. */
  cost?: typeof COST
}>

export function createPasswordHasher({
  atOnce = Math.max(1, availableParallelism() - 1),
  cost = COST,
}: Options = {}): PasswordHasher {
  const queue = createQueue({
    atOnce,
    maxWaiting: MAX_WAITING,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
  const noAccountHash = hash(randomBytes(32), cost)
  // The failure surfaces where it's awaited; until then it must not end the process.
  noAccountHash.catch(() => {})
  return {
    hash: (password) => queue(() => hash(password, cost)),
    verify: async (passwordHash, password) => {
      const passwordHashToCheck = passwordHash ?? (await noAccountHash)
      const isRight = await queue(() => verify(passwordHashToCheck, password))
      return isRight && passwordHash !== null
    },
  }
}
