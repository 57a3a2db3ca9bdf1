import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Day, isDay, parseDay } from '@cardsight/engine/dates'
import { type DataSet, readers } from '../../packages/catalog/src/import/read-data-set.ts'

/**
 * Reads a file, or the files of a checkout that readers know. Without a date, each is as old as the last commit that changed it.
 * Throws if there is no such file.
 */
export function loadDataSet(path: string, date: string | undefined): DataSet {
  const isFolder = statSync(path).isDirectory()
  const folder = isFolder ? path : dirname(path)
  const names = isFolder ? filesIn(path) : [basename(path)]
  const given = date === undefined ? null : parseDay(date)
  const changed = given === null ? changeDates(folder, names) : null
  return {
    path,
    files: names.map((name) => ({
      path: join(folder, name),
      text: readFileSync(join(folder, name), 'utf8'),
      date: given ?? changed?.get(name) ?? null,
    })),
  }
}

function filesIn(folder: string): string[] {
  const patterns = [...new Set(readers.map(({ files }) => files))]
  return globSync(patterns, { cwd: folder }).sort()
}

/**
 * Returns the day of the last commit that changed each file; nothing if they're in no checkout. A later commit to other files says
 * nothing about these.
 */
function changeDates(folder: string, names: readonly string[]): ReadonlyMap<string, Day> {
  const { status, stdout } = spawnSync(
    'git',
    ['-C', folder, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', ...names],
    { encoding: 'utf8', maxBuffer: 1e9 },
  )
  const dates = new Map<string, Day>()
  for (const commit of status === 0 ? stdout.split('\0') : []) {
    const [day = '', ...changed] = commit.split('\n').filter((line) => line !== '')
    for (const name of isDay(day) ? changed.filter((file) => !dates.has(file)) : []) {
      dates.set(name, parseDay(day))
    }
  }
  return dates
}
