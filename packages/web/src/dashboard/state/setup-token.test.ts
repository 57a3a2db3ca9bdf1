import { describe, expect, it } from 'vitest'
import { initialState } from './dashboard-state.ts'
import { reduce } from './reduce.ts'

const signedIn = { ...initialState, isOpened: true, isSignedIn: true }
const offer = { createUrl: null, testToken: 'test-token' }

describe('linking with a setup token', () => {
  it('is offered if the server says so with the link token', () => {
    const link = { linkToken: 'link-1', widget: 'simulated' } as const
    const [without] = reduce(signedIn, { type: 'link-token-arrived', link })
    expect(without.offersSetupToken).toBe(false)
    const [withIt] = reduce(signedIn, {
      type: 'link-token-arrived',
      link: { ...link, offersSetupToken: true },
    })
    expect(withIt.offersSetupToken).toBe(true)
  })

  it('opens a dialog, loads where to get a token, and sends the one that was entered', () => {
    const [asked, ...asking] = reduce(signedIn, { type: 'setup-token-asked' })
    expect(asked.dialog).toEqual({ kind: 'setup-token', offer: null, renews: null })
    expect(asking).toEqual([{ kind: 'fetch-setup-token-offer' }])
    const [offered] = reduce(asked, { type: 'setup-token-offer-arrived', offer })
    expect(offered.dialog).toEqual({ kind: 'setup-token', offer, renews: null })
    const [entered, ...sending] = reduce(offered, {
      type: 'setup-token-entered',
      setupToken: 'token-1',
      renews: null,
    })
    expect(entered.dialog).toBeNull()
    expect(entered.accounts.status).toBe('pending')
    expect(sending).toContainEqual({ kind: 'add-setup-token', setupToken: 'token-1', renews: null })
  })

  it('renews the access of an institution that is linked with one, and of no other', () => {
    const institute = {
      institutionName: 'Example Harbor Bank',
      access_token: 'handle-1',
      renewsWithSetupToken: true,
    } as const
    const other = { institutionName: 'Example Old Mill Credit Union', access_token: 'handle-2' }
    const accounts = { ...signedIn.accounts, reLoginRequiredInstitutes: [institute, other] }
    const disconnected = { ...signedIn, accounts }
    const [asked, ...asking] = reduce(disconnected, {
      type: 'institute-renewal-asked',
      accessToken: 'handle-1',
    })
    expect(asking).toEqual([{ kind: 'fetch-setup-token-offer' }])
    const [offered] = reduce(asked, { type: 'setup-token-offer-arrived', offer })
    expect(offered.dialog).toEqual({ kind: 'setup-token', offer, renews: institute })
    const entered = { type: 'setup-token-entered', setupToken: 'token-1', renews: 'handle-1' } as const
    expect(reduce(offered, entered).slice(1)).toContainEqual({
      kind: 'add-setup-token',
      setupToken: 'token-1',
      renews: 'handle-1',
    })
    expect(reduce(disconnected, { type: 'institute-renewal-asked', accessToken: 'handle-2' })).toEqual([
      disconnected,
      { kind: 'renew-institute', accessToken: 'handle-2' },
    ])
  })

  it('does not open again if the dialog was closed meanwhile', () => {
    expect(reduce(signedIn, { type: 'setup-token-offer-arrived', offer })[0].dialog).toBeNull()
  })

  it('says that linking is unavailable if the server does not respond', () => {
    const [asked] = reduce(signedIn, { type: 'setup-token-asked' })
    const [failed, ...effects] = reduce(asked, { type: 'setup-token-offer-failed' })
    expect(failed.dialog).toBeNull()
    expect(effects).toMatchObject([{ kind: 'toast', tone: 'note' }])
  })
})
