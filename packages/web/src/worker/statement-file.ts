/** One statement file and what was read from it. */
import { dayOfMoment } from '@cardsight/engine/dates'
import {
  type Corrections,
  type ReadStatement,
  readStatement,
  refusedWith,
  refuseSize,
  type StatementSource,
} from '@cardsight/statements'

/** A `File` is read only inside the worker. */
export type FileSource = StatementSource | File

export type StatementFile = Readonly<{
  id: number
  /** Null if the file couldn't be opened. */
  source: StatementSource | null
  corrections: Corrections
  statement: ReadStatement
}>

type FileContent = Pick<StatementFile, 'source' | 'statement'>

const UNOPENED = 'We couldn’t open this. If it’s a folder, drop the files inside it instead.'
const BYTES_READ = 0.2
const STATEMENT_READ = 0.7

/** Never rejects: a file that can't be opened is refused with a message, like one that can't be parsed. */
export async function readFile(
  file: FileSource,
  corrections: Corrections,
  report: (done: number) => void,
): Promise<FileContent> {
  const source = file instanceof File ? await contentOf(file) : file
  if (typeof source === 'string') {
    return { source: null, statement: { name: file.name, kind: 'unknown', ...refusedWith(source) } }
  }
  report(BYTES_READ)
  const statement = await readStatement(source, corrections, dayOfMoment(new Date()))
  report(STATEMENT_READ)
  return { source, statement }
}

/**
 * Returns the bytes, or the reason for refusing them. A 200 MB file is refused by its size, before it is
 * loaded.
 */
async function contentOf(file: File): Promise<StatementSource | string> {
  const refusal = refuseSize(file.size)
  if (refusal !== null) {
    return refusal
  }
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    return UNOPENED
  }
}
