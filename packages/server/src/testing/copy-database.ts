/** Copies a database of the test server. Without Vitest's API, so that a global setup can use it too. */
import { randomUUID } from 'node:crypto'
import { addressOf, runOnServer } from './postgres-admin.ts'

export async function copyDatabase(adminUrl: string, template: string) {
  const name = `cardsight_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(adminUrl, `create database ${name} template ${template}`)
  return {
    url: addressOf(adminUrl, name),
    drop: () => runOnServer(adminUrl, `drop database ${name} with (force)`),
  }
}
