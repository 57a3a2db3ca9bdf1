/**
 * The bundle: the server and the npm packages it uses, in a few files that `npm run build` creates. It starts in less time
 * and memory than the sources. It only counts as long as it has the content of the sources.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Lists the sources of a bundle and has their hash. */
const RECORD = 'sources.json'

type SourceRecord = Readonly<{ files: readonly string[]; hash: string }>

/**
 * Returns whether a bundle has what its sources have now. The container image has no sources, so its bundle is always
 * current.
 */
export function isCurrentBundle(bundle: string, mainSource: string): boolean {
  if (!existsSync(mainSource)) {
    return true
  }
  const record = path.join(bundle, RECORD)
  if (!existsSync(record)) {
    return false
  }
  const { files, hash }: SourceRecord = JSON.parse(readFileSync(record, 'utf8'))
  return hash === hashSources(bundle, files)
}

/** Records what a bundle was built from. Call it last: a bundle without a record isn't used. */
export function recordSources(bundle: string, sources: readonly string[]): void {
  const files = sources.map((file) => path.relative(bundle, file)).sort()
  const record: SourceRecord = { files, hash: hashSources(bundle, files) ?? '' }
  writeFileSync(path.join(bundle, RECORD), JSON.stringify(record))
}

/** Returns null if a file is missing. */
function hashSources(bundle: string, files: readonly string[]): string | null {
  const digest = createHash('sha256')
  for (const file of files) {
    const source = path.join(bundle, file)
    if (!existsSync(source)) {
      return null
    }
    const content = readFileSync(source)
    digest.update(`${file}\n${content.length}\n`).update(content)
  }
  return digest.digest('hex')
}
