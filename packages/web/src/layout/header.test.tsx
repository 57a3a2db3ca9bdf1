import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RouteHandle } from '../route-handle.ts'
import { SessionProvider } from '../session/session-context.tsx'
import { type AuthorizeOutcome, createSessionStore } from '../session/session-store.ts'
import { Header } from './header.tsx'

const user = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

type Setup = { token?: string | null; outcome?: Promise<AuthorizeOutcome>; handle?: RouteHandle }

const signedIn: Promise<AuthorizeOutcome> = Promise.resolve({ kind: 'user', user })

function open({ token = null, outcome = signedIn, handle = { access: 'public' } }: Setup = {}) {
  const calls: string[] = []
  const store = createSessionStore({
    readToken: () => token,
    clearAll: () => calls.push('clear'),
    authorize: () => outcome,
    endToken: async () => {
      calls.push('end token')
    },
    goHome: () => calls.push('go home'),
  })
  const router = createMemoryRouter([{ path: '*', element: <Header />, handle }])
  render(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return { calls }
}

/** Names of the entries in page order, without those inside panels. */
function barEntries(): (string | null)[] {
  const entries = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a, button')
  return [...entries].filter((entry) => entry.closest('[id]') === null).map((entry) => entry.textContent)
}

function hrefsIn(listName: string): Record<string, string | null> {
  const [list] = screen.getAllByRole('list', { name: listName, hidden: true })
  const links = within(list ?? document.body).getAllByRole('link', { hidden: true })
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))
}

// On a busy machine a lazy-loaded part can take longer than a query waits.
beforeAll(() => Promise.all([import('./user-menu.tsx'), import('./advertiser-disclosure.tsx')]))

describe('the menu bar', () => {
  it('S-HEAD-03: has its entries in order', () => {
    open()
    expect(barEntries()).toEqual([
      'Credit Cards',
      'Tools',
      'Blog',
      'About us',
      'How it works',
      'Support',
      'Sign In',
      'Find Your Best Card',
      'Menu',
    ])
  })

  it('S-HEAD-04: groups the cards by category and by spend, each entry leading to its page', () => {
    open()
    expect(hrefsIn('Cards by Category')).toEqual({
      'College students': '/best-credit-cards/college-students',
      'Limited credit': '/best-credit-cards/limited-credit',
      'Frequent travelers': '/best-credit-cards/frequent-travelers',
      'Business owners': '/best-credit-cards/business-owners',
      'Current Best Cards': '/current-best-cards',
    })
    expect(hrefsIn('Cards by Spend')).toEqual({
      Groceries: '/best-credit-cards/grocery-shopping-spend',
      'Entertainment and recreation': '/best-credit-cards/entertainment-and-recreation-spend',
      Travel: '/best-credit-cards/travel-spend',
      'Gas and fuel': '/best-credit-cards/gas-and-fuel-spend',
      Dining: '/best-credit-cards/dining-and-entertainment-spend',
      'Current Best Cards': '/current-best-cards',
    })
  })

  it.each([
    ['Find Your Second Card', '/find-your-second-card'],
    ['Best card', '/find-best-card-for-your-spend'],
    ['Wallet', '/your-wallet'],
    ['Use today', '/your-cards'],
    ['Spending', '/your-spending'],
    ['Import Statements', '/statements'],
    ['Blog', '/blog'],
    ['About us', '/about'],
    ['How it works', '/#HowItWorks'],
    ['Support', '/support'],
    ['Sign In', '/signin'],
  ])('S-HEAD-05, S-HEAD-06, S-HEAD-11: %s leads to %s, in the bar and in the narrow menu', (name, path) => {
    open()
    const links = screen.getAllByRole('link', { name, hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path])
  })
})

describe('the last entry of the bar', () => {
  it('B-ROLE-4, S-HEAD-07: is Sign In without a token', () => {
    open()
    expect(screen.getAllByRole('link', { name: 'Sign In', hidden: true })).toHaveLength(2)
  })

  it('S-HEAD-07: is not Sign In while a token is checked', () => {
    open({ token: 'secret', outcome: new Promise(() => {}) })
    expect(screen.queryByRole('link', { name: 'Sign In', hidden: true })).toBeNull()
  })

  it('S-HEAD-08, S-HEAD-09, S-HEAD-10: is the user menu for a signed-in user', async () => {
    const { calls } = open({ token: 'secret' })
    const person = userEvent.setup()
    const trigger = await screen.findByRole('button', { name: 'Ada Byron' })
    expect(within(trigger).getByText('AB')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Sign In', hidden: true })).toBeNull()
    await person.click(trigger)
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Your Results', '/find-best-card-for-your-spend'],
      ['Account', '/account'],
      ['Logout', null],
    ])
    await person.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(calls).toEqual(['end token', 'clear', 'go home'])
  })
})

describe('the header button', () => {
  const shown = () =>
    screen
      .queryAllByRole('link', { name: /Find Your Best Card|Sign Up/, hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')])

  it('S-HEAD-12: leads to the dashboard by default', () => {
    open()
    expect(shown()[0]).toEqual(['Find Your Best Card', '/find-best-card-for-your-spend'])
  })

  it('S-HEAD-12: is what the page declares', () => {
    open({ handle: { access: 'visitors', headerButton: { title: 'Sign Up', path: '/signup' } } })
    expect(shown()[0]).toEqual(['Sign Up', '/signup'])
  })

  it('S-HEAD-12: is absent if the page wants none', () => {
    open({ handle: { access: 'public', headerButton: null } })
    expect(shown()).toEqual([])
  })
})

describe('the banner', () => {
  it('S-HEAD-01: leads to the blog', () => {
    open()
    expect(screen.getByRole('link', { name: 'blog' }).getAttribute('href')).toBe('/blog')
  })

  it('S-HEAD-02: opens the advertiser disclosure, and the focus returns', async () => {
    open()
    const person = userEvent.setup()
    const link = screen.getByRole('link', { name: 'Advertiser Disclosure' })
    await person.click(link)
    const dialog = await screen.findByRole('dialog', { name: 'Advertiser Disclosure' })
    expect(within(dialog).getByText(/can’t change a ranking/)).toBeDefined()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(link)
  })
})
