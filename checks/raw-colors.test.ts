import { expect, it } from 'vitest'
import { findEmoji, findRawColors } from './raw-colors.ts'
import { filesBelow, readText } from './repo-files.ts'

const pageFiles = filesBelow('packages/web/src')
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readText(path) }))

it('pages use colors of the tokens, so that each has a value in both themes', () => {
  expect(pageFiles.length).toBeGreaterThan(0)
  expect(findRawColors(pageFiles)).toEqual([])
})

it('pages have line icons and no emoji', () => {
  expect(findEmoji(pageFiles)).toEqual([])
})

it('finds raw colors in every notation, and nothing else', () => {
  const found = (text: string, path = 'packages/web/src/ui/box.tsx') => findRawColors([{ path, text }])
  for (const color of ['#fff', '#FAF8F3', '#12345678', 'rgb(', 'oklch(', 'bg-white']) {
    expect(found(`<p className="${color}">`)).toEqual([`packages/web/src/ui/box.tsx: ${color}`])
  }
  expect(found('href="#faq" to="#added-cards" var(--color-ink) url(#a1b2c3d4e5)')).toEqual([])
  expect(found('#fff', 'packages/web/src/styles/tokens.css')).toEqual([])
})

it('finds emoji, and leaves typographic signs', () => {
  const found = (text: string) => findEmoji([{ path: 'a.tsx', text }])
  expect(found('A trophy 🏆 and a check ✔')).toEqual(['a.tsx: 🏆', 'a.tsx: ✔'])
  expect(found('© 2026 Cardsight™ → 2')).toEqual([])
})
