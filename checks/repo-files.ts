import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** What is made and not written: not in the repository, so no check looks at it. */
export const madeFolders: ReadonlySet<string> = new Set([
  '.cache',
  '.git',
  '.react-router',
  'build',
  'coverage',
  'data',
  'generated',
  'node_modules',
])

/** Paths from the root with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !madeFolders.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        return filesBelow(path)
      }
      return entry.isFile() ? [path] : []
    })
    .sort()
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
