import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupProblem } from './backup-problem.ts'
import { type DumpFile, type DumpLine, dataFileNames } from './dump-line.ts'

const OWNER_ONLY = 0o600

/** The files that exist. */
export async function readDataFiles(dataDir: string): Promise<DumpFile[]> {
  const files = await Promise.all(dataFileNames.map((name) => readDataFile(dataDir, name)))
  return files.filter((file) => file !== null)
}

async function readDataFile(dataDir: string, name: DumpFile['name']): Promise<DumpFile | null> {
  try {
    return { kind: 'file', name, content: await readFile(join(dataDir, name), 'base64') }
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return null
    }
    throw error
  }
}

/** Writes the files among the lines to the data folder, and removes them again if `load` fails. */
export async function withDataFiles<Result>(
  dataDir: string,
  lines: AsyncIterable<DumpLine>,
  load: (lines: AsyncIterable<DumpLine>) => Promise<Result>,
): Promise<Result> {
  const written: string[] = []
  async function* writeFiles() {
    for await (const line of lines) {
      if (line.kind === 'file') {
        written.push(await writeDataFile(dataDir, line))
      } else {
        yield line
      }
    }
  }
  try {
    return await load(writeFiles())
  } catch (error) {
    await Promise.all(written.map((file) => rm(file, { force: true })))
    throw error
  }
}

async function writeDataFile(dataDir: string, { name, content }: DumpFile): Promise<string> {
  const file = join(dataDir, name)
  try {
    await writeFile(file, Buffer.from(content, 'base64'), { flag: 'wx', mode: OWNER_ONLY })
    return file
  } catch (error) {
    throw isCode(error, 'EEXIST')
      ? new BackupProblem(`${file} is there already. Use an empty data folder.`)
      : error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
