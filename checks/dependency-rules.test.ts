/** The rules of `.dependency-cruiser.mjs`, on a small repository that breaks each of them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './repo-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each file with the one rule that it breaks; null if it follows all of them. */
const files: readonly [path: string, text: string, rule: string | null][] = [
  ['engine/src/money.ts', 'export const cents = 1', null],
  ['engine/src/card/card.ts', "export { cents } from '../money.ts'", null],
  ['engine/src/spend/spend.ts', "import '../backtest/run.ts'", 'engine-layers'],
  ['engine/src/backtest/run.ts', "import '../spend/spend.ts'", null],
  ['engine/src/rank/rank.ts', "import '@cardsight/sandbox'", 'engine-packages'],
  ['engine/src/debt/debt.ts', "import '../../../engine/src/money.ts'", null],
  ['catalog/src/compile.ts', "import '@cardsight/engine'; import 'node:fs'", null],
  ['catalog/src/compile.test.ts', "import '@cardsight/sandbox'", 'catalog-packages-in-tests'],
  ['sandbox/src/sandbox.ts', "import '../../sandbox/src/bank/bank.ts'", null],
  ['sandbox/src/bank/bank.ts', 'export const bank = 1', null],
  ['server/src/main.ts', "import '@cardsight/sandbox'", null],
  ['server/src/app.ts', "import './testing/factories.ts'", 'test-code-in-product'],
  ['server/src/app.test.ts', "import './testing/factories.ts'; import '@cardsight/sandbox'", null],
  ['server/src/testing/factories.ts', 'export const user = 1', null],
  ['server/src/repositories/users.ts', 'export type Row = string; export const find = 1', null],
  ['server/src/presenters/user.ts', "export type { Row } from '../repositories/users.ts'", null],
  [
    'server/src/presenters/account.ts',
    "export { find } from '../repositories/users.ts'",
    'server-layers-types',
  ],
  ['server/src/routes/users.ts', "export type { Row } from '../repositories/users.ts'", 'server-layers'],
  ['server/src/jobs/sync.ts', "import 'left-pad'", 'undeclared-package'],
  ['server/src/helpers/a.ts', "import '../main.ts'", 'server-has-no-such-folder'],
  ['web/src/lib/a.ts', "import 'node:fs'", 'node-in-browser'],
  ['web/src/lib/b.ts', "import '../../../../e2e/browser.ts'", 'package-by-path'],
  ['web/src/entry.server.tsx', "import 'node:stream'", null],
  ['web/src/features/results/a.ts', "import './b.ts'", null],
  ['web/src/features/results/b.ts', "import '../why/c.ts'", 'features-dont-meet'],
  ['web/src/features/why/c.ts', 'export const c = 1', null],
  ['web/src/pages/home/d.ts', "import '../card/e.ts'; import '../../features/why/c.ts'", 'pages-dont-meet'],
  ['web/src/pages/card/e.ts', 'export const e = 1', null],
  ['web/src/ui/button.tsx', "export const page = () => import('../pages/home.tsx')", 'web-layers'],
  ['web/src/pages/home.tsx', 'export const home = 1', null],
  ['extra/src/extra.ts', "import './other.ts'", 'no-such-package'],
  ['extra/src/other.ts', 'export const other = 1', null],
]

const entries = {
  engine: 'money.ts',
  catalog: 'compile.ts',
  sandbox: 'sandbox.ts',
  server: 'main.ts',
  web: 'root.tsx',
  extra: 'extra.ts',
}

it('each dependency rule reports what breaks it, and nothing else', () => {
  for (const [path, text] of files) {
    write(`packages/${path}`, `${text}\n`)
  }
  write('e2e/browser.ts', 'export const browser = 1')
  write('node_modules/left-pad/index.js', 'module.exports = 1')
  write('node_modules/left-pad/package.json', '{ "name": "left-pad", "version": "1.0.0" }')
  mkdirSync(join(folder, 'node_modules/@cardsight'))
  for (const [name, entry] of Object.entries(entries)) {
    const dependencies = { '@cardsight/engine': '1.0.0', '@cardsight/sandbox': '1.0.0' }
    write(`packages/${name}/package.json`, JSON.stringify({ exports: `./src/${entry}`, dependencies }))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@cardsight', name), 'junction')
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/.bin/depcruise'),
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '-T',
      'json',
      'packages',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const { violations }: { violations: { from: string; rule: { name: string } }[] } =
    JSON.parse(stdout).summary
  expect(new Set(violations.map(({ from, rule }) => `${from}: ${rule.name}`))).toEqual(
    new Set(files.flatMap(([path, , rule]) => (rule === null ? [] : [`packages/${path}: ${rule}`]))),
  )
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
