import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { returningScript, storageKeys } from '../lib/storage.ts'
import { HomeTabs } from './home-tabs.tsx'

function tabsAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <HomeTabs />
    </MemoryRouter>,
  )
  return screen.queryByRole('navigation', { name: 'Home' })
}

it.each([
  ['/find-best-card-for-your-spend', 'Best card'],
  ['/your-wallet?size=3', 'Wallet'],
  ['/your-cards/', 'Use today'],
  ['/your-cards?view=tracker', 'Use today'],
  ['/your-cards?view=plan', 'Wallet'],
  ['/your-cards?view=cards', 'Wallet'],
  ['/your-spending', 'Spending'],
])('are the same four on %s, which marks %s', (path, current) => {
  const tabs = within(tabsAt(path) ?? document.body)
  expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Best card', '/find-best-card-for-your-spend'],
    ['Wallet', '/your-wallet'],
    ['Use today', '/your-cards'],
    ['Spending', '/your-spending'],
  ])
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(current)
})

it.each(['/cards', '/account', '/statements'])('aren’t on %s', (path) => {
  expect(tabsAt(path)).toBeNull()
})

describe('on the home page', () => {
  afterEach(() => window.localStorage.clear())

  it('the server sends one line with a script that shows it to browsers that have been here before', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <HomeTabs />
      </MemoryRouter>,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.querySelector('script')?.textContent).toBe(returningScript)
    expect(page.querySelector('.hidden')?.className).toContain('in-data-returning:block')
    expect(page.querySelector('.hidden a')?.getAttribute('href')).toBe('/find-best-card-for-your-spend')
  })

  it('a navigation within the app shows the line to them, too', () => {
    window.localStorage.setItem(storageKeys.costs, '{"isManualCost":true}')
    expect(tabsAt('/')).toBeNull()
    const link = screen.getByRole('link', { name: 'Go to your results' })
    expect(link.closest('.hidden')).toBeNull()
  })

  it('new visitors don’t see it', () => {
    window.localStorage.setItem(storageKeys.costs, '{"isManualCost":false}')
    tabsAt('/')
    const link = screen.getByRole('link', { name: 'Go to your results' })
    expect(link.closest('.hidden')).not.toBeNull()
  })
})
