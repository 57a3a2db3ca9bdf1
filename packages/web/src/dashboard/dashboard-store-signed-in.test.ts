import { apiPaths } from '@cardsight/contract/api-paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { yourCardsKeys } from '../lib/your-cards-keys.ts'
import type { LinkFlow } from '../link/link-flow.ts'
import { type ApiAnswers, account, opened, setUpDashboard, textsAnswer } from '../testing/dashboard-states.ts'
import { smallRun } from '../testing/small-found.ts'
import { browserStorage } from './effects/browser-storage.ts'
import { IMPORT_POLL_MS } from './state/linking.ts'
import { emptySavedState } from './state/saved-state.ts'

beforeEach(() => localStorage.clear())

async function withOneAccount(unlinking: ApiAnswers[string]) {
  const dashboard = setUpDashboard({
    [apiPaths.unlinkAll]: unlinking,
    [apiPaths.accounts]: { body: [account('one')] },
  })
  dashboard.store.dispatch(opened(true))
  await dashboard.until(() => dashboard.store.getState().accounts.status === 'success')
  return dashboard
}

describe('a signed-in user', () => {
  it('B-STATE-4, B-ERR-20: works if all bank calls fail', async () => {
    const { store, asked, until, toasts } = setUpDashboard({})
    store.dispatch(opened(true))
    await until(() => store.getState().accounts.status === 'failure')
    expect(asked).toEqual([apiPaths.createLinkToken, apiPaths.accounts])
    expect(store.getState().dialog).toBeNull()
    expect(toasts).toEqual([])
    store.dispatch({ type: 'link-asked' })
    await until(() => toasts.length > 0)
    expect(toasts[0]?.text).toContain('isn’t available right now')
  })

  it.each([
    ['accounts', apiPaths.accounts, 404],
    ['accounts', apiPaths.accounts, 500],
    ['a link token', apiPaths.createLinkToken, 500],
    ['the status', apiPaths.bankStatus, 500],
  ])('B-ERR-1: goes to /oops if the call for %s at %s fails with %i', async (_, path, status) => {
    const { store, left, until } = setUpDashboard({
      [apiPaths.createLinkToken]: { body: { linkToken: 'link-1', widget: 'simulated' } },
      [apiPaths.accounts]: { body: [account('one')] },
      [apiPaths.bankStatus]: { body: { institutions: [] } },
      [path]: { status, body: { errors: [{ msg: 'Something went wrong' }] } },
    })
    store.dispatch(opened(true))
    await until(() => left.length > 0)
    expect(left).toEqual(['/oops'])
  })

  it.each([
    ['a new link', apiPaths.addToken, { type: 'link-succeeded', publicToken: 'public-1', metadata: {} }],
    ['a renewed link', apiPaths.addToken, { type: 'access-renewed', accessToken: 'handle-1' }],
    ['Renew Access', apiPaths.createLinkToken, { type: 'institute-renewal-asked', accessToken: 'handle-1' }],
    ['Remove', apiPaths.removeAccess, { type: 'institute-removal-asked', accessToken: 'handle-1' }],
  ] as const)('B-ERR-1: goes to /oops if %s fails with 404', async (_, path, event) => {
    const { store, left, until } = setUpDashboard({
      [apiPaths.accounts]: { body: [] },
      [path]: { status: 404, body: null },
    })
    store.dispatch(event)
    await until(() => left.length > 0)
    expect(left).toEqual(['/oops'])
  })

  it('B-ERR-1: stays if a bank call fails in any other way', async () => {
    const { store, left, until } = setUpDashboard({
      [apiPaths.accounts]: { status: 503, body: null },
      [apiPaths.createLinkToken]: { status: 503, body: null },
    })
    store.dispatch(opened(true))
    await until(() => store.getState().accounts.status === 'failure')
    expect(left).toEqual([])
  })

  it('B-ERR-6, B-ERR-20: a bank that needs a new login opens its popup; accounts of others stay', async () => {
    const disconnected = {
      ...account(''),
      subtype: 'disconnected',
      institutionName: 'Tartan Bank',
      access_token: 'handle-1',
    }
    const msg = 'Tartan Bank asks you to sign in again.'
    const param = { error_type: 'popup', institutionName: 'Tartan Bank' }
    const body = {
      error: msg,
      errors: [{ code: 'bank-attention', msg, param }],
      accounts: [account('one'), disconnected],
    }
    const { store, until } = setUpDashboard({ [apiPaths.accounts]: { status: 412, body } })
    store.dispatch(opened(true))
    await until(() => store.getState().accounts.status === 'success')
    expect(store.getState().dialog).toEqual({ kind: 'bank-error', institution: 'Tartan Bank', message: msg })
    expect(store.getState().accounts.reLoginRequiredInstitutes).toEqual([
      { institutionName: 'Tartan Bank', access_token: 'handle-1' },
    ])
    expect(store.getState().accounts.banks[1].accounts.map(({ account_id }) => account_id)).toEqual(['one'])
  })

  it('B-RUN-6, B-DATA-36: runs on the enabled accounts only and stores which are enabled', async () => {
    const { store, asked, until } = setUpDashboard({
      [apiPaths.accounts]: { body: [account('one'), account('two')] },
      [apiPaths.linkedRun]: { body: smallRun },
      ...textsAnswer,
    })
    store.dispatch(opened(true))
    await until(() => store.getState().accounts.status === 'success')
    store.dispatch({ type: 'account-toggled', accountId: 'one', enabled: false })
    store.dispatch({ type: 'step-asked', step: 1 })
    await until(() => store.getState().cards.found !== null)
    const dates = 'startDate=2025-11-15&endDate=2026-11-15&nMonths=12&form=numbers'
    const runs = () => asked.filter((path) => path.startsWith(apiPaths.linkedRun))
    expect(runs()).toEqual([`${apiPaths.linkedRun}?account=two&${dates}`])
    expect(browserStorage.read().accounts?.banks[1].accounts.map(({ enabled }) => enabled)).toEqual([
      false,
      true,
    ])
    store.dispatch({ type: 'account-toggled', accountId: 'one', enabled: true })
    store.dispatch({ type: 'step-asked', step: 1 })
    await until(() => runs().length === 2)
    expect(runs()[1]).toBe(`${apiPaths.linkedRun}?account=one&account=two&${dates}`)
  })

  it('B-CALL-11, B-LINK-2, B-LINK-12: a finished link or renewal is sent and the accounts are fetched', async () => {
    const flows: LinkFlow[] = []
    const { store, asked, sent, until } = setUpDashboard(
      {
        [apiPaths.createLinkToken]: { body: { linkToken: 'link-1', widget: 'simulated' } },
        [apiPaths.accounts]: { body: [] },
        [apiPaths.addToken]: { body: [{ subtype: 'credit card', institutionName: 'Tartan Bank' }] },
      },
      (flow) => void flows.push(flow),
    )
    store.dispatch(opened(true, { ...emptySavedState, isKnownUser: true }))
    await until(() => store.getState().linkToken !== null)
    expect(localStorage.getItem('cardsight:link-token')).toBe('link-1')
    store.dispatch({ type: 'link-asked' })
    const metadata = { institution: { institution_id: 'ins_1', name: 'Tartan Bank' } }
    flows[0]?.onSuccess('public-1', metadata)
    await until(() => asked.filter((path) => path === apiPaths.accounts).length === 2)
    expect(asked).toContain(`${apiPaths.addToken}?publicToken=public-1`)
    expect(sent[`${apiPaths.addToken}?publicToken=public-1`]).toEqual(metadata)
    store.dispatch({ type: 'institute-renewal-asked', accessToken: 'handle-1' })
    await until(() => flows.length === 2)
    expect(asked).toContain(`${apiPaths.createLinkToken}?accessToken=handle-1`)
    flows[1]?.onSuccess('not-to-be-exchanged', {})
    await until(() => asked.filter((path) => path === apiPaths.accounts).length === 3)
    // A renewal exchanges nothing: the server only learns which login is new.
    expect(asked.filter((path) => path.startsWith(apiPaths.addToken))).toEqual([
      `${apiPaths.addToken}?publicToken=public-1`,
      `${apiPaths.addToken}?accessToken=handle-1`,
    ])
  })

  it('polls a bank that is importing until it is done, and runs again with the new data', async () => {
    const bank = {
      handle: 'handle-1',
      institutionName: 'Tartan Bank',
      source: 'provider',
      state: 'ready',
      advice: null,
      isImporting: true,
      linkedAt: '2026-11-15T09:00:00Z',
      syncedAt: null,
      freshAt: null,
      accountCount: 1,
      skippedRows: 0,
      leftOut: [],
      hasNewAccounts: false,
    }
    const answers: ApiAnswers = {
      [apiPaths.accounts]: { body: [account('one')] },
      [apiPaths.bankStatus]: { body: { institutions: [bank] } },
      [apiPaths.merchants]: { body: { merchants: [] } },
      [apiPaths.linkedRun]: { body: smallRun },
      ...textsAnswer,
    }
    const { store, asked, until, pass, timers } = setUpDashboard(answers)
    const runs = () => asked.filter((path) => path.startsWith(apiPaths.linkedRun)).length
    store.dispatch(opened(true))
    await until(() => store.getState().institutions.length === 1)
    store.dispatch({ type: 'step-asked', step: 1 })
    await until(() => store.getState().cards.found !== null)
    answers[apiPaths.bankStatus] = { body: { institutions: [{ ...bank, isImporting: false }] } }
    pass(IMPORT_POLL_MS)
    await until(() => runs() === 2 && store.getState().cards.status === 'success')
    expect(timers.some(({ delayMs }) => delayMs === IMPORT_POLL_MS)).toBe(false)
  })

  it('saves a correction on the server and runs again, or says that it failed', async () => {
    const merchants = [{ merchant: 'Corner Shop', category: 'grocery' }]
    const answers: ApiAnswers = {
      [apiPaths.accounts]: { body: [account('one')] },
      [apiPaths.merchants]: { body: { merchants } },
      [apiPaths.linkedRun]: { body: smallRun },
      ...textsAnswer,
    }
    const { store, until, toasts } = setUpDashboard(answers)
    store.dispatch(opened(true))
    await until(() => store.getState().corrections.length === 1)
    answers[apiPaths.merchants] = { status: 503, body: {} }
    store.dispatch({ type: 'correction-asked', merchant: 'Corner Shop', category: null })
    await until(() => toasts.length === 1)
    expect(toasts[0]?.text).toContain('couldn’t save your correction')
    expect(store.getState()).toMatchObject({ corrections: merchants, correcting: null })
  })

  it('B-LINK-5: an exit with an error is reported, and a failed report is ignored', async () => {
    const { store, asked, until, toasts } = setUpDashboard({})
    store.dispatch({
      type: 'link-exited',
      exit: { error: { error_type: 'A', error_code: 'B', error_message: 'C' }, metaData: {} },
    })
    await until(() => asked.length === 1)
    expect(asked).toEqual([apiPaths.linkExit])
    expect(toasts).toEqual([])
  })

  it('B-LINK-8, B-LINK-9: unlinks, fetches the accounts again and shows a toast', async () => {
    const { store, asked, until, toasts } = await withOneAccount({ body: { removed: 1 } })
    store.dispatch({ type: 'unlink-confirmed' })
    await until(() => asked.lastIndexOf(apiPaths.accounts) > asked.indexOf(apiPaths.unlinkAll))
    expect(toasts).toEqual([
      expect.objectContaining({ tone: 'good', text: 'Accounts unlinked successfully!' }),
    ])
  })

  it.each([
    ['a refusal', { status: 503, body: { error: 'Down', errors: [{ msg: 'Down' }] } }],
    ['an answer that carries an error', { body: { error: 'Down' } }],
  ])('B-LINK-10, B-CALL-15: %s fails the unlinking: a toast, and the accounts stay', async (_, answer) => {
    const { store, asked, until, toasts } = await withOneAccount(answer)
    store.dispatch({ type: 'unlink-confirmed' })
    await until(() => toasts.length === 1)
    expect(toasts[0]).toMatchObject({
      tone: 'bad',
      text: 'Something went wrong while un-linking accounts!',
    })
    expect(asked.at(-1)).toBe(apiPaths.unlinkAll)
    expect(store.getState().accounts.banks[1].accounts).toHaveLength(1)
  })

  it('B-LINK-11: removes an institution by its handle and fetches the accounts again', async () => {
    const { store, asked, until } = setUpDashboard({
      [apiPaths.removeAccess]: { body: { removed: 1 } },
      [apiPaths.accounts]: { body: [] },
    })
    store.dispatch({ type: 'institute-removal-asked', accessToken: 'handle-1' })
    await until(() => store.getState().accounts.status === 'success')
    expect(asked.slice(0, 2)).toEqual([`${apiPaths.removeAccess}?accessToken=handle-1`, apiPaths.accounts])
  })

  it.each([
    ['Unlink', { type: 'unlink-confirmed' }],
    ['Remove', { type: 'institute-removal-asked', accessToken: 'handle-1' }],
  ] as const)('%s also removes the purchases that this browser stores for /your-cards', async (_, event) => {
    const { store, until } = setUpDashboard({
      [apiPaths.unlinkAll]: { body: { removed: 1 } },
      [apiPaths.removeAccess]: { body: { removed: 1 } },
      [apiPaths.accounts]: { body: [] },
    })
    localStorage.setItem(yourCardsKeys.lastPurchases, '{}')
    store.dispatch(event)
    await until(() => store.getState().accounts.status === 'success')
    expect(localStorage.getItem(yourCardsKeys.lastPurchases)).toBeNull()
  })

  it('shows a toast if an institution could not be removed', async () => {
    const { store, until, toasts } = setUpDashboard({})
    store.dispatch({ type: 'institute-removal-asked', accessToken: 'handle-1' })
    await until(() => toasts.length === 1)
    expect(toasts[0]?.tone).toBe('bad')
  })
})
