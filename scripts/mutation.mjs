/**
 * `npm run mutation`: mutates the engine a few files at a time and prints the score. A run that was cut short goes on
 * where it stopped, and only what changed since is tried again. `-- spend/ money` tries those parts alone,
 * `-- --concurrency 1` leaves a core to others, `-- --report` prints what is known without running.
 * Exits 1 below the goal.
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
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const GOAL_PERCENT = 85
const FILES_AT_A_TIME = 3
const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'boolean' }, concurrency: { type: 'string' } },
})
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
const settings = 'stryker.engine.json'
const results = '.cache/stryker/engine.json'
const whatWasTried = '.cache/stryker/tried.json'
const killed = new Set(['Killed', 'Timeout'])
const counted = new Set([...killed, 'Survived', 'NoCoverage'])

const engine = 'packages/engine/src'
/** Lists of names and figures, without a rule: a mutant of such a list says nothing about how the engine reckons. */
const plainData = /\/(?:merchant-table-[a-z-]+|merchant-noise|leaf-shares|index)\.ts$/
/** The wallet's tests ask a solver: a mutant of it would take minutes. */
const written = globSync(`${engine}/**/*.ts`).filter((path) => !path.includes('/wallet/'))
const files = written
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !plainData.test(path) && !isTypesAlone(path))
  .toSorted()
const whatDecides = [...written.toSorted(), settings, 'packages/engine/vitest.config.ts']

const tried = readJson(whatWasTried) ?? {}
if (!options.report) {
  const asked = files.filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
  const now = hashOf(...whatDecides)
  for (const group of inGroups(asked.filter((path) => tried[path]?.everything !== now))) {
    const everything = hashOf(...whatDecides)
    const before = group.map((path) => [path, { source: hashOf(path), everything }])
    mutate(group)
    Object.assign(tried, Object.fromEntries(before))
    writeFileSync(whatWasTried, JSON.stringify(tried, null, 2))
  }
}
report()

/** Within a folder, since its files share their tests, and Stryker runs these once per group before it begins. */
function inGroups(paths) {
  return [...Map.groupBy(paths, dirname).values()].flatMap((folder) =>
    Array.from({ length: Math.ceil(folder.length / FILES_AT_A_TIME) }, (_, place) =>
      folder.slice(place * FILES_AT_A_TIME, (place + 1) * FILES_AT_A_TIME),
    ),
  )
}

/**
 * Stryker keeps what it knows of the files outside `group`. It writes into a copy: cut while writing, it would lose all.
 * A copy that is there already is what a run that was cut has left.
 */
function mutate(group) {
  const copy = '.cache/stryker/engine-next.json'
  mkdirSync(dirname(results), { recursive: true })
  if (existsSync(results) && !isWhole(copy)) {
    copyFileSync(results, copy)
  }
  console.log(`mutating ${group.map(nameOf).join(', ')}`)
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', settings],
      ...['--mutate', group.join(','), '--incrementalFile', copy],
      ...(options.concurrency === undefined ? [] : ['--concurrency', options.concurrency]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) {
    process.exit(status ?? 1)
  }
  renameSync(copy, results)
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
  const unknown = files.filter((path) => tried[path]?.source !== hashOf(path))
  if (unknown.length > 0) {
    console.log(`Not tried as they are now: ${unknown.map(nameOf).join(', ')}`)
  }
  process.exitCode = percentOf(whole) < GOAL_PERCENT || unknown.length > 0 ? 1 : 0
}

/** Without a mutant, and without a test that imports it, which Stryker takes for a mistake. */
function isTypesAlone(path) {
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

function isWhole(path) {
  try {
    return readJson(path) !== null
  } catch {
    return false
  }
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
