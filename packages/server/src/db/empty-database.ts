/**
 * The files of an empty embedded database, in one compressed file. Creating them takes 500 MB of memory and four seconds
 * of a core, so the build does it once, and the first start only unpacks them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'

export const EMPTY_DATABASE = fileURLToPath(new URL('../../generated/empty-database.br', import.meta.url))

/** The engine takes a folder with this file as complete, so it's written last. */
const LAST_FILE = 'PG_VERSION'
/** Of the process that created the files. */
const notPacked = new Set(['postmaster.pid', 'postmaster.opts'])
const BROTLI_QUALITY = 9
const BROTLI_WINDOW_BITS = 24

/** Paths with slashes, below the folder; a folder has no size. The contents follow in this order. */
const indexSchema = z.array(z.tuple([z.string(), z.number().nullable()]))

/** Writes the files below `folder` to one file. The engine must be closed. */
export function packDatabase(folder: string, file: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !notPacked.has(name))
    .map((entry) => ({
      name: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      content: entry.isDirectory() ? null : readFileSync(path.join(entry.parentPath, entry.name)),
    }))
    .sort((a, b) => Number(a.name === LAST_FILE) - Number(b.name === LAST_FILE) || (a.name < b.name ? -1 : 1))
  const index = JSON.stringify(entries.map(({ name, content }) => [name, content?.length ?? null]))
  const packed = Buffer.concat([
    Buffer.from(`${index}\n`),
    ...entries.flatMap(({ content }) => content ?? []),
  ])
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, compress(packed))
}

/** Creates the files of an empty database in `folder`, unless it has one, or the build made no such file. */
export function unpackDatabase(folder: string, file = EMPTY_DATABASE): void {
  if (existsSync(path.join(folder, LAST_FILE)) || !existsSync(file)) {
    return
  }
  mkdirSync(folder, { recursive: true })
  const packed = brotliDecompressSync(readFileSync(file))
  const indexEnd = packed.indexOf('\n')
  let start = indexEnd + 1
  for (const [name, size] of indexSchema.parse(JSON.parse(packed.toString('utf8', 0, indexEnd)))) {
    if (size === null) {
      mkdirSync(path.join(folder, name), { recursive: true })
    } else {
      writeFileSync(path.join(folder, name), packed.subarray(start, start + size))
      start += size
    }
  }
}

function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
