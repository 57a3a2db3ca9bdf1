/** The thread on which the embedded engine runs: PGlite works on the thread that asks it, however long it takes. */
import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { valueParsers } from './value-parsers.ts'

export type EmbeddedSource =
  | Readonly<{ kind: 'folder'; dataDir: string }>
  | Readonly<{ kind: 'empty' }>
  /** A file that `dumpDataDir` has made. */
  | Readonly<{ kind: 'snapshot'; file: string }>

export type Statement = Readonly<{ sql: string; parameters: unknown[] }>

export type StatementResult = Readonly<{
  rows: Record<string, unknown>[]
  affectedRows: number
  /** Columns whose values are bytes, or lists of them. */
  byteColumns: readonly string[]
}>

/** An error arrives on another thread with its message only: what the engine says beside it travels apart. */
export type Outcome<Value> = Readonly<
  { value: Value } | { error: Error; details: Readonly<Record<string, string | number>> }
>

const source: EmbeddedSource = workerData
let opened: Promise<PGlite> | null = null

/** Resolves when the engine is ready for statements. */
export function open(): Promise<Outcome<null>> {
  return outcomeOf(async () => {
    await engine()
    return null
  })
}

export function query({ sql, parameters }: Statement): Promise<Outcome<StatementResult>> {
  return outcomeOf(async () => {
    const {
      rows,
      affectedRows = 0,
      fields,
    } = await (await engine()).query<Record<string, unknown>>(sql, parameters)
    const byteColumns = fields.filter(({ dataTypeID }) => byteTypes.has(dataTypeID)).map(({ name }) => name)
    return { rows, affectedRows, byteColumns }
  })
}

export function close(): Promise<Outcome<null>> {
  return outcomeOf(async () => {
    await (await engine()).close()
    return null
  })
}

/** `bytea` and lists of it. */
const byteTypes = new Set([17, 1001])

function engine(): Promise<PGlite> {
  opened ??= storageOf(source).then((storage) => PGlite.create({ ...storage, parsers: { ...valueParsers } }))
  return opened
}

async function storageOf(from: EmbeddedSource) {
  switch (from.kind) {
    case 'folder':
      return { dataDir: path.join(from.dataDir, 'db') }
    case 'snapshot':
      return { loadDataDir: await openAsBlob(from.file) }
    case 'empty':
      return {}
  }
}

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    return { error, details: detailsOf(error) }
  }
}

/** Such as `code`, `detail` and `constraint`. */
function detailsOf(error: Error): Record<string, string | number> {
  const details: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(error)) {
    if (typeof value === 'string' || typeof value === 'number') {
      details[name] = value
    }
  }
  return details
}
