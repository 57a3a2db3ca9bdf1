import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { CardFile } from './compile.ts'

export const cardsFolder = join(import.meta.dirname, '../cards')

/** Every file below the folder but hidden ones: a file in the wrong place is told, not passed over. */
export function readCards(folder: string): CardFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
}
