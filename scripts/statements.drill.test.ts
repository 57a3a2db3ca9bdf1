import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../checks/repo-files.ts'
import { refusals } from '../packages/statements/src/sentences.ts'
import { chaseCard } from '../packages/statements/src/testing/pdf-chase.ts'
import {
  type FixtureEntry,
  type FixtureMonth,
  fixtureOf,
} from '../packages/statements/src/testing/pdf-statement.ts'
import { runCommand, startCommand } from './testing/run-command.ts'

const corpus = join(root, 'packages/statements/corpus')

describe('the statements command', () => {
  it('prints one JSON object per file and nothing else', async () => {
    const { lines, code } = await run('csv/chase-card.csv', 'ofx/two-accounts.qbo')
    expect(code).toBe(0)
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

  it("exits with 1 if a file can't be read, and says why in its object", async () => {
    const { lines, code } = await run('README.md', 'csv/pnc.csv', 'missing.csv')
    expect(code).toBe(1)
    expect(lines).toMatchObject([
      { kind: 'unknown', transactions: 0, problems: [refusals.notAStatement] },
      { kind: 'csv', transactions: 2, problems: [] },
      { kind: 'unknown', transactions: 0, problems: [expect.stringContaining("couldn't be opened")] },
    ])
  })

  it('prints its usage for --help, and on stderr without a file', async () => {
    const help = await statements(root, '--help')
    expect(help).toMatchObject({ code: 0, said: '' })
    expect(help.out).toMatch(/^Usage: npm run --silent statements -- \[--rows\] FILE/)
    expect(await statements(root)).toEqual({ code: 1, out: '', said: help.out })
  })
})

describe('the statements command with --rows', () => {
  it('prints every row with its kind and category, in file order', async () => {
    const { out, said, code } = await statements(`${corpus}/csv`, '--rows', 'chase-checking.csv')
    expect({ code, said }).toEqual({ code: 0, said: '' })
    const sure = { category: null, leaf: null, certainty: 'sure', confidence: 1 }
    expect(parseLines(out)).toMatchObject([
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

  it('has exactly the documented keys', async () => {
    const { out } = await statements(`${corpus}/csv`, '--rows', 'chase-card.csv')
    const keys = 'day amount description kind category leaf layer certainty confidence'.split(' ')
    expect(parseLines(out).map((line) => Object.keys(line))).toEqual(Array(8).fill(keys))
  })

  it('names the file of each row if there are several, and marks copies', async () => {
    const { out, code } = await statements(
      `${corpus}/csv`,
      '--rows',
      'chase-card.csv',
      '../csv/chase-card.csv',
    )
    expect(code).toBe(0)
    const lines = parseLines(out)
    expect(lines.map(({ file }) => file)).toEqual([
      ...Array(8).fill('chase-card.csv'),
      ...Array(8).fill('../csv/chase-card.csv'),
    ])
    const first = 'purchase purchase purchase purchase purchase refund payment fee'.split(' ')
    expect(lines.map(({ kind }) => kind)).toEqual([...first, ...Array(8).fill('duplicate')])
  })

  it("lists rows that don't count: pending ones, and those in another currency", async () => {
    const kindsIn = async (file: string) =>
      parseLines((await statements(corpus, '--rows', file)).out).map(({ kind }) => kind)
    expect(await kindsIn('traps/pending-section.csv')).toEqual(['pending', 'purchase', 'purchase'])
    const other = 'other-currency'
    expect(await kindsIn('currencies/mixed.csv')).toEqual(['purchase', other, 'purchase', other, other])
  })

  it("prints problems and questions to stderr, and exits with 1 if a file can't be read", async () => {
    const { out, said, code } = await statements(
      corpus,
      '--rows',
      'README.md',
      'csv/pnc.csv',
      'traps/broken-lines.csv',
    )
    expect(code).toBe(1)
    expect(said).toContain(`README.md: ${refusals.notAStatement}\n`)
    expect(said).toMatch(/^traps\/broken-lines\.csv: /m)
    expect(new Set(parseLines(out).map(({ file }) => file))).toEqual(
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

  it("doesn't add up to its totals, as the command says on stderr", async () => {
    const { code, said, out } = await statements(folder, 'march.pdf')
    expect(code).toBe(0)
    expect(said).toMatch(problem)
    expect(parseLines(out)).toMatchObject([{ kind: 'pdf', transactions: 2, outflow: 95 }])
    expect((await statements(folder, '--rows', 'march.pdf')).said).toMatch(problem)
  })

  it('ranks no cards unless told to', async () => {
    const refused = await runCommand('backtest', ['march.pdf'], folder)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.said).toMatch(problem)
    const ignored = await runCommand('backtest', ['--ignore-problems', 'march.pdf'], folder)
    expect(ignored.code).toBe(0)
  })
})

function statements(folder: string, ...given: readonly string[]) {
  return runCommand('statements', given, folder)
}

function parseLines(out: string): Record<string, unknown>[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

async function run(...files: readonly string[]) {
  const paths = files.map((file) => `packages/statements/corpus/${file}`)
  const { out, code } = await startCommand('statements', paths)
  return { lines: parseLines(out), code }
}
