import { describe, expect, it } from 'vitest'
import { parseTables } from './parse-tables.ts'
import { describeProblem } from './problem.ts'
import { packageDir, readTables } from './read-files.ts'

const files = readTables(packageDir)

function problemsWith(name: keyof typeof files, text: string) {
  const parsed = parseTables({ ...files, [name]: { path: `tables/${name}.yaml`, text } })
  return parsed.ok ? [] : parsed.problems.map(describeProblem)
}

describe('the tables', () => {
  it('are valid', () => {
    expect(parseTables(files).ok).toBe(true)
  })

  it.each([
    [
      'groups',
      'gas: { name: gas, leaves: [petrol] }',
      'tables/groups.yaml: gas.leaves.0: is not a leaf of the engine',
    ],
    [
      'groups',
      'gas: { name: gas, leaves: [gas], exceptAt: [shall] }',
      'tables/groups.yaml: gas.exceptAt: shall is not in merchants.yaml',
    ],
    [
      'groups',
      'amazon: { name: Amazon, leaves: [books] }',
      'tables/groups.yaml: amazon: is also the key of a merchant',
    ],
    [
      'issuers',
      'A Bank: { folder: a-bank, color: red }',
      'tables/issuers.yaml: A Bank.color: must be a color such as #334455',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-02-01, to: 2026-01-01, on: [gas] }] }',
      'tables/calendars.yaml: c.entries.0: ends on 2026-01-01, before it starts',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-01-01, to: 2026-02-01 }] }',
      'tables/calendars.yaml: c.entries.0: must have on or at',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-01-01, to: 2026-02-01, on: [petrol] }] }',
      'tables/calendars.yaml: c.entries.0.on: petrol is neither in groups.yaml nor a leaf',
    ],
    [
      'calendars',
      'c: { name: c, entries: [{ from: 2026-01-01, to: 2026-02-01, at: [shall] }] }',
      'tables/calendars.yaml: c.entries.0.at: shall is not in merchants.yaml',
    ],
  ] as const)('report a problem in %s: %s', (name, text, problem) => {
    expect(problemsWith(name, text)).toContain(problem)
  })
})
