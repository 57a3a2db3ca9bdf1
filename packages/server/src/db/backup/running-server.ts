/**
 * Lets `npm run backup` read the embedded database of a running server, which no second process may open. The server
 * listens on this machine only, and a file in the data folder, readable by its owner, has the port and a token.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import type { Logger } from '../../logging/log.ts'
import type { Database } from '../database.ts'
import { readLines } from './backup-file.ts'
import { BackupProblem } from './backup-problem.ts'
import { readDataFiles } from './data-files.ts'
import { dumpDatabase } from './dump-database.ts'
import type { DumpLine } from './dump-line.ts'

const OWNER_ONLY = 0o600
const TOKEN_BYTES = 32
const HOST = '127.0.0.1'

const accessSchema = z.object({ port: z.number().int(), token: z.string() })

type BackupSource = Readonly<{ dataDir: string; database: Database; clock: () => Date; log: Logger }>

/** Serves dumps until it's closed. */
export async function serveDumps({ dataDir, database, clock, log }: BackupSource) {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const server = createServer((request, response) => {
    if (!isAllowed(request, token)) {
      response.writeHead(401).end()
      return
    }
    sendDump(response, { dataDir, database, clock }).then(
      (rows) => log.info({ rows }, 'sent a backup'),
      (error: Error) => {
        log.warn({ reason: error.message }, 'a backup failed')
        response.destroy()
      },
    )
  })
  await once(server.listen(0, HOST), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const file = accessFile(dataDir)
  await writeFile(file, JSON.stringify({ port, token }), { mode: OWNER_ONLY })
  return {
    close: async () => {
      await rm(file, { force: true })
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isAllowed(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function sendDump(
  response: ServerResponse,
  { dataDir, database, clock }: Omit<BackupSource, 'log'>,
): Promise<number> {
  const rows = await dumpDatabase({
    db: database.db,
    files: await readDataFiles(dataDir),
    now: clock(),
    write: async (line) => {
      if (response.destroyed) {
        throw new BackupProblem('The backup command was stopped.')
      }
      if (!response.write(`${JSON.stringify(line)}\n`)) {
        await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
    },
  })
  response.end()
  return rows
}

/** The lines of a dump of the server that uses the data folder. Throws `BackupProblem` if it can't be reached from here. */
export async function* readRunningServer(dataDir: string): AsyncGenerator<DumpLine> {
  const response = await requestDump(dataDir).catch(() => null)
  if (response?.statusCode !== 200) {
    throw new BackupProblem(
      `The data folder ${dataDir} is in use, but no server answers here. Wait until the server has started. If it runs in a container, run the backup in the same container.`,
    )
  }
  yield* readLines(response.setEncoding('utf8'))
}

/** Another container can see the file, but not the port. */
async function requestDump(dataDir: string): Promise<IncomingMessage> {
  const { port, token } = accessSchema.parse(JSON.parse(await readFile(accessFile(dataDir), 'utf8')))
  const request = get({ host: HOST, port, headers: { authorization: `Bearer ${token}` } })
  const [response] = await once(request, 'response')
  return response
}

function accessFile(dataDir: string): string {
  return join(dataDir, 'backup-access.json')
}
