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
