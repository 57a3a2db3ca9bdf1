import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Day, isDay, parseDay } from '@cardsight/engine/dates'
import type { DataSet } from '../../packages/catalog/src/import/read-data-set.ts'

/**
 * Reads the files of a data set from disk. Without a date, the data is as old as the Git checkout that it is in. Throws if
 * there is no such file.
 */
export function loadDataSet(path: string, date: string | undefined): DataSet {
  const isFolder = statSync(path).isDirectory()
  const paths = isFolder ? cardFilesIn(path) : [path]
  return {
    path,
    isFolder,
    files: paths.map((file) => ({ path: file, text: readFileSync(file, 'utf8') })),
    date: date === undefined ? checkoutDate(isFolder ? path : dirname(path)) : parseDay(date),
  }
}

function cardFilesIn(folder: string): string[] {
  const cards = join(folder, 'data/cards')
  const names = existsSync(cards) ? readdirSync(cards) : []
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(cards, name))
}

/** Returns the day of the last commit, or null if the folder isn't the root of a checkout or below one. */
function checkoutDate(folder: string): Day | null {
  const { status, stdout } = spawnSync('git', ['-C', folder, 'log', '-1', '--format=%cs', '--', '.'], {
    encoding: 'utf8',
  })
  const text = stdout?.trim() ?? ''
  return status === 0 && isDay(text) ? text : null
}
