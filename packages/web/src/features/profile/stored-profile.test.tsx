import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAll, storageKeys } from '../../lib/storage.ts'
import { parseProfile, readProfile, useProfile, writeProfile } from './stored-profile.ts'

const renter: Profile = {
  credit: 'fair',
  thinFile: true,
  deposit: 300,
  programs: { 'delta-skymiles': 600, 'world-of-hyatt': null },
  memberships: ['costco'],
  memberSpending: { costco: 4000 },
  points: 'own',
  pointValues: { 'chase-ultimate-rewards': 125 },
  credits: ['uber-cash'],
  creditAmounts: { 'travel-credit': 0 },
  activatesCategories: false,
  booksInPortals: true,
  hasBusiness: true,
  rent: 1500,
  debt: { balance: 4000, payment: 150 },
}

beforeEach(() => {
  // A profile that couldn't be stored lasts as long as the page, and so into the next test.
  writeProfile(defaultProfile)
  localStorage.clear()
})

describe('parseProfile', () => {
  it('returns a valid profile unchanged, also with ids that nobody knows', () => {
    expect(parseProfile(JSON.parse(JSON.stringify(renter)))).toEqual(renter)
    expect(parseProfile({ memberships: ['closed-club'] }).memberships).toEqual(['closed-club'])
  })

  it('gives a balance stored without amounts the usual ones, and a payment that is missing 5%', () => {
    expect(parseProfile({ carriesBalance: true }).debt).toEqual({ balance: 5000, payment: 250 })
    expect(parseProfile({ debt: { balance: 9000 } }).debt).toEqual({ balance: 9000, payment: 450 })
  })

  it.each([undefined, null, 7, 'good', [], [renter], {}])('turns %j into the default', (value) => {
    expect(parseProfile(value)).toEqual(defaultProfile)
  })

  it.each([
    [{ credit: 'superb' }],
    [{ credit: 7 }],
    [{ points: ['cash'] }],
    [{ activatesCategories: 'no' }],
    [{ booksInPortals: 1 }],
    [{ carriesBalance: null }],
    [{ debt: { balance: 0, payment: 100 } }],
    [{ debt: { balance: 100_000, payment: 100 } }],
    [{ debt: 'much' }],
    [{ rent: -1 }],
    [{ rent: 100_000 }],
    [{ rent: 12.5 }],
    [{ rent: '1500' }],
    [{ memberships: 'costco' }],
    [{ credits: { 0: 'uber-cash' } }],
    [{ programs: ['delta-skymiles'] }],
    [{ pointValues: null }],
  ])('replaces only the invalid part %j by its default', (broken) => {
    const [part = ''] = Object.keys(broken)
    const expected = { ...renter, ...Object.fromEntries([[part, Reflect.get(defaultProfile, part)]]) }
    expect(parseProfile({ ...renter, ...broken })).toEqual(expected)
  })

  it('drops ids that are no ids, and ids that are listed twice', () => {
    expect(parseProfile({ memberships: ['costco', 7, 'a,b', '', 'costco', 'aaa'] }).memberships).toEqual([
      'costco',
      'aaa',
    ])
  })

  it('uses a program without its amount if the amount is invalid', () => {
    expect(parseProfile({ programs: { delta: -5, united: 1e9, hyatt: 20.5, 'a:b': 1 } }).programs).toEqual({
      delta: null,
      united: null,
      hyatt: null,
    })
  })

  it('accepts point values from 0 to 10 cents', () => {
    expect(
      parseProfile({ pointValues: { a: 0, b: 1000, c: 1001, d: -1, e: 1.5, f: '100' } }).pointValues,
    ).toEqual({
      a: 0,
      b: 1000,
    })
  })
})

describe('the stored profile', () => {
  it('is the default until something is stored', () => {
    expect(readProfile()).toBe(defaultProfile)
  })

  it('survives a reload of the page', async () => {
    writeProfile(renter)
    vi.resetModules()
    const reloaded = await import('./stored-profile.ts')
    expect(reloaded.readProfile()).toEqual(renter)
  })

  it.each(['{', 'null', '7', '"good"', ''])('is the default if storage has %j', (text) => {
    localStorage.setItem(storageKeys.profile, text)
    expect(readProfile()).toEqual(defaultProfile)
  })

  it('is forgotten by clearAll, also on screen', () => {
    render(<Credit name="shown" />)
    act(() => writeProfile(renter))
    expect(creditOf('shown')).toBe('fair')
    act(() => clearAll())
    expect(creditOf('shown')).toBe('good')
    expect(readProfile()).toBe(defaultProfile)
    expect(localStorage.getItem(storageKeys.profile)).toBeNull()
  })
})

describe('useProfile', () => {
  it('shows every component the same profile', () => {
    render(
      <>
        <Credit name="one" />
        <Credit name="two" />
      </>,
    )
    act(() => screen.getByRole('button', { name: 'one' }).click())
    expect([creditOf('one'), creditOf('two')]).toEqual(['excellent', 'excellent'])
    expect(readProfile().credit).toBe('excellent')
  })

  it('follows another tab', () => {
    render(<Credit name="shown" />)
    changeInOtherTab(JSON.stringify(renter), storageKeys.profile)
    expect(creditOf('shown')).toBe('fair')
    changeInOtherTab(null, null)
    expect(creditOf('shown')).toBe('good')
  })

  it('follows another tab back to what it was before', () => {
    writeProfile(renter)
    render(<Credit name="shown" />)
    const before = localStorage.getItem(storageKeys.profile)
    act(() => writeProfile({ ...renter, credit: 'poor' }))
    expect(creditOf('shown')).toBe('poor')
    changeInOtherTab(before, storageKeys.profile)
    expect(creditOf('shown')).toBe('fair')
  })

  it('works in a browser that stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    render(<Credit name="shown" />)
    act(() => screen.getByRole('button', { name: 'shown' }).click())
    expect(creditOf('shown')).toBe('excellent')
  })

  it('renders the default profile on the server', () => {
    writeProfile(renter)
    expect(renderToString(<Credit name="shown" />)).toContain('good')
  })
})

function Credit({ name }: { name: string }) {
  const [profile, setProfile] = useProfile()
  return (
    <button type="button" aria-label={name} onClick={() => setProfile({ ...profile, credit: 'excellent' })}>
      {profile.credit}
    </button>
  )
}

const creditOf = (name: string) => screen.getByRole('button', { name }).textContent

/** What a browser does in this tab when another one changes storage. A null key means that all keys were removed. */
function changeInOtherTab(text: string | null, key: string | null): void {
  act(() => {
    if (text === null) {
      localStorage.clear()
    } else {
      localStorage.setItem(storageKeys.profile, text)
    }
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  })
}
