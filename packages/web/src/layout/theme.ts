/** The theme of this browser: the system's, unless the user chose one. All tabs agree on it. */
import { useSyncExternalStore } from 'react'
import { readText, removeKey, storageKeys, watchKey, writeText } from '../lib/storage.ts'

/** The page background of each theme, for browser interface around the page. A test compares them with the tokens. */
export const themeColors = { light: '#faf8f3', dark: '#0f1613' } as const

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The server doesn't know the choice and renders the system's theme. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(watchTheme, readTheme, () => 'system'), chooseTheme]
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    removeKey('local', storageKeys.theme)
  } else {
    writeText('local', storageKeys.theme, theme)
  }
  // Again with the choice itself: a browser that can't store it still shows it until the page is left.
  applyTheme(theme)
}

function readTheme(): Theme {
  const stored = readText('local', storageKeys.theme)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function watchTheme(onChange: () => void): () => void {
  applyTheme(readTheme())
  return watchKey(storageKeys.theme, () => {
    applyTheme(readTheme())
    onChange()
  })
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    delete dataset.theme
  } else {
    dataset.theme = theme
  }
  colorBrowserInterface(theme)
}

/** Each meta element names the color of one theme; the media query says when the browser uses it. */
function colorBrowserInterface(theme: Theme): void {
  for (const element of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ownTheme = element.content === themeColors.dark ? 'dark' : 'light'
    const chosen = theme === ownTheme ? 'all' : 'not all'
    element.media = theme === 'system' ? `(prefers-color-scheme: ${ownTheme})` : chosen
  }
}
