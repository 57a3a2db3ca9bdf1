/**
 * A dashboard with the real API client and storage; the test controls the network, the clock and the linking flow.
 */
import { parseDay } from '@cardsight/engine/dates'
import { expect } from 'vitest'
import { createApi } from '../api/client.ts'
import { createDashboardStore } from '../dashboard/dashboard-store.ts'
import { browserStorage } from '../dashboard/effects/browser-storage.ts'
import { createDashboardCalls } from '../dashboard/effects/dashboard-calls.ts'
import type { DashboardToast } from '../dashboard/effects/dependencies.ts'
import type { DashboardEvent } from '../dashboard/state/events.ts'
import { emptySavedState, type Saved } from '../dashboard/state/saved-state.ts'
import type { LinkOpener } from '../link/link-flow.ts'
import { smallTexts } from './small-found.ts'

export type ApiAnswers = Record<string, { status?: number; body: unknown }>

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
  const store = createDashboardStore({
    loadCalls: async () => createDashboardCalls(api),
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
