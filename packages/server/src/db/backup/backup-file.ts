/**
 * A backup on disk: lines of JSON, compressed, then encrypted with a passphrase in the age format, so that its tools can
 * open the file too: `age --decrypt FILE | gunzip`.
 */
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupProblem } from './backup-problem.ts'
import { type DumpLine, dumpLineSchema } from './dump-line.ts'

const OWNER_ONLY = 0o600

type Write = (line: DumpLine) => Promise<void>

/** Trying one passphrase takes seconds and 256 MB: 2 to this power is scrypt's cost. */
const WORK_FACTOR = 18

/** Writes the lines that `fill` produces. The file appears under its name only once it's complete. */
export async function writeBackup<Result>(
  file: string,
  passphrase: string,
  fill: (write: Write) => Promise<Result>,
  workFactor = WORK_FACTOR,
): Promise<Result> {
  const partial = `${file}.part`
  const gzip = createGzip()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  try {
    const encrypted = await encrypter.encrypt(Readable.toWeb(gzip))
    const target = createWriteStream(partial, { flags: 'wx', mode: OWNER_ONLY })
    const [result] = await Promise.all([
      fill((line) => writeLine(gzip, line)).then((filled) => {
        gzip.end()
        return filled
      }),
      pipeline(Readable.fromWeb(encrypted), target),
    ])
    await rename(partial, file)
    return result
  } catch (error) {
    gzip.destroy()
    await rm(partial, { force: true })
    throw error
  }
}

async function writeLine(gzip: ReturnType<typeof createGzip>, line: DumpLine): Promise<void> {
  if (!gzip.write(`${JSON.stringify(line)}\n`)) {
    await once(gzip, 'drain')
  }
}

/** Throws `BackupProblem` if the passphrase is wrong or the file was damaged or cut off. */
export async function* readBackup(file: string, passphrase: string): AsyncGenerator<DumpLine> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(createReadStream(file)))
    const gunzip = createGunzip()
    const source = Readable.fromWeb(decrypted)
    source.on('error', (error) => gunzip.destroy(error))
    yield* readLines(source.pipe(gunzip).setEncoding('utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupProblem(`There is no file ${file}.`)
    }
    throw new BackupProblem(
      `${file} can’t be read: the passphrase is wrong, or the file is damaged or not a backup of Cardsight.`,
      { cause: error },
    )
  }
}

/** One line of JSON after the other. */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<DumpLine> {
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      yield dumpLineSchema.parse(JSON.parse(line))
    }
  }
}
