import { apiPaths } from '@cardsight/contract/api-paths'
import { defaultProfile } from '@cardsight/contract/profile'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleCosts } from '../features/spending-form/costs.ts'
import { storageKeys } from '../lib/storage.ts'
import { type ApiAnswers, opened, setUpDashboard, textsAnswer } from '../testing/dashboard-states.ts'
import { smallFound, smallRun, smallTexts } from '../testing/small-found.ts'
import { createDashboardStore } from './dashboard-store.ts'
import { browserStorage } from './effects/browser-storage.ts'
import { blobOf } from './state/saved-state.ts'

const manualQuery =
  '?1=504&2=179&4=166&5=100&8=487&9=400&startDate=2025-11-15&endDate=2026-11-15&nMonths=12&form=numbers'

beforeEach(() => localStorage.clear())

describe('a visitor’s run', () => {
  async function search(answers: ApiAnswers) {
    const site = setUpDashboard(answers)
    site.store.dispatch(opened(false))
    site.store.dispatch({ type: 'costs-typed', costs: sampleCosts })
    site.store.dispatch({ type: 'costs-submitted' })
    const before = [...site.asked]
    site.pass(500)
    await site.until(() => site.store.getState().cards.status !== 'pending')
    return { ...site, before }
  }

  it('B-MANUAL-2, B-CALL-19, B-DATES-8: is requested after 0.5 s, for the year up to today', async () => {
    const { before, asked, store } = await search({
      [apiPaths.freeManualRun]: { body: smallRun },
      ...textsAnswer,
    })
    expect(before).toEqual([])
    expect(asked).toEqual([`${apiPaths.freeManualRun}${manualQuery}`, '/api/cards/texts/small.json'])
    expect(store.getState().cards.found?.details.results[1][0]?.cardId).toBe('ferry')
  })

  it('B-RUN-3, B-DATA-36, B-CONST-18: is stored 100 ms later, the costs at once', async () => {
    const { pass } = await search({ [apiPaths.freeManualRun]: { body: smallRun }, ...textsAnswer })
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

  it('B-CONST-18: is stored at most 300 ms after the first of many changes', async () => {
    const { store, pass, timers } = await search({
      [apiPaths.freeManualRun]: { body: smallRun },
      ...textsAnswer,
    })
    pass(100)
    for (const projection of ['2', '3'] as const) {
      store.dispatch({ type: 'projection-chosen', list: 'top', projection })
    }
    pass(300)
    expect(JSON.parse(localStorage.getItem('cardsight') ?? '')).toMatchObject({
      resultSetting: { topYearProjection: '3' },
    })
    expect(timers).toEqual([])
  })

  it('B-MANUAL-1: stores the costs as manual and clears the cached results on a new run', async () => {
    const { store, pass } = await search({ [apiPaths.freeManualRun]: { body: smallRun }, ...textsAnswer })
    pass(100)
    expect(localStorage.getItem('cardsight')).not.toBeNull()
    store.dispatch({ type: 'costs-typed', costs: { ...sampleCosts, gas: '300' } })
    store.dispatch({ type: 'costs-submitted' })
    expect(localStorage.getItem('cardsight')).toBeNull()
    expect(JSON.parse(localStorage.getItem(storageKeys.costs) ?? '')).toEqual({
      ...sampleCosts,
      gas: '300',
      isManualCost: true,
    })
  })

  it('is stored at once when the page is closed', async () => {
    const { store, timers } = await search({ [apiPaths.freeManualRun]: { body: smallRun }, ...textsAnswer })
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
  ])('B-ERR-8, B-ERR-9: %i shows the reason in place', async (status, body, message) => {
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

describe('returning', () => {
  async function comeBack(answers: ApiAnswers) {
    const first = setUpDashboard({ [apiPaths.freeManualRun]: { body: smallRun }, ...textsAnswer })
    first.store.dispatch({ type: 'costs-typed', costs: sampleCosts })
    first.store.dispatch({ type: 'costs-submitted' })
    first.pass(500)
    await first.until(() => first.store.getState().cards.found !== null)
    first.store.dispatch({ type: 'card-selected', list: 'top', index: 2 })
    first.store.dispatch({ type: 'projection-chosen', list: 'category', projection: '3' })
    first.pass(100)
    const site = setUpDashboard(answers)
    site.store.dispatch(opened(false, browserStorage.read()))
    return site
  }

  it('shows the same results, card and projection without a run', async () => {
    const { store, asked, until } = await comeBack(textsAnswer)
    expect(store.getState().dashboardStep).toBe(1)
    await until(() => store.getState().cards.found !== null)
    expect(store.getState().cards.found?.details).toEqual(smallFound.details)
    expect(store.getState().resultSetting).toMatchObject({ topCard: 2, bottomYearProjection: '3' })
    expect(asked).toEqual(['/api/cards/texts/small.json'])
  })

  it('calculates again from the costs if the catalog version is gone', async () => {
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

describe('the profile', () => {
  const flyer = { ...defaultProfile, points: 'transfers', rent: 1500, memberships: ['gone'] } as const

  it('sends a run what it depends on, and an explanation all of it, without unknown ids', async () => {
    const { store, asked, pass, until } = setUpDashboard({
      [apiPaths.freeManualRun]: { body: { ...smallRun, rent: 1500 } },
      ...textsAnswer,
    })
    store.dispatch({ type: 'profile-changed', profile: flyer })
    store.dispatch({ type: 'costs-typed', costs: sampleCosts })
    store.dispatch({ type: 'costs-submitted' })
    pass(500)
    await until(() => store.getState().cards.found !== null)
    expect(asked[0]).toBe(`${apiPaths.freeManualRun}${manualQuery.replace('&form', '&rent=1500&form')}`)
    expect(store.getState().cards.status).toBe('success')
    await expect(store.explain({ list: 'top', cardId: 'ferry' }, '1')).rejects.toThrow()
    const query = new URLSearchParams(asked.at(-1)?.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({ card: 'ferry', points: 'transfers', rent: '1500' })
    expect(query.has('memberships')).toBe(false)
  })

  it('has options before the first run, which are loaded once, with the card texts that results need', async () => {
    const { store, asked } = setUpDashboard({
      [apiPaths.profileOptions]: { body: { ...smallTexts.profileOptions, cardTexts: smallRun.cardTexts } },
      ...textsAnswer,
    })
    const found = await store.loadProfileOptions()
    expect(await store.loadProfileOptions()).toBeNull()
    // Nothing is spent, so every card costs its fees.
    expect(found?.details.noBonus_results[1].map(({ money }) => money)).toEqual(smallTexts.cards.map(() => 0))
    expect(store.getState().profileOptions).toEqual(smallTexts.profileOptions)
    expect(asked).toEqual([apiPaths.profileOptions, smallRun.cardTexts])
  })
})

it('a saved run of an earlier version is dropped silently and calculated again', async () => {
  const { habits: _, unitSize: __, usableCents: ___, ...older } = smallRun
  const { store, pass, until, toasts } = setUpDashboard({
    [apiPaths.freeManualRun]: { body: smallRun },
    ...textsAnswer,
  })
  browserStorage.writeCosts({ ...sampleCosts, isManualCost: true })
  browserStorage.writeBlob({
    ...blobOf(store.getState()),
    cards: { cardsDetails: { ...older, overall: [] }, heard: '' },
  })
  store.dispatch(opened(false, browserStorage.read()))
  await until(() => !store.getState().cards.isRestoring)
  expect(localStorage.getItem('cardsight')).toBeNull()
  pass(500)
  await until(() => store.getState().cards.found !== null)
  expect(store.getState()).toMatchObject({ dashboardStep: 1, cards: { status: 'success', error: null } })
  expect(toasts).toEqual([])
})

describe('clearing', () => {
  it('B-LINK-1: the cache is removed at once, together with a pending write', () => {
    const { store, pass } = setUpDashboard({})
    store.dispatch({ type: 'card-selected', list: 'top', index: 1 })
    store.dispatch({ type: 'account-toggled', accountId: 'x', enabled: false })
    pass(100)
    expect(localStorage.getItem('cardsight')).toBeNull()
  })

  it('removes everything that was typed', () => {
    const { store, pass } = setUpDashboard({})
    store.dispatch({ type: 'costs-typed', costs: sampleCosts })
    store.dispatch({ type: 'costs-submitted' })
    store.dispatch({ type: 'cleared' })
    pass(100)
    pass(500)
    expect(Object.keys(localStorage)).toEqual([])
    expect(store.getState().cards.status).toBe('idle')
  })
})

describe('offline', () => {
  it('shows the message even if the API client cannot be loaded', async () => {
    const broken = createDashboardStore({
      loadCalls: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      storage: browserStorage,
      after: (_, action) => {
        action()
        return () => undefined
      },
      today: () => parseDay('2026-11-15'),
      typedYear: () => dayRange(parseDay('2025-11-15'), parseDay('2026-11-15')),
      toast: () => undefined,
      leaveForOops: () => undefined,
      openLink: null,
    })
    broken.dispatch({ type: 'costs-typed', costs: sampleCosts })
    broken.dispatch({ type: 'costs-submitted' })
    await expect
      .poll(() => broken.getState().cards.error)
      .toBe('Oops, Something went wrong. Please try again later.')
  })
})
