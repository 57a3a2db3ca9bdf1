/** Reads the unpacked npm package `name-suggestion-index`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type IndexItem = Readonly<{
  displayName: string
  locationSet?: { include?: unknown[]; exclude?: unknown[] }
  matchNames?: readonly string[]
  tags: Readonly<Record<string, string | undefined>>
}>

export type NameSuggestionIndex = Readonly<{
  _meta: { version: string }
  nsi: Readonly<Record<string, { items: readonly IndexItem[] }>>
}>

export function readIndex(folder: string): NameSuggestionIndex {
  return JSON.parse(readFileSync(join(folder, 'dist/json/nsi.min.json'), 'utf8'))
}

export function isInUnitedStates({ locationSet }: IndexItem): boolean {
  const isLocal = (place: unknown) =>
    typeof place === 'string' && (place === '001' || place === 'us' || place.startsWith('us-'))
  const isExcluded = (locationSet?.exclude ?? []).includes('us')
  return (locationSet?.include ?? []).some(isLocal) && !isExcluded
}
