/**
 * A SimpleFIN server with the simulated bank's test logins behind it. Setup tokens are created and disabled at
 * `/setup-tokens`, which isn't part of the protocol: a real server has a website for that.
 */
import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { Fault } from '../bank/faults.ts'
import { isRecord } from '../bank/fields.ts'
import { checkLogin, historyOf } from '../bank/histories/logins.ts'
import type { BankStore, SharedStore } from '../bank/store/bank-store.ts'
import { createMemoryStore } from '../bank/store/bank-store.ts'
import { accountSet } from './account-set.ts'
import { readAccountsQuery } from './accounts-query.ts'
import { openGrants } from './grants.ts'
import type { Grant } from './state.ts'

/** Problems that a real server has at times. */
export type SimpleFinTrouble =
  | 'payment-required'
  | 'access-refused'
  | 'unavailable'
  | 'needs-attention'
  | 'no-accounts'

export type SimpleFinOptions = {
  readonly random: (byteCount: number) => Uint8Array
  /** Defaults to the system clock. */
  readonly clock?: () => Date
  /** Persists tokens across restarts, for one server or for several. Defaults to memory. */
  readonly store?: BankStore | SharedStore
  /** Longest range of one call, in days. Defaults to the limit of SimpleFIN Bridge. */
  readonly maxDays?: number
  readonly trouble?: () => SimpleFinTrouble | null
}

const INSTITUTION = 'ins_109508'
const BRIDGE_MAX_DAYS = 90
const CODE_BYTES = 24
const DEFAULT_LOGIN = { username: 'user_good', password: 'pass_good' } as const
/** The oldest tokens are forgotten if nobody claimed them. */
const MAX_UNCLAIMED = 100
const NEEDS_ATTENTION = 'Connection to First Platypus Bank may need attention. Auth required'

/** Creates the app without listening. */
export function createSimpleFinServer(options: SimpleFinOptions): FastifyInstance {
  const { random, clock = () => new Date(), store = createMemoryStore() } = options
  const { maxDays = BRIDGE_MAX_DAYS, trouble = () => null } = options
  const app = Fastify({ logger: false, forceCloseConnections: true })
  const { read, change } = openGrants(store)
  const secret = () => Buffer.from(random(CODE_BYTES)).toString('hex').toUpperCase()
  const rootUrl = () => `${app.listeningOrigin}/simplefin`
  app.addHook('onReady', async () => {
    await read()
  })
  // A claim has no body, whatever its content type says.
  app.addContentTypeParser('*', async () => null)

  app.post('/setup-tokens', async ({ body }, reply) => {
    const login = loginOf(body)
    if (login === null) {
      return reply.code(400).send({ error: 'unknown test login' })
    }
    const code = secret()
    await change((grants) => withoutOldTokens([...grants, { code, ...login, access: null }]))
    return { setup_token: Buffer.from(`${rootUrl()}/claim/${code}`).toString('base64') }
  })

  app.post<{ Params: { code: string } }>('/setup-tokens/:code/disable', async ({ params }, reply) => {
    const isKnown = await change((grants) => grants.filter(({ code }) => !isSame(code, params.code)))
    if (!isKnown) {
      return reply.code(404).send({ error: 'unknown setup token' })
    }
    return {}
  })

  app.get('/simplefin/info', async () => ({ versions: ['1.0'] }))

  app.post<{ Params: { code: string } }>('/simplefin/claim/:code', async ({ params }, reply) => {
    const access = { username: secret(), password: secret() }
    const isClaimed = await change((grants) =>
      grants.map((grant) =>
        grant.access === null && isSame(grant.code, params.code) ? { ...grant, access } : grant,
      ),
    )
    if (!isClaimed) {
      return forbidden(reply)
    }
    const url = new URL(rootUrl())
    Object.assign(url, access)
    return reply.type('text/plain').send(url.href)
  })

  app.get('/simplefin/accounts', async ({ headers, query }, reply) => {
    const grant = findGrant(await read(), headers.authorization ?? '')
    const state = trouble()
    if (state === 'payment-required') {
      return reply.code(402).type('text/plain').send('Payment required')
    }
    if (grant === null || state === 'access-refused') {
      return forbidden(reply)
    }
    if (state === 'unavailable') {
      return reply.code(503).type('text/plain').send('Service unavailable')
    }
    const { question, errors } = readAccountsQuery(query, { maxDays, now: clock() })
    const history = historyOf({ institutionId: INSTITUTION, ...grant })
    const set = accountSet(`${grant.username}|${grant.password}`, history, question, {
      now: clock(),
      errors: state === null ? errors : [...errors, NEEDS_ATTENTION],
    })
    return state === 'no-accounts' ? { ...set, accounts: [] } : set
  })
  return app
}

function forbidden(reply: FastifyReply) {
  return reply.code(403).type('text/plain').send('Forbidden')
}

function loginOf(body: unknown): { username: string; password: string } | null {
  const { username, password } = { ...DEFAULT_LOGIN, ...(isRecord(body) ? body : {}) }
  const login = { username: String(username), password: String(password) }
  try {
    checkLogin({ institutionId: INSTITUTION, ...login })
    return login
  } catch (error) {
    if (error instanceof Fault) {
      return null
    }
    throw error
  }
}

function findGrant(grants: readonly Grant[], authorization: string): Grant | null {
  const [scheme, credentials = ''] = authorization.split(' ')
  const text = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString('utf8') : ''
  const found = grants.find(
    ({ access }) => access !== null && isSame(`${access.username}:${access.password}`, text),
  )
  return found ?? null
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function withoutOldTokens(grants: readonly Grant[]): readonly Grant[] {
  const unclaimed = grants.filter(({ access }) => access === null)
  const dropped = new Set(unclaimed.slice(0, Math.max(0, unclaimed.length - MAX_UNCLAIMED)))
  return grants.filter((grant) => !dropped.has(grant))
}
