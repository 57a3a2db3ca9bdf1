import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** Generated folders, which aren't in the repository and aren't checked. */
export const generatedFolders: ReadonlySet<string> = new Set([
  '.cache',
  '.git',
  '.react-router',
  'build',
  'coverage',
  'data',
  'generated',
  'node_modules',
])

/** Sorted paths from the root, with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !generatedFolders.has(entry.name))
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
