import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { TextFile } from './parse-yaml.ts'
import type { TableName } from './tables.ts'

export const packageDir = join(import.meta.dirname, '..')

/** Reads every file under `cards/` except hidden ones, so misplaced files are reported and not skipped. */
export function readCards(folder: string): TextFile[] {
  return readFilesIn(folder, 'cards')
}

/** Reads every file under `history/` except hidden ones. A catalog doesn't need that folder. */
export function readHistories(folder: string): TextFile[] {
  return existsSync(join(folder, 'history')) ? readFilesIn(folder, 'history') : []
}

function readFilesIn(folder: string, name: string): TextFile[] {
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

export function readTables(folder: string): Record<TableName, TextFile> {
  const read = (name: TableName): TextFile => ({
    path: tablePath(name),
    text: readFileSync(join(folder, tablePath(name)), 'utf8'),
  })
  return {
    groups: read('groups'),
    merchants: read('merchants'),
    programs: read('programs'),
    issuers: read('issuers'),
    calendars: read('calendars'),
    memberships: read('memberships'),
    sources: read('sources'),
    sourcePages: read('sourcePages'),
    pairs: read('pairs'),
    issuerRules: read('issuerRules'),
    boosts: read('boosts'),
    lending: read('lending'),
  }
}

/** Returns `tables/issuer-rules.yaml` for issuerRules. */
export function tablePath(name: TableName): string {
  return `tables/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`
}
