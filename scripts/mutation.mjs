/**
 * `npm run mutation`: mutates the engine a few files at a time and prints the score. A run that was cut short goes on
 * where it stopped, and only what changed since is tried again. `-- --report` prints what is known without running.
 * Exits 1 below the goal.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GOAL_PERCENT = 85
const FILES_AT_A_TIME = 3
const NOT_STRYKERS_FAULT = [0, 1]
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const results = '.cache/stryker'
const killed = new Set(['Killed', 'Timeout'])
const counted = new Set([...killed, 'Survived', 'NoCoverage'])

const engine = 'packages/engine/src'
/** Lists of names and figures, without a rule: a mutant of such a list says nothing about how the engine reckons. */
const plainData = /\/(?:merchant-table-[a-z-]+|merchant-noise|leaf-shares|index)\.ts$/
/** The wallet's tests ask a solver: a mutant of it would take minutes. */
const notTheEngine = /\.test\.ts$|\/testing\/|\/wallet\//
const files = globSync(`${engine}/**/*.ts`, { cwd: root })
  .filter((path) => !notTheEngine.test(path) && !plainData.test(path))
  .toSorted()
/** Within a folder, so that a new file moves the results of its neighbours only. */
const groups = [...Map.groupBy(files, dirname).values()].flatMap((folder) =>
  Array.from({ length: Math.ceil(folder.length / FILES_AT_A_TIME) }, (_, place) =>
    folder.slice(place * FILES_AT_A_TIME, (place + 1) * FILES_AT_A_TIME),
  ),
)

const unknown = []
const rows = groups.flatMap((group) => {
  const name = group.map((path) => path.slice(engine.length + 1, -'.ts'.length).replace('/', '.')).join('+')
  if (!process.argv.includes('--report')) {
    mutate(group, name)
  }
  const found = readRows(name)
  if (found === null) {
    unknown.push(...group)
  }
  return found ?? []
})
const whole = {
  path: 'the engine',
  mutants: rows.reduce((sum, row) => sum + row.mutants, 0),
  killed: rows.reduce((sum, row) => sum + row.killed, 0),
}
const percentOf = ({ mutants, killed: dead }) => (mutants === 0 ? 100 : (100 * dead) / mutants)
console.table(
  [...rows, whole].map((row) => ({
    file: row.path.replace(`${engine}/`, ''),
    mutants: row.mutants,
    killed: row.killed,
    percent: Number(percentOf(row).toFixed(1)),
  })),
)
if (unknown.length > 0) {
  console.log(`No result yet for ${unknown.length} files: ${unknown.join(', ')}`)
}
process.exitCode = percentOf(whole) < GOAL_PERCENT || unknown.length > 0 ? 1 : 0

function mutate(group, name) {
  mkdirSync(join(root, results), { recursive: true })
  console.log(`mutating ${name}`)
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(
    process.execPath,
    [
      ...[stryker, 'run', 'stryker.engine.json', '--mutate', group.join(',')],
      ...['--incrementalFile', `${results}/${name}.json`],
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (!NOT_STRYKERS_FAULT.includes(status)) {
    process.exit(status ?? 1)
  }
}

function readRows(name) {
  const path = join(root, results, `${name}.json`)
  if (!existsSync(path)) {
    return null
  }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return Object.entries(report.files).map(([path, { mutants }]) => {
    const own = mutants.filter(({ status }) => counted.has(status))
    return { path, mutants: own.length, killed: own.filter(({ status }) => killed.has(status)).length }
  })
}
