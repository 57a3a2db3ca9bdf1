import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
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

it('are one line on the home page, for browsers that have been here before', () => {
  expect(tabsAt('/')).toBeNull()
  // React warns once that it doesn't run the script. Browsers run it as part of the document.
  vi.spyOn(console, 'error').mockClear()
  const link = screen.getByRole('link', { name: 'Go to your results' })
  expect(link.getAttribute('href')).toBe('/find-best-card-for-your-spend')
  // Hidden unless the page's script marks the browser.
  expect(link.closest('.hidden')?.className).toContain('in-data-returning:block')
})
