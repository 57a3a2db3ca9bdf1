/**
 * Rate limits for anonymous requests, counted by client address in this process. A database row, as in
 * `rate-limit.ts`, would cost more than the work it protects. With several servers, each allows this much.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '../errors.ts'
import type { ApiServer } from './api-server.ts'
import { networkOf } from './client-of.ts'

const MINUTE_MS = 60_000
/** More clients at once than a server has. Beyond them, what the least recent one used is forgotten. */
const MAX_CLIENTS = 5_000

/** A client may use `most` at once, and again as much within that time. */
type AddressLimit = Readonly<{ most: number; withinMs: number }>

/** High enough for an office or a campus that shares one address. */
export const addressLimits = {
  // Milliseconds of a core: a fifth of one. That's 1,200 compact runs, 266 literal ones or 300 card reports.
  run: { most: 12_000, withinMs: MINUTE_MS },
  // Milliseconds of a core; cached pages don't count. A search engine may read every page, and a browser the
  // data of each, within a minute after a restart.
  page: { most: 12_000, withinMs: MINUTE_MS },
  // A call to the bank-data provider. It signs with one key for months, so a genuine sender needs one lookup.
  'webhook-key': { most: 10, withinMs: 10 * MINUTE_MS },
  // A page sends one request with all of its reports.
  'policy-report': { most: 30, withinMs: MINUTE_MS },
} as const satisfies Record<string, AddressLimit>

/** Estimated processor time of a call, in milliseconds. */
export const runMs = {
  run: 10,
  literal: 45,
  report: 40,
  explanation: 10,
  value: 15,
  debug: 15,
  linked: 50,
} as const

type AddressLimitName = keyof typeof addressLimits
export type AddressLimits = Readonly<Record<AddressLimitName, AddressLimit>>

/** Counts a use for the request's address, 1 unless it says more; throws 429 with `Retry-After` if there were too many. */
export type LimitByAddress = (name: AddressLimitName, request: FastifyRequest, cost?: number) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit by address that a route counts against. */
    limit?: AddressLimitName
    /** How much a request counts; 1 if not given. */
    cost?: number | ((request: FastifyRequest) => number)
  }
}

const inProcess = new AsyncLocalStorage<true>()

/** For calls that the server makes to itself for everyone, such as the data of a page to cache. */
export function withoutAddressLimits<Result>(work: () => Result): Result {
  return inProcess.run(true, work)
}

/** Applies the limits to routes that name one, and returns the check for all others. Null turns them off. */
export function limitByAddress(app: ApiServer, limits: AddressLimits | null): LimitByAddress {
  if (limits === null) {
    return () => {}
  }
  const counters = {
    run: createCounter(limits.run),
    page: createCounter(limits.page),
    'webhook-key': createCounter(limits['webhook-key']),
    'policy-report': createCounter(limits['policy-report']),
  }
  const limit: LimitByAddress = (name, request, cost = 1) => {
    const waitMs = inProcess.getStore() === true ? 0 : counters[name](networkOf(request.ip), cost)
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000)
      throw new AppError('too-many-tries', { headers: { 'retry-after': String(seconds) } })
    }
  }
  app.addHook('preValidation', async (request) => {
    const { limit: name, cost } = request.routeOptions.config
    if (name !== undefined) {
      limit(name, request, typeof cost === 'function' ? cost(request) : cost)
    }
  })
  return limit
}

/**
 * Returns a function that counts a use, and returns 0, or the time until there's enough left for it. What a client used is
 * forgotten at a steady pace.
 */
function createCounter({ most, withinMs }: AddressLimit): (client: string, cost: number) => number {
  const clients = new LRUCache<string, Readonly<{ used: number; at: number }>>({ max: MAX_CLIENTS })
  const perMs = most / withinMs
  return (client, cost) => {
    const now = performance.now()
    const before = clients.get(client) ?? { used: 0, at: now }
    const used = Math.max(0, before.used - (now - before.at) * perMs)
    const isAllowed = used + cost <= most
    clients.set(client, { used: isAllowed ? used + cost : used, at: now })
    return isAllowed ? 0 : (used + cost - most) / perMs
  }
}
