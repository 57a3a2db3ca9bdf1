import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Runs one statement as the server's administrator, outside any test database. */
export async function runOnServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The URL of another database on the same server. */
export function addressOf(adminUrl: string, database: string): string {
  const address = new URL(adminUrl)
  address.pathname = `/${database}`
  return address.href
}

/** Drops a template and the copies that tests kept. */
export async function dropWithCopies(adminUrl: string, template: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { datname } of rows) {
      await client.query(`drop database ${datname} with (force)`)
    }
  } finally {
    await client.end()
  }
}

/** Copies a database of the test server. Without Vitest's API, so that a global setup can use it too. */
export async function copyDatabase(adminUrl: string, template: string) {
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await runOnServer(adminUrl, `create database ${name} template ${template}`)
  return {
    url: addressOf(adminUrl, name),
    drop: () => runOnServer(adminUrl, `drop database ${name} with (force)`),
  }
}
