/** One file that somebody brought, and what was read of it. */
import {
  type Corrections,
  type ReadStatement,
  readStatement,
  refusedWith,
  refuseSize,
  type StatementSource,
} from '@cardsight/statements'

/** A `File` is a promise of bytes: they are first looked at in the worker. */
export type Source = StatementSource | File

export type BroughtFile = Readonly<{
  id: number
  /** Null where it was not even opened. */
  source: StatementSource | null
  corrections: Corrections
  statement: ReadStatement
}>

type OpenedFile = Pick<BroughtFile, 'source' | 'statement'>

const UNOPENED = 'This could not be opened. If it is a folder, drop the files that are in it.'
const BYTES_READ = 0.2
const STATEMENT_READ = 0.7

/** Never rejects: what cannot be opened is refused with a sentence, like what cannot be understood. */
export async function openFile(
  brought: Source,
  corrections: Corrections,
  report: (done: number) => void,
): Promise<OpenedFile> {
  const source = brought instanceof File ? await contentOf(brought) : brought
  if (typeof source === 'string') {
    return { source: null, statement: { name: brought.name, kind: 'unknown', ...refusedWith(source) } }
  }
  report(BYTES_READ)
  const statement = await readStatement(source, corrections)
  report(STATEMENT_READ)
  return { source, statement }
}

/** The bytes, or why they are not read: a file of 200 MB is refused by its size, before it fills the memory. */
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
