import { describe, expect, it } from 'vitest'
import { filesBelow, readText } from './repo-files.ts'
import { findRestrictedApis } from './restricted-apis.ts'

const violationsOf = (path: string, text: string) => findRestrictedApis(`packages/${path}`, text)

it('the packages use restricted APIs only where they belong', () => {
  const sources = filesBelow('packages').filter((path) => /\/src\/.*\.tsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => findRestrictedApis(path, readText(path)))).toEqual([])
})

describe('restricted APIs', () => {
  it.each([
    [
      'server/src/app.ts',
      'const port = process.env.PORT',
      'process.env belongs in packages/server/src/config/config.ts',
    ],
    ['web/src/pages/home.tsx', 'void fetch("/api")', /^fetch\( belongs in packages\/web\/src\/api\//],
    ['web/src/pages/home.tsx', 'void window.fetch("/api")', /^fetch\( belongs in /],
    [
      'web/src/session/a.ts',
      'localStorage.clear()',
      'browser storage belongs in packages/web/src/lib/storage.ts',
    ],
    ['web/src/session/a.ts', 'window.sessionStorage.clear()', /^browser storage belongs in /],
    [
      'server/src/services/a.ts',
      "db.selectFrom('users')",
      /^SQL belongs in packages\/server\/src\/repositories\//,
    ],
    ['server/src/routes/a.ts', 'await sql`select 1`.execute(db)', /^SQL belongs in /],
    ['server/src/routes/a.ts', 'await sql<Row>`select 1`.execute(db)', /^SQL belongs in /],
  ])('are reported elsewhere: %s with %s', (path, text, violation) => {
    const [found = '', ...others] = violationsOf(path, text).filter((line) => line.includes('belongs in'))
    expect(found.slice(`packages/${path}: `.length)).toMatch(violation)
    expect(others).toEqual([])
  })

  it('are allowed in their files, in comments and tests, and as part of longer words', () => {
    expect(violationsOf('server/src/config/config.ts', 'process.env')).toEqual([])
    expect(violationsOf('server/src/config.test.ts', 'process.env')).toEqual([])
    expect(violationsOf('web/src/api/client.ts', 'fetch(path)')).toEqual([])
    expect(violationsOf('server/src/repositories/users.ts', "db.insertInto('users')")).toEqual([])
    expect(
      violationsOf('server/src/app.ts', '// unlike process.env\nconst store = new AsyncLocalStorage()'),
    ).toEqual([])
    expect(violationsOf('web/src/pages/home.tsx', 'prefetch(page); api.fetch(page)')).toEqual([])
  })
})

describe('the engine', () => {
  it.each([
    ['const now = Date.now()', 'the clock'],
    ['const now = new Date()', 'the clock'],
    ['const now = Date()', 'the clock'],
    ['const now = performance.now()', 'the clock'],
    ['const dice = Math.random()', 'randomness'],
    ['names.sort((a, b) => a.localeCompare(b))', 'the locale'],
    ['amount.toLocaleString()', 'the locale'],
    ['date.getMonth()', 'the local time zone'],
  ])('may not use anything that changes its result: %s', (text, what) => {
    expect(violationsOf('engine/src/a.ts', text)).toEqual([
      `packages/engine/src/a.ts: the engine may not use ${what}`,
    ])
  })

  it('may count days; its tests may use anything', () => {
    expect(violationsOf('engine/src/a.ts', 'new Date(ms).getUTCMonth(); Date.UTC(2026, 1, 1)')).toEqual([])
    expect(violationsOf('engine/src/a.test.ts', 'Math.random()')).toEqual([])
  })
})
