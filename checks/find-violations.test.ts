import { describe, expect, it } from 'vitest'
import { findViolations } from './find-violations.ts'
import { importsOf, readSource } from './source.ts'

const declared = {
  ownPackage: ['zod', '@scope/tool', '@cardsight/engine', '@cardsight/web', '@cardsight/sandbox'],
  root: ['vitest'],
}

function violationsOf(path: string, text: string): string[] {
  return findViolations(readSource(`packages/${path}`, text), declared)
}

describe('importsOf', () => {
  it('finds every way to import', () => {
    const code = [
      "import a from 'one'",
      "import { type B, c } from 'two'",
      "import type { D } from 'three'",
      'import * as e from "four"',
      "import 'five'",
      "export { f } from 'six'",
      "export type { G } from 'seven'",
      "const h = await import('eight')",
      "const i = require('nine')",
      'import {\n  j,\n  k,\n} from "ten"',
      "type L = import('eleven').L",
      "const m = import.meta.resolve('twelve')",
      'const n = import(`thirteen`)',
    ].join('\n')
    expect(
      importsOf(code)
        .map(({ specifier }) => specifier)
        .sort(),
    ).toEqual(
      [
        'one',
        'two',
        'three',
        'four',
        'five',
        'six',
        'seven',
        'eight',
        'nine',
        'ten',
        'eleven',
        'twelve',
        'thirteen',
      ].sort(),
    )
    expect(
      importsOf(code)
        .filter(({ isTypeOnly }) => isTypeOnly)
        .map(({ specifier }) => specifier),
    ).toEqual(['three', 'seven'])
  })

  it('ignores comments and keeps URLs in strings', () => {
    const { code } = readSource(
      'packages/web/src/lib/a.ts',
      "// import 'one'\n/* import 'two' */\nconst site = 'https://example.com'; import 'three'\n",
    )
    expect(importsOf(code)).toEqual([{ specifier: 'three', isTypeOnly: false }])
    expect(code).toContain('https://example.com')
  })
})

describe('imports between packages', () => {
  it.each([
    [
      'engine/src/money.ts',
      "import { release } from '@cardsight/catalog'",
      'engine may not import @cardsight/catalog',
    ],
    ['contract/src/users.ts', "import '@cardsight/catalog'", 'contract may not import @cardsight/catalog'],
    ['sandbox/src/sandbox.ts', "import '@cardsight/engine'", 'sandbox may not import @cardsight/engine'],
    [
      'web/src/lib/a.ts',
      "import type { Deps } from '@cardsight/server'",
      'web may not import @cardsight/server',
    ],
    ['web/src/lib/a.ts', "import '@cardsight/sandbox'", 'web may not import @cardsight/sandbox'],
    ['server/src/app.ts', "import '@cardsight/sandbox'", 'server may not import @cardsight/sandbox'],
    [
      'server/src/app.ts',
      "import '@cardsight/web/server-build'",
      'server may not import @cardsight/web/server-build',
    ],
    [
      'server/src/app.ts',
      "import '@cardsight/server/testing'",
      'server may not import @cardsight/server/testing',
    ],
    ['web/src/lib/a.test.ts', "import '@cardsight/sandbox'", 'web may not import @cardsight/sandbox'],
  ])('are forbidden: %s with %s', (path, text, violation) => {
    expect(violationsOf(path, text)).toContain(`packages/${path}: ${violation}`)
  })

  it('are allowed where the rules say so', () => {
    expect(violationsOf('catalog/src/compile.ts', "import '@cardsight/engine'")).toEqual([])
    expect(violationsOf('server/src/main.ts', "import '@cardsight/sandbox'")).toEqual([])
    expect(violationsOf('server/src/built-web.ts', "import '@cardsight/web/server-build'")).toEqual([])
    expect(violationsOf('server/src/bank/plaid/plaid-bank.test.ts', "import '@cardsight/sandbox'")).toEqual(
      [],
    )
  })

  it("can't be bypassed with a relative path", () => {
    expect(violationsOf('web/src/lib/a.ts', "import '../../../server/src/config.ts'")).toEqual([
      'packages/web/src/lib/a.ts: ../../../server/src/config.ts leaves the package; import the other package by name',
    ])
    expect(violationsOf('web/src/lib/a.test.ts', "import '../../../server/src/config.ts'")).toHaveLength(1)
  })
})

describe('layers inside a package', () => {
  it.each([
    [
      'server/src/repositories/users.ts',
      '../services/sign-in.ts',
      'repositories/ may not import from services/',
    ],
    ['server/src/services/sign-in.ts', '../http/validate.ts', 'services/ may not import from http/'],
    ['server/src/routes/users.ts', '../repositories/users.ts', 'routes/ may not import from repositories/'],
    [
      'server/src/presenters/user.ts',
      '../repositories/users.ts',
      'presenters/ may not import from repositories/',
    ],
    ['web/src/ui/button.tsx', '../pages/home/home-page.tsx', 'ui/ may not import from pages/'],
    [
      'web/src/features/results/a.ts',
      '../breakdown/b.ts',
      'features/results/ may not import from features/breakdown/',
    ],
    ['engine/src/spend/spend.ts', '../backtest/backtest.ts', 'spend/ may not import from backtest/'],
  ])('are enforced: %s to %s', (path, specifier, violation) => {
    expect(violationsOf(path, `import { a } from '${specifier}'`)).toEqual([
      `packages/${path}: ${violation} (${specifier})`,
    ])
  })

  it('allow listed folders, files directly in src/, and tests', () => {
    expect(violationsOf('server/src/routes/users.ts', "import '../services/rename.ts'")).toEqual([])
    expect(
      violationsOf('server/src/repositories/users.ts', "import '../errors.ts'; import './sessions.ts'"),
    ).toEqual([])
    expect(violationsOf('server/src/app.ts', "import './routes/index.ts'")).toEqual([])
    expect(violationsOf('server/src/db/migrate.test.ts', "import '../services/a.ts'")).toEqual([])
    expect(violationsOf('web/src/features/results/a.ts', "import './b.ts'")).toEqual([])
  })

  it('let a presenter import types but not values', () => {
    const path = 'server/src/presenters/user.ts'
    expect(violationsOf(path, "import type { UserRow } from '../repositories/users.ts'")).toEqual([])
    expect(
      violationsOf(path, "import { type UserRow, findUser } from '../repositories/users.ts'"),
    ).toHaveLength(1)
  })

  it('keep test code out of the product', () => {
    expect(violationsOf('server/src/app.ts', "import './testing/factories.ts'")).toEqual([
      'packages/server/src/app.ts: ./testing/factories.ts is for tests only',
    ])
  })

  it('must be listed: a new folder is reported', () => {
    expect(violationsOf('server/src/helpers/a.ts', '')).toEqual([
      "packages/server/src/helpers/a.ts: helpers/ isn't in the dependency rules of server",
    ])
  })
})

describe('packages', () => {
  it('must be declared by the package that imports them, even if npm hoists them', () => {
    expect(violationsOf('server/src/app.ts', "import 'left-pad/lib'; import '@scope/other/deep'")).toEqual([
      'packages/server/src/app.ts: left-pad is not declared in packages/server/package.json',
      'packages/server/src/app.ts: @scope/other is not declared in packages/server/package.json',
    ])
    expect(violationsOf('server/src/app.ts', "import 'zod/v4'; import '@scope/tool/deep'")).toEqual([])
  })

  it('declared at the root are for tests only', () => {
    expect(violationsOf('server/src/app.test.ts', "import 'vitest'")).toEqual([])
    expect(violationsOf('server/src/app.ts', "import 'vitest'")).toHaveLength(1)
  })

  it('built into Node stay out of packages that run in a browser', () => {
    expect(violationsOf('web/src/lib/a.ts', "import 'node:fs'")).toEqual([
      "packages/web/src/lib/a.ts: node:fs isn't available in a browser",
    ])
    expect(violationsOf('engine/src/a.ts', "import 'node:fs'")).toHaveLength(1)
    expect(violationsOf('web/src/entry.server.tsx', "import 'node:stream'")).toEqual([])
    expect(violationsOf('server/src/db/lock.ts', "import 'node:fs'")).toEqual([])
  })
})

describe('restricted APIs', () => {
  it.each([
    [
      'server/src/app.ts',
      'const port = process.env.PORT',
      'process.env belongs in packages/server/src/config.ts',
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
    expect(violationsOf('server/src/config.ts', 'process.env')).toEqual([])
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
