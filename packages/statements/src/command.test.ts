import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { refusals } from './sentences.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

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
})

function run(...files: readonly string[]) {
  const paths = files.map((file) => `packages/statements/corpus/${file}`)
  const { stdout, status } = spawnSync(process.execPath, ['scripts/statements.ts', ...paths], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: root },
  })
  const lines: unknown[] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return { lines, status }
}
