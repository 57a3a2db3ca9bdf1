/** Dashboards that tests start with. */

import type { Account, AccountList } from '@cardsight/contract/banking'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { expect, vi } from 'vitest'
import { createApi } from '../api/client.ts'
import { createDashboardStore } from '../dashboard/dashboard-store.ts'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'
import { createDashboardCalls } from '../dashboard/effects/dashboard-calls.ts'
import type { DashboardToast } from '../dashboard/effects/dependencies.ts'
import { type DashboardState, initialState, type ResultSetting } from '../dashboard/state/dashboard-state.ts'
import type { DashboardEvent, Effect } from '../dashboard/state/events.ts'
import { reduce } from '../dashboard/state/reduce.ts'
import { blobOf, emptySavedState, type Saved } from '../dashboard/state/saved-state.ts'
import { emptyBanks } from '../features/linking/banks.ts'
import { sampleCosts } from '../features/spending-form/costs.ts'
import { storageKeys, writeText } from '../lib/storage.ts'
import type { LinkOpener } from '../link/link-flow.ts'
import { smallFound, smallTexts } from './small-found.ts'

export const manualCosts = { ...sampleCosts, isManualCost: true }

export function account(id: string, changes: Partial<Account> = {}): Account {
  return {
    account_id: id,
    name: `Account ${id}`,
    official_name: '',
    mask: '0001',
    institutionLogo: null,
    institutionName: 'First Platypus Bank',
    subtype: 'credit card',
    enabled: true,
    ...changes,
  }
}

export const disconnected: AccountList[number] = {
  ...account('', { subtype: 'disconnected', institutionName: 'Tartan Bank' }),
  account_id: '',
  subtype: 'disconnected',
  access_token: 'handle-1',
}

/** Signed in, accounts loaded: one checking account and the given cards, on or off. */
export function withAccounts(
  switches: readonly boolean[],
  changes: Partial<DashboardState> = {},
): DashboardState {
  const [debit, credit] = emptyBanks
  const accounts = switches.map((enabled, index) => account(`card-${index + 1}`, { enabled }))
  return {
    ...initialState,
    isOpened: true,
    isSignedIn: true,
    isKnownUser: true,
    accounts: {
      status: 'success',
      banks: [debit, { ...credit, accounts }],
      reLoginRequiredInstitutes: [],
    },
    ...changes,
  }
}

/** The results of the small run are shown. */
export function withResults(state: DashboardState, setting: Partial<ResultSetting> = {}): DashboardState {
  return {
    ...state,
    isOpened: true,
    dashboardStep: 1,
    isFirstStepComplete: true,
    cards: { ...state.cards, status: 'success', found: smallFound, runId: 1 },
    resultSetting: { ...state.resultSetting, ...setting },
  }
}

/** Stores them in the browser as the results of a linked account, and answers requests for their texts. */
export function storeLinkedResults(): void {
  writeText('local', storageKeys.authToken, 'token')
  browserStorage.writeBlob(blobOf(withResults(withAccounts([true]))))
  vi.stubGlobal('fetch', async () => Response.json(smallTexts))
}

/** A visitor's results on the sample costs. */
export const visitorWithResults = withResults({ ...initialState, costs: manualCosts, typed: manualCosts })

export function after(state: DashboardState, ...events: readonly DashboardEvent[]) {
  return events.reduce<{ state: DashboardState; effects: readonly Effect[] }>(
    (so, event) => {
      const [next, ...effects] = reduce(so.state, event)
      return { state: next, effects }
    },
    { state, effects: [] },
  )
}

/** Name of an effect in a table of expectations. */
export function namesOf(effects: readonly Effect[]): string[] {
  return effects.map((effect) => {
    switch (effect.kind) {
      case 'later':
        return `${effect.event.type} in ${effect.delayMs} ms`
      case 'cancel':
        return `cancel ${effect.key}`
      case 'store':
        return `store ${effect.what}`
      case 'toast':
        return effect.text
      default:
        return effect.kind
    }
  })
}

export type ApiAnswers = Record<string, { status?: number; body: unknown }>

/** A dashboard with the real API client and storage; the test controls the network, the clock and the linking flow. */
export function setUpDashboard(answers: ApiAnswers, openLink: LinkOpener | null = null) {
  const asked: string[] = []
  /** The latest request body by URL. */
  const sent: Record<string, unknown> = {}
  const toasts: DashboardToast[] = []
  /** Pages that the dashboard left for. */
  const left: string[] = []
  const timers: { delayMs: number; action: () => void }[] = []
  const api = createApi({
    fetch: async (path, { body }) => {
      const { pathname, search } = new URL(path, 'http://here.invalid')
      asked.push(`${pathname}${search}`)
      sent[`${pathname}${search}`] = typeof body === 'string' ? JSON.parse(body) : undefined
      const answer = answers[pathname]
      return answer === undefined
        ? Response.json({ errors: [{ msg: "There's nothing at this address." }] }, { status: 404 })
        : Response.json(answer.body, { status: answer.status ?? 200 })
    },
    getToken: () => null,
    onUnauthorized: () => undefined,
  })
  const calls = createDashboardCalls(api)
  const store = createDashboardStore({
    loadCalls: async () => calls,
    storage: browserStorage,
    after: (delayMs, action) => {
      const timer = { delayMs, action }
      timers.push(timer)
      return () => {
        const index = timers.indexOf(timer)
        if (index !== -1) {
          timers.splice(index, 1)
        }
      }
    },
    today: () => parseDay('2026-11-15'),
    typedYear: () => dayRange(parseDay('2025-11-15'), parseDay('2026-11-15')),
    toast: (message) => toasts.push(message),
    leaveForOops: () => left.push('/oops'),
    openLink,
  })
  const pass = (delayMs: number) => {
    for (const timer of timers.filter((waiting) => waiting.delayMs === delayMs)) {
      timers.splice(timers.indexOf(timer), 1)
      timer.action()
    }
  }
  const until = (isSo: () => boolean) => expect.poll(isSo).toBe(true)
  return { store, asked, sent, toasts, left, timers, pass, until }
}

export const textsAnswer = { '/api/cards/texts/small.json': { body: smallTexts } }
export const opened = (isSignedIn: boolean, saved: Saved = emptySavedState): DashboardEvent => ({
  type: 'opened',
  isSignedIn,
  saved,
  handedOver: null,
  step: null,
})
