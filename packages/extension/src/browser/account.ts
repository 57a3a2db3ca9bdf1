/** The connection to an account: a code becomes a key, which reads cards and caps. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { connectedSchema, extensionSentences, heldCardsSchema } from '@cardsight/contract/extension'
import { readStored, store } from './storage.ts'

const TIMEOUT_MS = 20_000
const OFFLINE = 'We couldn’t reach Cardsight. Check your connection and try again.'
const TOO_MANY = 'Too many tries. Wait 15 minutes and try again.'

/** Returns what went wrong; null if the browser is connected. */
export async function connect(code: string): Promise<string | null> {
  const { server } = await readStored('server')
  const response = await call(server, { method: 'POST', body: JSON.stringify({ code }) })
  if (response === null || response.status >= 500) {
    return OFFLINE
  }
  const connected = response.ok ? connectedSchema.safeParse(await readJson(response)) : null
  if (connected?.success !== true) {
    return response.status === 429 ? TOO_MANY : extensionSentences.codeRefused
  }
  await store({ account: { server, key: connected.data.key, held: null, checkedAt: 0 } })
  await refreshAccount(0)
  return null
}

/** Forgets the account's cards. The key ends on the server too, if that can be reached. */
export async function disconnect(): Promise<void> {
  const { account } = await readStored('account')
  await store({ account: null })
  if (account !== null && account.key !== null) {
    await call(account.server, { method: 'DELETE', key: account.key })
  }
}

let running: Promise<void> | null = null

/** Reads the cards again if the last answer is older. Without a connection, the last ones stay. */
export function refreshAccount(olderThanMs: number): Promise<void> {
  running ??= refresh(olderThanMs, Date.now()).finally(() => {
    running = null
  })
  return running
}

async function refresh(olderThanMs: number, now: number): Promise<void> {
  const { account } = await readStored('account')
  if (account === null || account.key === null || now - account.checkedAt < olderThanMs) {
    return
  }
  const { server, key } = account
  const response = await call(server, { method: 'GET', key })
  const held = response?.ok ? heldCardsSchema.safeParse(await readJson(response)) : null
  // It may have been disconnected in the meantime.
  const isSame = (await readStored('account')).account?.key === key
  if (isSame && response?.status === 401) {
    await store({ account: { ...account, key: null, held: null } })
  } else if (isSame && held?.success === true) {
    await store({ account: { server, key, held: held.data, checkedAt: now } })
  }
}

type Call = Readonly<{ method: 'GET' | 'POST' | 'DELETE'; key?: string; body?: string }>

/** Null without a connection. */
async function call(server: string, { method, key, body }: Call): Promise<Response | null> {
  try {
    return await fetch(`${server}${apiPaths.extension}`, {
      method,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
  } catch {
    return null
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
