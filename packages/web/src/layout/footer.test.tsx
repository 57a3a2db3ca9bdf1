import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '../lib/storage.ts'
import { Footer, ThemeSwitch } from './footer.tsx'
import { themeColors } from './theme.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-15T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (footer = <Footer />) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: footer }])} />)
const links = () =>
  within(screen.getByRole('navigation', { name: 'Footer' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const pages = [
  ['How it works', '/#HowItWorks'],
  ['Support', '/support'],
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy-policy'],
  ['Cookies Policy', '/cookies-policy'],
  ['Card changes', '/cards/changes'],
  ['Open Data', '/open-data'],
]

describe('the footer', () => {
  it('S-FOOT-01, S-GEN-12: links the pages in order, and no social profile without an address', () => {
    show()
    expect(links()).toEqual(pages)
  })

  it('S-FOOT-01, S-GEN-12: links the social profiles after the pages', () => {
    const social = [{ label: 'YouTube', address: 'https://video.example/cardsight' }]
    show(<Footer social={social} />)
    expect(links()).toEqual([...pages, ['YouTube', 'https://video.example/cardsight']])
  })

  it('S-FOOT-02, B-CONST-24: shows the years up to this one', () => {
    show()
    expect(screen.getByText('© 2021–2027 Cardsight')).toBeDefined()
  })
})

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const shownTheme = () => document.documentElement.dataset.theme
const metas = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media)

beforeEach(() => {
  localStorage.clear()
  for (const theme of ['light', 'dark'] as const) {
    const meta = document.createElement('meta')
    meta.name = 'theme-color'
    meta.content = themeColors[theme]
    document.head.append(meta)
  }
})
afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.remove()
  }
})

describe('the theme switch', () => {
  it('follows the system until the user chooses', () => {
    render(<ThemeSwitch />)
    expect(choice('System').checked).toBe(true)
    expect(shownTheme()).toBeUndefined()
    expect(metas()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  it('applies and stores a choice, and colors the browser interface', () => {
    render(<ThemeSwitch />)
    fireEvent.click(choice('Dark'))
    expect([choice('Dark').checked, shownTheme(), localStorage.getItem(storageKeys.theme)]).toEqual([
      true,
      'dark',
      'dark',
    ])
    expect(metas()).toEqual(['not all', 'all'])
  })

  it('stores nothing for the system’s theme', () => {
    localStorage.setItem(storageKeys.theme, 'dark')
    render(<ThemeSwitch />)
    expect(choice('Dark').checked).toBe(true)
    fireEvent.click(choice('System'))
    expect([shownTheme(), localStorage.getItem(storageKeys.theme)]).toEqual([undefined, null])
  })

  it('follows a choice made in another tab', () => {
    render(<ThemeSwitch />)
    localStorage.setItem(storageKeys.theme, 'light')
    fireEvent(window, new StorageEvent('storage', { key: storageKeys.theme }))
    expect([choice('Light').checked, shownTheme()]).toEqual([true, 'light'])
  })

  it('is rendered by the server for the system’s theme', () => {
    expect(renderToString(<ThemeSwitch />)).toContain('checked="" value="system"')
  })
})
