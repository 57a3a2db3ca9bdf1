import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { refusals } from './sentences.ts'
import { chaseCard } from './testing/pdf-chase.ts'
import { type FixtureEntry, type FixtureMonth, fixtureOf } from './testing/pdf-statement.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const corpus = fileURLToPath(new URL('../corpus', import.meta.url))

describe('the statements command', () => {
  it('prints one JSON object per file and nothing else', () => {
    const { lines, status } = run('csv/chase-card.csv', 'ofx/two-accounts.qbo')
    expect(status).toBe(0)
    expect(lines).toEqual([
      {
        file: 'packages/statements/corpus/csv/chase-card.csv',
        kind: 'csv',
        institution: 'Chase',
        account: 'Chase credit card',
        firstDay: '2026-03-02',
        lastDay: '2026-04-01',
        transactions: 8,
        // 84.17 + 41.20 + 25.99 + 6.25 + 6.25 + 95.00
        outflow: 258.86,
        inflow: 525.99,
        purchases: 5,
        refunds: 1,
        leftOut: { 'card-payment': 1, 'bank-fee': 1 },
        problems: [],
      },
      expect.objectContaining({ kind: 'qbo', transactions: 7, inflow: 1901.12 }),
    ])
  })

  it("exits with 1 if a file can't be read, and says why in its object", () => {
    const { lines, status } = run('README.md', 'csv/pnc.csv', 'missing.csv')
    expect(status).toBe(1)
    expect(lines).toMatchObject([
      { kind: 'unknown', transactions: 0, problems: [refusals.notAStatement] },
      { kind: 'csv', transactions: 2, problems: [] },
      { kind: 'unknown', transactions: 0, problems: [expect.stringContaining("couldn't be opened")] },
    ])
  })

  it('prints its usage for --help, and on stderr without a file', () => {
    const help = start(root, '--help')
    expect(help).toMatchObject({ status: 0, stderr: '' })
    expect(help.stdout).toMatch(/^Usage: npm run --silent statements -- \[--rows\] FILE/)
    expect(start(root)).toMatchObject({ status: 1, stdout: '', stderr: help.stdout })
  })
})

describe('the statements command with --rows', () => {
  it('prints every row with its kind and category, in file order', () => {
    const { stdout, stderr, status } = start(`${corpus}/csv`, '--rows', 'chase-checking.csv')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const sure = { category: null, leaf: null, certainty: 'sure', confidence: 1 }
    expect(parseLines(stdout)).toMatchObject([
      { day: '2026-04-30', amount: 500, kind: 'payment', ...sure },
      { day: '2026-04-29', amount: -2600, kind: 'income', ...sure },
      {
        day: '2026-04-22',
        amount: 63.4,
        description: "TRADER JOE'S #552 SEATTLE WA 04/21",
        kind: 'purchase',
        category: 'Supermarkets & Groceries',
        leaf: 'supermarket',
        layer: 'merchant',
        certainty: 'sure',
        confidence: expect.any(Number),
      },
      { day: '2026-04-20', amount: 120, description: 'CHECK 1052', leaf: null },
      { day: '2026-04-18', amount: 40, kind: 'transfer', ...sure },
      { day: '2026-04-15', amount: 60, kind: 'cash', ...sure },
    ])
  })

  it('has exactly the documented keys', () => {
    const { stdout } = start(`${corpus}/csv`, '--rows', 'chase-card.csv')
    const keys = 'day amount description kind category leaf layer certainty confidence'.split(' ')
    expect(parseLines(stdout).map((line) => Object.keys(line))).toEqual(Array(8).fill(keys))
  })

  it('names the file of each row if there are several, and marks copies', () => {
    const { stdout, status } = start(`${corpus}/csv`, '--rows', 'chase-card.csv', '../csv/chase-card.csv')
    expect(status).toBe(0)
    const lines = parseLines(stdout)
    expect(lines.map(({ file }) => file)).toEqual([
      ...Array(8).fill('chase-card.csv'),
      ...Array(8).fill('../csv/chase-card.csv'),
    ])
    const first = 'purchase purchase purchase purchase purchase refund payment fee'.split(' ')
    expect(lines.map(({ kind }) => kind)).toEqual([...first, ...Array(8).fill('duplicate')])
  })

  it("lists rows that don't count: pending ones, and those in another currency", () => {
    const kindsIn = (file: string) => parseLines(start(corpus, '--rows', file).stdout).map(({ kind }) => kind)
    expect(kindsIn('traps/pending-section.csv')).toEqual(['pending', 'purchase', 'purchase'])
    const other = 'other-currency'
    expect(kindsIn('currencies/mixed.csv')).toEqual(['purchase', other, 'purchase', other, other])
  })

  it("prints problems and questions to stderr, and exits with 1 if a file can't be read", () => {
    const { stdout, stderr, status } = start(
      corpus,
      '--rows',
      'README.md',
      'csv/pnc.csv',
      'traps/broken-lines.csv',
    )
    expect(status).toBe(1)
    expect(stderr).toContain(`README.md: ${refusals.notAStatement}\n`)
    expect(stderr).toMatch(/^traps\/broken-lines\.csv: /m)
    expect(new Set(parseLines(stdout).map(({ file }) => file))).toEqual(
      new Set(['csv/pnc.csv', 'traps/broken-lines.csv']),
    )
  })
})

describe('a PDF statement that lacks a purchase', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardsight-pdf-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const month: FixtureMonth = { from: '2026-03-01', to: '2026-03-31', openingCents: 0, entries: [] }
  const purchase = (text: string, cents: number): FixtureEntry => ({
    ...{ kind: 'purchase', day: '2026-03-04', posted: '2026-03-05', city: 'SEATTLE WA' },
    ...{ text, cents },
  })
  const printed = [purchase('SAFEWAY 1234', 8000), purchase('CHIPOTLE 1221', 1500)]
  const entries = [...printed, purchase('SHELL OIL 5744', 4200)]
  writeFileSync(join(folder, 'march.pdf'), fixtureOf(chaseCard, { ...month, entries }, { printed }).bytes)

  // $80.00 + $15.00 + $42.00 = $137.00, of which $42.00 isn't on the pages.
  const problem =
    /^march\.pdf: The statement says purchases .*\$137\.00, but we read \$95\.00: \$42\.00 is missing\.$/m

  it("doesn't add up to its totals, as the command says on stderr", () => {
    const { status, stderr, stdout } = start(folder, 'march.pdf')
    expect(status).toBe(0)
    expect(stderr).toMatch(problem)
    expect(parseLines(stdout)).toMatchObject([{ kind: 'pdf', transactions: 2, outflow: 95 }])
    expect(start(folder, '--rows', 'march.pdf').stderr).toMatch(problem)
  })

  it('ranks no cards unless told to', () => {
    const refused = startScript('backtest', folder, 'march.pdf')
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(problem)
    expect(startScript('backtest', folder, '--ignore-problems', 'march.pdf').status).toBe(0)
  })
})

/** Starts the command as npm does for a caller in the folder. */
function start(folder: string, ...given: readonly string[]) {
  return startScript('statements', folder, ...given)
}

function startScript(script: string, folder: string, ...given: readonly string[]) {
  return spawnSync(process.execPath, [`scripts/${script}.ts`, ...given], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  })
}

function parseLines(stdout: string): Record<string, unknown>[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function run(...files: readonly string[]) {
  const paths = files.map((file) => `packages/statements/corpus/${file}`)
  const { stdout, status } = start(root, ...paths)
  return { lines: parseLines(stdout), status }
}
