/** A PostgreSQL server and a replica that confirms every commit before the client gets its answer. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { freePort } from './free-port.ts'
import { findPostgres, runAs } from './postgres-binaries.ts'
import { initialize, launch, makeFolder, waitUntilReady } from './postgres-server.ts'

export type PostgresPair = Readonly<{
  primaryPort: number
  replicaPort: number
  /** The end of a machine: nothing is flushed, and nobody says goodbye. */
  killPrimary(): Promise<void>
  /** Makes the replica accept writes. */
  promoteReplica(): Promise<void>
  remove(): Promise<void>
}>

const WITHIN = { timeout: 120_000, interval: 100 }

export async function startPostgresPair(): Promise<PostgresPair> {
  const [primaryFolder, replicaFolder] = [makeFolder(), makeFolder()]
  const native = findPostgres(primaryFolder)
  initialize(native, primaryFolder)
  copyAsReplica(primaryFolder, replicaFolder)
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  const primary = launch(native, primaryFolder, primaryPort, {
    synchronous_commit: 'on',
    synchronous_standby_names: '*',
  })
  const replica = launch(native, replicaFolder, replicaPort, {
    primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=postgres`,
  })
  const remove = async () => {
    for (const server of [primary, replica]) {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGQUIT')
        await once(server, 'exit')
      }
    }
    rmSync(primaryFolder, { recursive: true, force: true })
    rmSync(replicaFolder, { recursive: true, force: true })
  }
  await waitUntilReady(urlAt(primaryPort), primary)
  await waitUntilReady(urlAt(replicaPort), replica)
  await vi.waitFor(() => refuseUnlessInSync(primaryPort), WITHIN)
  return {
    primaryPort,
    replicaPort,
    killPrimary: async () => {
      primary.kill('SIGKILL')
      await once(primary, 'exit')
    },
    promoteReplica: async () => {
      await query(replicaPort, 'select pg_promote(true, 120)')
    },
    remove,
  }
}

function urlAt(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

/** A copy of the files of a server that hasn't run yet is a base backup. */
function copyAsReplica(from: string, to: string): void {
  execFileSync('cp', ['-a', join(from, 'data'), join(to, 'data')])
  const signal = join(to, 'data', 'standby.signal')
  writeFileSync(signal, '')
  if (runAs !== null) {
    chownSync(signal, runAs.uid, runAs.gid)
  }
}

async function refuseUnlessInSync(primaryPort: number): Promise<void> {
  const rows = await query(primaryPort, 'select sync_state from pg_stat_replication')
  if (rows.length !== 1 || JSON.stringify(rows[0]) !== '{"sync_state":"sync"}') {
    throw new Error(`The replica isn't in sync: ${JSON.stringify(rows)}`)
  }
}

async function query(port: number, text: string): Promise<unknown[]> {
  const client = new pg.Client(urlAt(port))
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
