import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from './repo-files.ts'
import { listRunningTests } from './running-tests.ts'

let folder: string

/** Below the root, so that the test files find Vitest; no other check reads `.cache`. */
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/running-tests-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeTest(name: string, lines: readonly string[]) {
  writeFileSync(join(folder, name), [`import { describe, it } from 'vitest'`, ...lines].join('\n'))
}

it('lists the tests that run, with the titles around them and the rows of their tables', () => {
  writeTest('a.test.ts', [
    `describe('a page', () => { it('opens', () => {}) })`,
    `it.each(['one', 'two'])('%s', () => {})`,
    `it.skipIf(false)('on this machine', () => {})`,
    // None of these runs.
    `// it('in a comment', () => {})`,
    `export const helper = () => it('in a helper that nobody calls', () => {})`,
    `it.skip('skipped', () => {})`,
    `it.skipIf(true)('skipped on this machine', () => {})`,
    `it.todo('planned')`,
    `describe.skip('a skipped block', () => { it('skipped with its block', () => {}) })`,
    `describe('a block without tests', () => {})`,
    `it.each([])('a table without rows: %s', () => {})`,
  ])
  writeTest('b.test.ts', [`it.only('runs alone', () => {})`, `it('does not run', () => {})`])
  expect(new Set(listRunningTests(folder))).toEqual(
    new Set([
      { name: 'a page > opens', file: 'a.test.ts' },
      { name: 'one', file: 'a.test.ts' },
      { name: 'two', file: 'a.test.ts' },
      { name: 'on this machine', file: 'a.test.ts' },
      { name: 'runs alone', file: 'b.test.ts' },
    ]),
  )
})

it('throws if a test file does not load', () => {
  writeTest('a.test.ts', [`it('runs', () => {})`, `throw new Error('does not load')`])
  expect(() => listRunningTests(folder)).toThrow('does not load')
})
