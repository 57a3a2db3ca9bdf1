/** A real PostgreSQL server for tests, in its own folder, that can be stopped and restarted. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { findPostgres, runAs } from './postgres-binaries.ts'

export type PostgresServer = Readonly<{
  /** The URL of its `postgres` database, as a superuser; the same after a restart. */
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its folder. */
  remove(): Promise<void>
}>

const START_ATTEMPTS = 200
const START_PAUSE_MS = 50

export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = makeFolder()
  const native = findPostgres(folder)
  initialize(native, folder)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    server = launch(native, folder, port)
    await waitUntilReady(url, server)
  }

  async function stop(): Promise<void> {
    const stopping = server
    server = null
    if (stopping !== null && stopping.exitCode === null) {
      // SIGINT is PostgreSQL's fast shutdown: it doesn't wait for clients to disconnect.
      stopping.kill('SIGINT')
      await once(stopping, 'exit')
    }
  }

  async function remove(): Promise<void> {
    await stop()
    rmSync(folder, { recursive: true, force: true })
    process.off('exit', cleanUp)
  }

  /** A failed run must not leave a server behind. */
  function cleanUp(): void {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }

  process.once('exit', cleanUp)

  try {
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return { url, stop, start, remove }
}

export function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cardsight-postgres-'))
  if (runAs !== null) {
    chmodSync(folder, 0o755)
    chownSync(folder, runAs.uid, runAs.gid)
  }
  return folder
}

export function initialize(native: string, folder: string): void {
  const options = ['-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C', '--no-instructions']
  const made = spawnSync(path.join(native, 'bin', 'initdb'), ['-D', path.join(folder, 'data'), ...options], {
    ...environmentOf(folder),
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)
  }
}

/** @param more settings besides those for speed. */
export function launch(
  native: string,
  folder: string,
  port: number,
  more: Readonly<Record<string, string>> = {},
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...more,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const where = ['-D', path.join(folder, 'data'), '-p', String(port)]
  return spawn(path.join(native, 'bin', 'postgres'), [...where, ...flags], {
    ...environmentOf(folder),
    stdio: 'ignore',
  })
}

/** Not UTC, so that tests catch a day that follows the server's time zone. */
const TIME_ZONE = 'America/New_York'

function environmentOf(folder: string) {
  return { ...runAs, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: folder, TZ: TIME_ZONE } }
}

export async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (cause) {
      if (server.exitCode !== null || attempt === START_ATTEMPTS) {
        throw new Error('PostgreSQL for tests did not start', { cause })
      }
      await wait(START_PAUSE_MS)
    }
  }
}
