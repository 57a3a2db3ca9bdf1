/**
 * Rate limits for anonymous requests, counted by client address in this process. A database row, as in
 * `rate-limit.ts`, would cost more than the work it protects. With several servers, each allows this much.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { ApiServer } from './api-server.ts'

const MINUTE_MS = 60_000

type AddressLimit = Readonly<{ most: number; withinMs: number }>

/** High enough for an office or a campus that shares one address. */
export const addressLimits = {
  // Takes 1 to 30 ms of a core.
  run: { most: 600, withinMs: MINUTE_MS },
  // Takes about 10 ms of the main thread; cached pages don't count. A search engine may read every page, and
  // a browser the data of each, within a minute after a restart.
  page: { most: 1_000, withinMs: MINUTE_MS },
  // A call to the bank-data provider. It signs with one key for months, so a genuine sender needs one lookup.
  'webhook-key': { most: 10, withinMs: 10 * MINUTE_MS },
  // A page sends one request with all of its reports.
  'policy-report': { most: 30, withinMs: MINUTE_MS },
} as const satisfies Record<string, AddressLimit>

type AddressLimitName = keyof typeof addressLimits
export type AddressLimits = Readonly<Record<AddressLimitName, AddressLimit>>

/** Counts one use for the request's address; throws 429 with `Retry-After` if there were too many. */
export type LimitByAddress = (name: AddressLimitName, request: FastifyRequest) => Promise<void>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit by address that a route counts against. */
    limit?: AddressLimitName
  }
}

const inProcess = new AsyncLocalStorage<true>()

/** For calls that the server makes to itself, such as the data of a page to cache. */
export function withoutAddressLimits<Result>(work: () => Result): Result {
  return inProcess.run(true, work)
}

/** Applies the limits to routes that name one, and returns the check for all others. Null turns them off. */
export async function limitByAddress(app: ApiServer, limits: AddressLimits | null): Promise<LimitByAddress> {
  if (limits === null) {
    return async () => {}
  }
  await app.register(rateLimit, { global: false })
  const counterOf = ({ most, withinMs }: AddressLimit) =>
    app.createRateLimit({
      max: most,
      timeWindow: withinMs,
      allowList: () => inProcess.getStore() === true,
    })
  const counters = {
    run: counterOf(limits.run),
    page: counterOf(limits.page),
    'webhook-key': counterOf(limits['webhook-key']),
    'policy-report': counterOf(limits['policy-report']),
  }
  const limit: LimitByAddress = async (name, request) => {
    const counted = await counters[name](request)
    if (!counted.isAllowed && counted.isExceeded) {
      const seconds = Math.max(1, counted.ttlInSeconds)
      throw new AppError('too-many-tries', { headers: { 'retry-after': String(seconds) } })
    }
  }
  app.addHook('preValidation', async (request) => {
    const { limit: name } = request.routeOptions.config
    if (name !== undefined) {
      await limit(name, request)
    }
  })
  return limit
}
