/**
 * Syncs ten thousand transactions from the bank into the database and runs on them, compared to a bare copy
 * of the rows.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openSyncBench } from './server/index.ts'

const BANK = fileURLToPath(new URL('../../scripts/sandbox-bank.ts', import.meta.url))
const ROUNDS = 3
const RUN_ROUNDS = 20
const SAMPLE_MS = 5
const MEGABYTE = 1024 * 1024
const MIN_ROWS = 10_000

const rowColumns = [
  'user_id',
  'transaction_id',
  'account_id',
  'day',
  'amount_cents',
  'name',
  'mcc',
  'category_primary',
  'category_detailed',
  'category_confidence',
  'issuer_category',
  'is_abroad',
  'is_pending',
] as const

/** The bank is a separate process, so the memory is only ours; the sync's time includes the bank's. */
export async function benchSync() {
  const child = spawn(process.execPath, [BANK, '--fast', '--no-rate-limits'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const address: { baseUrl: string; clientId: string; secret: string } = JSON.parse(line)
  const bench = await openSyncBench(address)
  const publicTokenOf = createTokens(address)
  const [syncs, copies]: [Measure[], Measure[]] = [[], []]
  let rowCount = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await bench.link(await publicTokenOf())
    syncs.push(await measure(() => bench.sync()))
    const { itemId, count } = await newestItem()
    rowCount = count
    copies.push(await measure(() => copyRows(itemId)))
    if (round < ROUNDS - 1) {
      await bench.db.deleteFrom('bank_items').execute()
    }
  }
  await bench.db.deleteFrom('bank_items').where('source', '=', 'import').execute()
  const runs: Measure[] = []
  for (let round = 0; round < RUN_ROUNDS; round += 1) {
    runs.push(await measure(() => bench.run()))
  }
  await bench.close()
  child.kill('SIGTERM')
  await once(child, 'close')
  const [syncMs, copyMs] = [bestCpuMs(syncs), bestCpuMs(copies)]
  return [
    { name: `sync of ${rowCount} transactions, with the bank's share`, unit: 'ms', value: bestMs(syncs) },
    { name: 'sync: our own share', unit: 'ms CPU', value: syncMs },
    { name: 'bare copy of the same rows', unit: 'ms CPU', value: copyMs },
    { name: 'sync ÷ bare copy', unit: 'ratio', value: syncMs / copyMs },
    { name: 'sync: memory at its peak', unit: 'MB more', value: mostMegabytes(syncs) },
    { name: 'bare copy: memory at its peak', unit: 'MB more', value: mostMegabytes(copies) },
    { name: `run over a year of ${rowCount} transactions`, unit: 'ms CPU', value: bestCpuMs(runs) },
    { name: 'run: memory at its peak', unit: 'MB more', value: mostMegabytes(runs) },
  ]

  async function newestItem(): Promise<{ itemId: string; count: number }> {
    const row = await bench.db
      .selectFrom('bank_transactions')
      .select(({ fn }) => ['item_id as itemId', fn.countAll<number>().as('count')])
      .groupBy('item_id')
      .executeTakeFirst()
    if (row === undefined || row.count < MIN_ROWS) {
      throw new Error(`the sync stored ${row?.count ?? 0} rows`)
    }
    return row
  }

  async function copyRows(itemId: string): Promise<void> {
    const copyId = randomUUID()
    const itemColumns = ['user_id', 'institution_name', 'state', 'history', 'linked_at'] as const
    await bench.db
      .insertInto('bank_items')
      .columns(['id', 'handle', 'source', ...itemColumns])
      .expression((row) =>
        row
          .selectFrom('bank_items')
          .select(({ val, cast }) => [
            cast<string>(val(copyId), 'uuid').as('id'),
            cast<string>(val(copyId), 'text').as('handle'),
            cast<'import'>(val('import'), 'text').as('source'),
            ...itemColumns,
          ])
          .where('id', '=', itemId),
      )
      .execute()
    await bench.db
      .insertInto('bank_transactions')
      .columns(['item_id', ...rowColumns])
      .expression((row) =>
        row
          .selectFrom('bank_transactions')
          .select(({ val, cast }) => [cast<string>(val(copyId), 'uuid').as('item_id'), ...rowColumns])
          .where('item_id', '=', itemId),
      )
      .execute()
  }
}

type Measure = Readonly<{ ms: number; cpuMs: number; moreBytes: number }>

async function measure(work: () => Promise<unknown>): Promise<Measure> {
  const before = process.memoryUsage.rss()
  let most = before
  const sample = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const timer = setInterval(sample, SAMPLE_MS)
  const [start, cpuStart] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(cpuStart)
  const ms = performance.now() - start
  clearInterval(timer)
  sample()
  return { ms, cpuMs: (user + system) / 1000, moreBytes: most - before }
}

function bestMs(measures: readonly Measure[]): number {
  return Math.min(...measures.map(({ ms }) => ms))
}

function bestCpuMs(measures: readonly Measure[]): number {
  return Math.min(...measures.map(({ cpuMs }) => cpuMs))
}

/** Of all rounds: memory that the first one allocates is reused by later ones. */
function mostMegabytes(measures: readonly Measure[]): number {
  return Math.max(...measures.map(({ moreBytes }) => moreBytes)) / MEGABYTE
}

/** What the linking widget would return. */
function createTokens({ baseUrl, clientId, secret }: { baseUrl: string; clientId: string; secret: string }) {
  return async (): Promise<string> => {
    const answer = await fetch(`${baseUrl}/sandbox/public_token/create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'PLAID-CLIENT-ID': clientId,
        'PLAID-SECRET': secret,
      },
      body: JSON.stringify({
        institution_id: 'ins_109508',
        initial_products: ['transactions'],
        options: {
          override_username: 'user_busy',
          override_password: 'any',
          transactions: { days_requested: 730 },
        },
      }),
    })
    const { public_token: publicToken }: { public_token: string } = await answer.json()
    return publicToken
  }
}
