/** Corpus files for tests. */
import { readFileSync } from 'node:fs'
import type { StatementFile } from '../statement.ts'

export function corpusFile(path: string): StatementFile {
  const bytes = new Uint8Array(readFileSync(new URL(`../../corpus/${path}`, import.meta.url)))
  return { name: path.split('/').at(-1) ?? path, bytes }
}
