/** Reads a statement that the caller names on the command line. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { dayOfMoment } from '@cardsight/engine/dates'
import { type ReadStatement, readStatement, refusedWith, refuseSize } from '@cardsight/statements'
import { callerPath } from './caller-path.ts'

/** Never rejects: a file that can't be opened is a refused statement. */
export async function openStatement(file: string): Promise<ReadStatement> {
  const path = callerPath(file)
  const name = basename(file)
  try {
    const { size } = await stat(path)
    const refusal = refuseSize(size)
    return refusal === null
      ? await readStatement({ name, bytes: await readFile(path) }, {}, dayOfMoment(new Date()))
      : refused(name, refusal)
  } catch (error) {
    return refused(
      name,
      `The file couldn't be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function refused(name: string, sentence: string): ReadStatement {
  return { name, kind: 'unknown', ...refusedWith(sentence) }
}
