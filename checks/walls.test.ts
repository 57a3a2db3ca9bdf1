import { describe, expect, it } from 'vitest'
import { importsOf, readSource } from './source.ts'
import { findBreaches } from './walls.ts'

const declared = {
  room: ['zod', '@scope/tool', '@cardsight/engine', '@cardsight/web', '@cardsight/sandbox'],
  root: ['vitest'],
}

function breachesOf(path: string, text: string): string[] {
  return findBreaches(readSource(`packages/${path}`, text), declared)
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

  it('is not misled by comments, and keeps addresses in strings', () => {
    const { code } = readSource(
      'packages/web/src/lib/a.ts',
      "// import 'one'\n/* import 'two' */\nconst site = 'https://example.com'; import 'three'\n",
    )
    expect(importsOf(code)).toEqual([{ specifier: 'three', isTypeOnly: false }])
    expect(code).toContain('https://example.com')
  })
})

describe('doors between rooms', () => {
  it.each([
    [
      'engine/src/money.ts',
      "import { release } from '@cardsight/catalog'",
      'engine may not import @cardsight/catalog',
    ],
    ['contract/src/users.ts', "import '@cardsight/engine'", 'contract may not import @cardsight/engine'],
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
  ])('are walls: %s with %s', (path, text, breach) => {
    expect(breachesOf(path, text)).toContain(`packages/${path}: ${breach}`)
  })

  it('are open where the plan says so', () => {
    expect(breachesOf('catalog/src/compile.ts', "import '@cardsight/engine'")).toEqual([])
    expect(breachesOf('server/src/main.ts', "import '@cardsight/sandbox'")).toEqual([])
    expect(breachesOf('server/src/built-web.ts', "import '@cardsight/web/server-build'")).toEqual([])
    expect(breachesOf('server/src/bank/plaid-bank.test.ts', "import '@cardsight/sandbox'")).toEqual([])
  })

  it('cannot be gone round by a path', () => {
    expect(breachesOf('web/src/lib/a.ts', "import '../../../server/src/config.ts'")).toEqual([
      'packages/web/src/lib/a.ts: ../../../server/src/config.ts leads out of the room; import the other room by its name',
    ])
    expect(breachesOf('web/src/lib/a.test.ts', "import '../../../server/src/config.ts'")).toHaveLength(1)
  })
})

describe('layers inside a room', () => {
  it.each([
    [
      'server/src/repositories/users.ts',
      '../services/sign-in.ts',
      'repositories/ may not reach into services/',
    ],
    ['server/src/services/sign-in.ts', '../http/validate.ts', 'services/ may not reach into http/'],
    ['server/src/routes/users.ts', '../repositories/users.ts', 'routes/ may not reach into repositories/'],
    [
      'server/src/presenters/user.ts',
      '../repositories/users.ts',
      'presenters/ may not reach into repositories/',
    ],
    ['web/src/ui/button.tsx', '../pages/home/home-page.tsx', 'ui/ may not reach into pages/'],
    [
      'web/src/features/results/a.ts',
      '../breakdown/b.ts',
      'features/results/ may not reach into features/breakdown/',
    ],
    ['engine/src/spend/spend.ts', '../backtest/backtest.ts', 'spend/ may not reach into backtest/'],
  ])('are walls: %s to %s', (path, specifier, breach) => {
    expect(breachesOf(path, `import { a } from '${specifier}'`)).toEqual([
      `packages/${path}: ${breach} (${specifier})`,
    ])
  })

  it('are open where the plan says so, to the hallway, and to tests', () => {
    expect(breachesOf('server/src/routes/users.ts', "import '../services/rename.ts'")).toEqual([])
    expect(
      breachesOf('server/src/repositories/users.ts', "import '../errors.ts'; import './sessions.ts'"),
    ).toEqual([])
    expect(breachesOf('server/src/app.ts', "import './routes/index.ts'")).toEqual([])
    expect(breachesOf('server/src/db/migrate.test.ts', "import '../services/a.ts'")).toEqual([])
    expect(breachesOf('web/src/features/results/a.ts', "import './b.ts'")).toEqual([])
  })

  it('let a presenter name what it shapes, but not fetch it', () => {
    const path = 'server/src/presenters/user.ts'
    expect(breachesOf(path, "import type { UserRow } from '../repositories/users.ts'")).toEqual([])
    expect(
      breachesOf(path, "import { type UserRow, findUser } from '../repositories/users.ts'"),
    ).toHaveLength(1)
  })

  it('keep what is for tests out of the product, even in the hallway', () => {
    expect(breachesOf('server/src/app.ts', "import './testing/factories.ts'")).toEqual([
      'packages/server/src/app.ts: ./testing/factories.ts is for tests only',
    ])
  })

  it('are all in the plan: a new folder is told', () => {
    expect(breachesOf('server/src/helpers/a.ts', '')).toEqual([
      'packages/server/src/helpers/a.ts: helpers/ is not in the plan of server',
    ])
  })
})

describe('packages', () => {
  it('must be declared by the room that imports them, however npm hoists', () => {
    expect(breachesOf('server/src/app.ts', "import 'left-pad/lib'; import '@scope/other/deep'")).toEqual([
      'packages/server/src/app.ts: left-pad is not declared in packages/server/package.json',
      'packages/server/src/app.ts: @scope/other is not declared in packages/server/package.json',
    ])
    expect(breachesOf('server/src/app.ts', "import 'zod/v4'; import '@scope/tool/deep'")).toEqual([])
  })

  it('of the root are for tests', () => {
    expect(breachesOf('server/src/app.test.ts', "import 'vitest'")).toEqual([])
    expect(breachesOf('server/src/app.ts', "import 'vitest'")).toHaveLength(1)
  })

  it('that only Node has stay out of rooms that run in a browser', () => {
    expect(breachesOf('web/src/lib/a.ts', "import 'node:fs'")).toEqual([
      'packages/web/src/lib/a.ts: node:fs is not there in a browser',
    ])
    expect(breachesOf('engine/src/a.ts', "import 'node:fs'")).toHaveLength(1)
    expect(breachesOf('web/src/entry.server.tsx', "import 'node:stream'")).toEqual([])
    expect(breachesOf('server/src/db/lock.ts', "import 'node:fs'")).toEqual([])
  })
})

describe('words with one home', () => {
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
  ])('are told elsewhere: %s with %s', (path, text, breach) => {
    const [found = '', ...others] = breachesOf(path, text).filter((line) => line.includes('belongs in'))
    expect(found.slice(`packages/${path}: `.length)).toMatch(breach)
    expect(others).toEqual([])
  })

  it('are at home in their files, and free in comments, tests and longer words', () => {
    expect(breachesOf('server/src/config.ts', 'process.env')).toEqual([])
    expect(breachesOf('server/src/config.test.ts', 'process.env')).toEqual([])
    expect(breachesOf('web/src/api/client.ts', 'fetch(path)')).toEqual([])
    expect(breachesOf('server/src/repositories/users.ts', "db.insertInto('users')")).toEqual([])
    expect(
      breachesOf('server/src/app.ts', '// unlike process.env\nconst store = new AsyncLocalStorage()'),
    ).toEqual([])
    expect(breachesOf('web/src/pages/home.tsx', 'prefetch(page); api.fetch(page)')).toEqual([])
  })
})

describe('the engine', () => {
  it.each([
    ['const now = Date.now()', 'the clock'],
    ['const now = new Date()', 'the clock'],
    ['const now = Date()', 'the clock'],
    ['const now = performance.now()', 'the clock'],
    ['const dice = Math.random()', 'chance'],
    ['names.sort((a, b) => a.localeCompare(b))', 'the locale'],
    ['amount.toLocaleString()', 'the locale'],
    ['date.getMonth()', 'the local time zone'],
  ])('may not use what changes its answer: %s', (text, what) => {
    expect(breachesOf('engine/src/a.ts', text)).toEqual([
      `packages/engine/src/a.ts: the engine may not use ${what}`,
    ])
  })

  it('may count days, and its tests may do as they like', () => {
    expect(breachesOf('engine/src/a.ts', 'new Date(ms).getUTCMonth(); Date.UTC(2026, 1, 1)')).toEqual([])
    expect(breachesOf('engine/src/a.test.ts', 'Math.random()')).toEqual([])
  })
})
