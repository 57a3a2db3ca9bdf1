import { readdirSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../db/schema.ts'
import { personExceptions } from '../testing/person-exceptions.ts'
import { type PersonColumns, tablesWithoutPerson } from '../testing/person-rule.ts'
import { type RepositoryFunction, recordStatements } from '../testing/record-statements.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const folder = new URL('.', import.meta.url)

/** Stand-ins can't be table names, so these functions get their arguments. */
const tableArguments: Readonly<Record<string, string>> = {
  'sealed-tokens.ts listSealedTokens': 'bank_items',
  'sealed-tokens.ts replaceSealedToken': 'bank_items',
}

/** Every exported function whose first parameter is the database, by file and name. */
async function listFunctions(): Promise<[name: string, call: RepositoryFunction][]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map(async (file) => [file, await import(new URL(file, folder).pathname)] as const),
  )
  return modules.flatMap(([file, module]) =>
    Object.entries<RepositoryFunction>(module)
      .filter(([, call]) => typeof call === 'function' && /\(\s*(?:db|transaction)\b/.test(String(call)))
      .map(([name, call]): [string, RepositoryFunction] => [`${file} ${name}`, call]),
  )
}

/** Tables with a person's rows, as the migrations created them. */
async function listPersonColumns(): Promise<PersonColumns> {
  const { db, close } = await createTestDatabase('postgres')
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(db)
  await close()
  return { users: 'id', ...Object.fromEntries(rows.map(({ table }) => [table, 'user_id'])) }
}

const statementsOf = ([name, call]: [string, RepositoryFunction]) =>
  recordStatements((db, ...inputs) => {
    const table = tableArguments[name]
    return table === undefined ? call(db, ...inputs) : call(db, table, ...inputs.slice(1))
  })

describe('statements of the repositories', () => {
  it('name the person whose rows they use, except those listed with a reason', async () => {
    const columns = await listPersonColumns()
    expect(columns).toMatchObject({ bank_transactions: 'user_id', bank_accounts: 'user_id' })
    const functions = await listFunctions()
    expect(functions.length).toBeGreaterThan(80)
    const unseen: string[] = []
    const nameless: string[] = []
    for (const one of functions) {
      const statements = await statementsOf(one)
      if (statements.length === 0) {
        unseen.push(one[0])
      }
      if (statements.some((statement) => tablesWithoutPerson(statement, columns).length > 0)) {
        nameless.push(one[0])
      }
    }
    // Every function was understood, and every exception is still one.
    expect(unseen).toEqual([])
    expect(nameless.toSorted()).toEqual(Object.keys(personExceptions).toSorted())
  })

  it('would be caught if one forgot the person', async () => {
    const columns = { bank_items: 'user_id' }
    const careless = (db: Kysely<Schema>, { id }: { id: string }) =>
      db.updateTable('bank_items').set({ state: 'gone' }).where('id', '=', id).execute()
    const careful = (db: Kysely<Schema>, { id, userId }: { id: string; userId: string }) =>
      db.deleteFrom('bank_items').where('id', '=', id).where('user_id', '=', userId).execute()
    const findIn = async (call: typeof careless | typeof careful) =>
      (await recordStatements(call as RepositoryFunction)).flatMap((statement) =>
        tablesWithoutPerson(statement, columns),
      )
    expect(await findIn(careless)).toEqual(['bank_items'])
    expect(await findIn(careful)).toEqual([])
  })
})
