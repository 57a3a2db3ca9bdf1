import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storageKeys } from '../lib/storage.ts'
import { themeColors } from '../lib/theme-colors.ts'
import { ThemeSwitch } from './theme-switch.tsx'

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
