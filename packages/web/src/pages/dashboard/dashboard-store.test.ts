import { apiPaths } from '@cardsight/contract'
import { parseDay } from '@cardsight/engine'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../../api/client.ts'
import { sampleCosts } from '../../features/spending-form/costs.ts'
import { storageKeys } from '../../lib/storage.ts'
import { account } from '../../testing/dashboard-states.ts'
import { smallFound, smallRun, smallTexts } from '../../testing/small-found.ts'
import { createDashboardStore } from './dashboard-store.ts'
import { browserStorage } from './effects/browser-storage.ts'
import { createDashboardCalls } from './effects/dashboard-calls.ts'
import type { LinkOpener, ToastMessage } from './effects/world.ts'
import type { DashboardEvent } from './state/events.ts'
import { nothingSaved, type Saved } from './state/saved-state.ts'

type Answers = Record<string, { status?: number; body: unknown }>

/** A dashboard on the real API client and the real storage; the network, the clock and the flow are the test's. */
function setUp(answers: Answers, openLink: LinkOpener | null = null) {
  const asked: string[] = []
  const toasts: ToastMessage[] = []
  const timers: { delayMs: number; action: () => void }[] = []
  const api = createApi({
    fetch: async (path) => {
      const { pathname, search } = new URL(path, 'http://here.invalid')
      asked.push(`${pathname}${search}`)
      const answer = answers[pathname]
      return answer === undefined
        ? Response.json({ errors: [{ msg: 'There is nothing at this address.' }] }, { status: 404 })
        : Response.json(answer.body, { status: answer.status ?? 200 })
    },
    getToken: () => null,
    onUnauthorised: () => undefined,
  })
  const store = createDashboardStore({
    loadCalls: async () => createDashboardCalls(api),
    storage: browserStorage,
    after: (delayMs, action) => {
      const timer = { delayMs, action }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    today: () => parseDay('2026-11-15'),
    toast: (message) => toasts.push(message),
    openLink,
  })
  const pass = (delayMs: number) => {
    for (const timer of timers.filter((waiting) => waiting.delayMs === delayMs)) {
      timers.splice(timers.indexOf(timer), 1)
      timer.action()
    }
  }
  const until = (isSo: () => boolean) => expect.poll(isSo).toBe(true)
  return { store, asked, toasts, timers, pass, until }
}

const texts = { '/api/cards/texts/small.json': { body: smallTexts } }
const opened = (isSignedIn: boolean, saved: Saved = nothingSaved): DashboardEvent => ({
  type: 'opened',
  isSignedIn,
  saved,
  handedOver: null,
})
const manualQuery =
  '?1=504&2=179&4=166&5=100&8=487&9=400&startDate=2025-11-15&endDate=2026-11-15&nMonths=12&form=numbers'

beforeEach(() => localStorage.clear())

describe('a visitor’s run', () => {
  async function search(answers: Answers) {
    const site = setUp(answers)
    site.store.dispatch(opened(false))
    site.store.dispatch({ type: 'costs-typed', costs: sampleCosts })
    site.store.dispatch({ type: 'costs-submitted' })
    const before = [...site.asked]
    site.pass(500)
    await site.until(() => site.store.getState().cards.status !== 'pending')
    return { ...site, before }
  }

  it('B-MANUAL-2, B-CALL-19, B-DATES-8: is asked after 0.5 s, for the year up to today', async () => {
    const { before, asked, store } = await search({
      [apiPaths.freeManualRun]: { body: smallRun },
      ...texts,
    })
    expect(before).toEqual([])
    expect(asked).toEqual([`${apiPaths.freeManualRun}${manualQuery}`, '/api/cards/texts/small.json'])
    expect(store.getState().cards.found?.details.results[1][0]?.cardId).toBe('ferry')
  })

  it('B-RUN-3, B-DATA-36: is kept 100 ms later, the costs at once', async () => {
    const { pass } = await search({ [apiPaths.freeManualRun]: { body: smallRun }, ...texts })
    expect(JSON.parse(localStorage.getItem(storageKeys.costs) ?? '')).toMatchObject({
      gas: '179',
      isManualCost: true,
    })
    expect(localStorage.getItem('cardsight')).toBeNull()
    pass(100)
    expect(JSON.parse(localStorage.getItem('cardsight') ?? '')).toMatchObject({
      dashboardStep: 1,
      cards: { cardsDetails: { catalogVersion: 'small' } },
    })
  })

  it('is kept at once when the page goes away', async () => {
    const { store, timers } = await search({ [apiPaths.freeManualRun]: { body: smallRun }, ...texts })
    store.flush()
    expect(localStorage.getItem('cardsight')).not.toBeNull()
    expect(timers).toEqual([])
  })

  it.each([
    [412, { errors: [{ msg: 'Costs are too odd.' }] }, 'Costs are too odd.'],
    [
      500,
      { errors: [{ msg: 'Something went wrong' }] },
      'Oops, Something went wrong. Please try again later.',
    ],
    [404, null, 'Oops, Something went wrong. Please try again later.'],
    [200, { form: 'other' }, 'Oops, Something went wrong. Please try again later.'],
  ])('B-ERR-8, B-ERR-9: %i says why in place', async (status, body, message) => {
    const { store } = await search({ [apiPaths.freeManualRun]: { status, body } })
    expect(store.getState()).toMatchObject({ dashboardStep: 0, cards: { error: message, found: null } })
  })

  it('B-ERR-6, B-RUN-4: a bank that needs attention opens its popup', async () => {
    const param = { error_type: 'popup', institutionName: 'Tartan Bank' }
    const { store } = await search({
      [apiPaths.freeManualRun]: { status: 412, body: { errors: [{ msg: 'Sign in there.', param }] } },
    })
    expect(store.getState().dialog).toEqual({
      kind: 'bank-error',
      institution: 'Tartan Bank',
      message: 'Sign in there.',
    })
  })
})

describe('coming back', () => {
  async function comeBack(answers: Answers) {
    const first = setUp({ [apiPaths.freeManualRun]: { body: smallRun }, ...texts })
    first.store.dispatch({ type: 'costs-typed', costs: sampleCosts })
    first.store.dispatch({ type: 'costs-submitted' })
    first.pass(500)
    await first.until(() => first.store.getState().cards.found !== null)
    first.store.dispatch({ type: 'card-selected', list: 'top', place: 2 })
    first.store.dispatch({ type: 'projection-chosen', list: 'all', projection: '3' })
    first.pass(100)
    const site = setUp(answers)
    site.store.dispatch(opened(false, browserStorage.read()))
    return site
  }

  it('finds the same results, card and projection without asking for a run', async () => {
    const { store, asked, until } = await comeBack(texts)
    expect(store.getState().dashboardStep).toBe(1)
    await until(() => store.getState().cards.found !== null)
    expect(store.getState().cards.found?.details).toEqual(smallFound.details)
    expect(store.getState().resultSetting).toMatchObject({ topCard: 2, allCardsYearProjection: '3' })
    expect(asked).toEqual(['/api/cards/texts/small.json'])
  })

  it('to a catalog that is gone computes anew from the costs', async () => {
    const newer = { ...smallRun, cardTexts: '/api/cards/texts/newer.json', catalogVersion: 'newer' }
    const { store, pass, until } = await comeBack({
      [apiPaths.freeManualRun]: { body: newer },
      '/api/cards/texts/newer.json': { body: { ...smallTexts, catalogVersion: 'newer' } },
    })
    await until(() => !store.getState().cards.isRestoring)
    expect(localStorage.getItem('cardsight')).toBeNull()
    pass(500)
    await until(() => store.getState().cards.found !== null)
    expect(store.getState().cards.found?.run.catalogVersion).toBe('newer')
  })
})

describe('a person who is signed in', () => {
  it('B-STATE-4, B-ERR-20: gets by without any of the bank’s calls', async () => {
    const { store, asked, until, toasts } = setUp({})
    store.dispatch(opened(true))
    await until(() => store.getState().accounts.status === 'failure')
    expect(asked).toEqual([apiPaths.createLinkToken, apiPaths.accounts])
    expect(store.getState().dialog).toBeNull()
    expect(toasts).toEqual([])
    store.dispatch({ type: 'link-asked' })
    await until(() => toasts.length > 0)
    expect(toasts[0]?.text).toContain('not available at the moment')
  })

  it('B-RUN-6, B-DATA-36: runs on the enabled accounts and keeps their switches', async () => {
    const { store, asked, until } = setUp({
      [apiPaths.accounts]: { body: [account('one'), account('two')] },
      [apiPaths.linkedRun]: { body: smallRun },
      ...texts,
    })
    store.dispatch(opened(true))
    await until(() => store.getState().accounts.status === 'success')
    store.dispatch({ type: 'account-toggled', accountId: 'one', enabled: false })
    store.dispatch({ type: 'step-asked', step: 1 })
    await until(() => store.getState().cards.found !== null)
    expect(asked).toContain(
      `${apiPaths.linkedRun}?account=two&startDate=2025-11-15&endDate=2026-11-15&nMonths=12&form=numbers`,
    )
    expect(browserStorage.read().accounts?.banks[1].accounts.map(({ enabled }) => enabled)).toEqual([
      false,
      true,
    ])
  })

  it('B-LINK-2, B-LINK-12: the flow’s success and a renewal lead to the accounts', async () => {
    const flows: Parameters<LinkOpener>[0][] = []
    const { store, asked, until } = setUp(
      {
        [apiPaths.createLinkToken]: { body: { linkToken: 'link-1' } },
        [apiPaths.accounts]: { body: [] },
        [apiPaths.addToken]: { body: [{ subtype: 'credit card', institutionName: 'Tartan Bank' }] },
      },
      (flow) => void flows.push(flow),
    )
    store.dispatch(opened(true, { ...nothingSaved, isKnownUser: true }))
    await until(() => store.getState().resultSetting.linkToken !== null)
    expect(localStorage.getItem('cardsight:link-token')).toBe('link-1')
    store.dispatch({ type: 'link-asked' })
    flows[0]?.onSuccess('public-1', { institution: 'Tartan Bank' })
    await until(() => asked.filter((path) => path === apiPaths.accounts).length === 2)
    expect(asked).toContain(`${apiPaths.addToken}?publicToken=public-1`)
    store.dispatch({ type: 'institute-renewal-asked', accessToken: 'handle-1' })
    await until(() => flows.length === 2)
    expect(asked).toContain(`${apiPaths.createLinkToken}?accessToken=handle-1`)
    flows[1]?.onSuccess('not-to-be-exchanged', {})
    await until(() => asked.filter((path) => path === apiPaths.accounts).length === 3)
    expect(asked.filter((path) => path.startsWith(apiPaths.addToken))).toHaveLength(1)
  })

  it('B-LINK-5: an exit with an error is reported, and a report that fails is not told', async () => {
    const { store, asked, until, toasts } = setUp({})
    store.dispatch({
      type: 'link-exited',
      exit: { error: { error_type: 'A', error_code: 'B', error_message: 'C' }, metaData: {} },
    })
    await until(() => asked.length === 1)
    expect(asked).toEqual([apiPaths.linkExit])
    expect(toasts).toEqual([])
  })

  it('B-LINK-8, B-LINK-10, B-LINK-11: unlinks and removes, or says that it could not', async () => {
    const { store, asked, until, toasts } = setUp({
      [apiPaths.unlinkAll]: { body: {} },
      [apiPaths.accounts]: { body: [] },
    })
    store.dispatch({ type: 'unlink-confirmed' })
    await until(() => toasts.length === 1)
    expect(toasts[0]).toMatchObject({ tone: 'good', text: 'Accounts unlinked successfully!' })
    store.dispatch({ type: 'institute-removal-asked', accessToken: 'handle-1' })
    await until(() => toasts.length === 2)
    expect(asked).toContain(`${apiPaths.removeAccess}?accessToken=handle-1`)
    expect(toasts[1]?.tone).toBe('bad')
  })
})

describe('what is forgotten', () => {
  it('B-LINK-1: the cache goes at once, together with a write that was still to come', () => {
    const { store, pass } = setUp({})
    store.dispatch({ type: 'card-selected', list: 'top', place: 1 })
    store.dispatch({ type: 'account-toggled', accountId: 'x', enabled: false })
    pass(100)
    expect(localStorage.getItem('cardsight')).toBeNull()
  })

  it('clearing leaves nothing that was typed', () => {
    const { store, pass } = setUp({})
    store.dispatch({ type: 'costs-typed', costs: sampleCosts })
    store.dispatch({ type: 'costs-submitted' })
    store.dispatch({ type: 'cleared' })
    pass(100)
    pass(500)
    expect(Object.keys(localStorage)).toEqual([])
    expect(store.getState().cards.status).toBe('idle')
  })
})

describe('without a network', () => {
  it('even the code for asking may be missing: the sentence comes all the same', async () => {
    const broken = createDashboardStore({
      loadCalls: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      storage: browserStorage,
      after: (_, action) => {
        action()
        return () => undefined
      },
      today: () => parseDay('2026-11-15'),
      toast: () => undefined,
      openLink: null,
    })
    broken.dispatch({ type: 'costs-typed', costs: sampleCosts })
    broken.dispatch({ type: 'costs-submitted' })
    await expect
      .poll(() => broken.getState().cards.error)
      .toBe('Oops, Something went wrong. Please try again later.')
  })
})
