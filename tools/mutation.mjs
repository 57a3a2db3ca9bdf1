/**
 * `npm run mutation`: mutates the engine a few files at a time and prints the score. An interrupted run
 * continues where it stopped, and only changed files are tested again. `-- spend/ money` selects parts,
 * `-- --concurrency 1` leaves a core to others, `-- --report` prints the known results without running,
 * `-- --sample 10` estimates the score from a random tenth of the lines. Exits with 1 below the goal.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const GOAL_PERCENT = 85
const FILES_PER_GROUP = 3
/** A sample mutates whole blocks of lines, because Stryker leaves out a mutant that is longer than its block. */
const LINES_PER_BLOCK = 12
const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'boolean' }, concurrency: { type: 'string' }, sample: { type: 'string' } },
})
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
const settings = 'tools/stryker.engine.json'
const results = options.sample === undefined ? '.cache/stryker/engine.json' : '.cache/stryker/sample.json'
const testedFile = '.cache/stryker/tried.json'
const killed = new Set(['Killed', 'Timeout'])
const counted = new Set([...killed, 'Survived', 'NoCoverage'])

const engine = 'packages/engine/src'
/** Lists of names and figures without rules: their mutants say nothing about the engine's calculations. */
const plainData = /\/(?:merchant-table-[a-z-]+|merchant-noise|leaf-shares|index)\.ts$/
/** The wallet's tests use a solver, so a mutant would take minutes. */
const written = globSync(`${engine}/**/*.ts`).filter((path) => !path.includes('/wallet/'))
const files = written
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !plainData.test(path) && !hasOnlyTypes(path))
  .toSorted()
const inputs = [...written.toSorted(), settings, 'packages/engine/vitest.config.ts']

const selected = files.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
const tested = readJson(testedFile) ?? {}
if (options.sample !== undefined) {
  rmSync(results, { force: true })
  mkdirSync(dirname(results), { recursive: true })
  runStryker(
    selected.flatMap((path) => randomBlocks(path, Number(options.sample) / 100)),
    results,
  )
} else if (!options.report) {
  const now = hashOf(...inputs)
  for (const group of inGroups(selected.filter((path) => tested[path]?.everything !== now))) {
    const everything = hashOf(...inputs)
    const before = group.map((path) => [path, { source: hashOf(path), everything }])
    mutate(group)
    Object.assign(tested, Object.fromEntries(before))
    writeFileSync(testedFile, JSON.stringify(tested, null, 2))
  }
}
report()

/**
 * Within a folder, because its files share their tests, and Stryker runs these once per group before it
 * starts.
 */
function inGroups(paths) {
  return [...Map.groupBy(paths, dirname).values()].flatMap((folder) =>
    Array.from({ length: Math.ceil(folder.length / FILES_PER_GROUP) }, (_, index) =>
      folder.slice(index * FILES_PER_GROUP, (index + 1) * FILES_PER_GROUP),
    ),
  )
}

/**
 * Stryker keeps the results of files outside `group`. It writes to a copy, because an interrupted write would
 * lose everything. An existing copy is from an interrupted run.
 */
function mutate(group) {
  const copy = '.cache/stryker/engine-next.json'
  mkdirSync(dirname(results), { recursive: true })
  if (existsSync(results) && !isComplete(copy)) {
    copyFileSync(results, copy)
  }
  console.log(`mutating ${group.map(nameOf).join(', ')}`)
  runStryker(group, copy)
  renameSync(copy, results)
}

/** Of a file's blocks of lines, each with the probability `share`. */
function randomBlocks(path, share) {
  const lines = readFileSync(path, 'utf8').split('\n').length
  return Array.from({ length: Math.ceil(lines / LINES_PER_BLOCK) }, (_, index) => index * LINES_PER_BLOCK + 1)
    .filter(() => Math.random() < share)
    .map((first) => `${path}:${first}-${first + LINES_PER_BLOCK - 1}`)
}

function runStryker(mutated, incrementalFile) {
  const { status } = spawnSync(
    process.execPath,
    [
      ...['tools/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', settings],
      ...['--mutate', mutated.join(','), '--incrementalFile', incrementalFile],
      ...(options.concurrency === undefined ? [] : ['--concurrency', options.concurrency]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) {
    process.exit(status ?? 1)
  }
}

function report() {
  const found = readJson(results)?.files ?? {}
  const rows = files.map((path) => {
    const mutants = (found[path]?.mutants ?? []).filter(({ status }) => counted.has(status))
    return {
      file: nameOf(path),
      mutants: mutants.length,
      killed: mutants.filter(({ status }) => killed.has(status)).length,
    }
  })
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  const whole = { file: 'the engine', mutants: sum('mutants'), killed: sum('killed') }
  const percentOf = (row) => (row.mutants === 0 ? 100 : (100 * row.killed) / row.mutants)
  console.table([...rows, whole].map((row) => ({ ...row, percent: Number(percentOf(row).toFixed(1)) })))
  const unknown =
    options.sample === undefined ? files.filter((path) => tested[path]?.source !== hashOf(path)) : []
  if (unknown.length > 0) {
    console.log(`Changed since the last run: ${unknown.map(nameOf).join(', ')}`)
  }
  process.exitCode = percentOf(whole) < GOAL_PERCENT || unknown.length > 0 ? 1 : 0
}

/** Files without a mutant, or without a test that imports them, which Stryker reports as an error. */
function hasOnlyTypes(path) {
  return !/^(?:export )?(?:async )?(?:function|const|let|class) /m.test(readFileSync(path, 'utf8'))
}

function nameOf(path) {
  return path.slice(engine.length + 1, -'.ts'.length)
}

function hashOf(...paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

function isComplete(path) {
  try {
    return readJson(path) !== null
  } catch {
    return false
  }
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
