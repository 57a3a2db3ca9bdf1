/** `node scripts/mutation.mjs`: runs Stryker on the engine and prints the score by file. Exits 1 below the goal. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GOAL_PERCENT = 85
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const killed = new Set(['Killed', 'Timeout'])
const counted = new Set([...killed, 'Survived', 'NoCoverage'])

if (!process.argv.includes('--report')) {
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'stryker.engine.json'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0 && status !== 1) {
    process.exit(status ?? 1)
  }
}

const { files } = JSON.parse(readFileSync(join(root, '.cache/stryker/engine.json'), 'utf8'))
const rows = Object.entries(files).map(([path, { mutants }]) => {
  const own = mutants.filter(({ status }) => counted.has(status))
  return { path, mutants: own.length, killed: own.filter(({ status }) => killed.has(status)).length }
})
const whole = {
  path: 'the engine',
  mutants: rows.reduce((sum, row) => sum + row.mutants, 0),
  killed: rows.reduce((sum, row) => sum + row.killed, 0),
}
const percentOf = ({ mutants, killed: dead }) => (mutants === 0 ? 100 : (100 * dead) / mutants)
console.table(
  [...rows, whole].map((row) => ({
    file: row.path.replace('packages/engine/src/', ''),
    mutants: row.mutants,
    killed: row.killed,
    percent: Number(percentOf(row).toFixed(1)),
  })),
)
process.exitCode = percentOf(whole) < GOAL_PERCENT ? 1 : 0
