import { spawnSync } from 'node:child_process'
import { join, relative, sep } from 'node:path'
import { root } from './repo-files.ts'

/** `name` holds the titles of the enclosing `describe` blocks too; `file` is relative to the folder. */
export type RunningTest = { readonly name: string; readonly file: string }

const LONGEST_LIST_BYTES = 64 * 1024 * 1024

/**
 * Lists the tests that a run below `folder` would execute. Vitest loads every test file, so tables of `it.each` are
 * expanded, and skipped tests, empty `describe` blocks, comments and helpers don't count.
 */
export function listRunningTests(folder: string = root): RunningTest[] {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'list', '--no-static-parse', '--json', '--root', folder],
    { cwd: folder, encoding: 'utf8', maxBuffer: LONGEST_LIST_BYTES },
  )
  // The exit code says nothing more: Vitest prints a list only after every file has loaded, and then stops its workers.
  if (!stdout.startsWith('[')) {
    throw new Error(`Vitest could not list the tests below ${folder}:\n${stdout}${stderr}`)
  }
  return parseList(stdout).map(({ name, file }) => ({
    name,
    file: relative(folder, file).replaceAll(sep, '/'),
  }))
}

function parseList(json: string): RunningTest[] {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list) || !list.every(isRunningTest)) {
    throw new Error('Vitest listed something other than tests with a name and a file.')
  }
  return list
}

function isRunningTest(entry: unknown): entry is RunningTest {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'name' in entry &&
    typeof entry.name === 'string' &&
    'file' in entry &&
    typeof entry.file === 'string'
  )
}
