/** The bank's state in memory, and how it's saved: in one piece by one server, or in records that servers share. */
import { type LinkSession, type OauthVisit, readOauthVisit, readSession } from '../link-ui/session-state.ts'
import {
  type Item,
  type LinkToken,
  type PublicToken,
  parseState,
  readItem,
  readLinkToken,
  readPublicToken,
  readWebhookKey,
  type State,
  type WebhookKey,
} from '../state.ts'
import { createWebhookKey } from '../webhooks/key.ts'
import type { BankStore, SharedStore } from './bank-store.ts'
import { createRecordMap, createSharedRun } from './shared-records.ts'

export type BankState = {
  readonly webhookKey: WebhookKey
  readonly items: Map<string, Item>
  readonly linkTokens: Map<string, LinkToken>
  readonly publicTokens: Map<string, PublicToken>
  /** Lost on restart, unless servers share them: a person who is linking an account then has to start over. */
  readonly sessions: Map<string, LinkSession>
  readonly oauthVisits: Map<string, OauthVisit>
  /** Must be called after every change to the maps above. */
  readonly markDirty: () => void
  /** Does all work on the maps. Resolves once its changes are durable. */
  readonly run: <Result>(work: () => Result) => Promise<Result>
  /** Saves what isn't saved yet. */
  readonly flush: () => Promise<void>
}

type Opening = { readonly credentials: State['credentials']; readonly now: number }

export function openState(store: BankStore | SharedStore, opening: Opening): Promise<BankState> {
  return 'change' in store ? openSharedState(store, opening) : openOwnState(store, opening)
}

async function openOwnState(store: BankStore, { credentials, now }: Opening): Promise<BankState> {
  const saved = await store.load()
  const state = saved === null ? null : parseState(saved)
  const webhookKey = state?.webhookKey ?? (await createWebhookKey(now))
  const items = new Map(state?.items.map((item) => [item.id, item]))
  const linkTokens = new Map(state?.linkTokens.map((token) => [token.token, token]))
  const publicTokens = new Map(state?.publicTokens.map((token) => [token.token, token]))
  let isDirty = state === null
  let saving: Promise<void> = Promise.resolve()
  const save = async () => {
    isDirty = false
    try {
      await store.save({
        version: 1,
        credentials,
        webhookKey,
        items: [...items.values()],
        linkTokens: [...linkTokens.values()],
        publicTokens: [...publicTokens.values()],
      } satisfies State)
    } catch (error) {
      isDirty = true
      throw error
    }
  }
  const run = async <Result>(work: () => Result): Promise<Result> => {
    const result = work()
    if (isDirty) {
      saving = save()
    }
    // Read-only calls wait too: their response may depend on another call's change that isn't saved yet.
    await saving
    return result
  }
  // Persists new credentials before the first call, so they survive a crash.
  const flush = () => run(() => {})
  await flush()
  const markDirty = () => {
    isDirty = true
  }
  const sessions = new Map<string, LinkSession>()
  const oauthVisits = new Map<string, OauthVisit>()
  return { webhookKey, items, linkTokens, publicTokens, sessions, oauthVisits, markDirty, run, flush }
}

const NEWEST_KEY = 'newest'

/** Doesn't save credentials: only the server that made them up calls its bank. */
async function openSharedState(store: SharedStore, { now }: Opening): Promise<BankState> {
  const webhookKeys = createRecordMap('webhook-key', readWebhookKey)
  const items = createRecordMap('item', readItem)
  const linkTokens = createRecordMap('link-token', readLinkToken)
  const publicTokens = createRecordMap('public-token', readPublicToken)
  const sessions = createRecordMap('session', readSession)
  const oauthVisits = createRecordMap('oauth-visit', readOauthVisit)
  const maps = [webhookKeys, items, linkTokens, publicTokens, sessions, oauthVisits]
  const run = createSharedRun(
    store,
    maps.map(({ records }) => records),
  )
  const created = await createWebhookKey(now)
  const webhookKey = await run(() => {
    const known = webhookKeys.entries.get(NEWEST_KEY) ?? created
    webhookKeys.entries.set(NEWEST_KEY, known)
    return known
  })
  return {
    webhookKey,
    items: items.entries,
    linkTokens: linkTokens.entries,
    publicTokens: publicTokens.entries,
    sessions: sessions.entries,
    oauthVisits: oauthVisits.entries,
    markDirty: () => {},
    run,
    flush: async () => {},
  }
}
