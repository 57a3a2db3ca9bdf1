import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  linkFinishSchema,
  linkStepSchema,
  linkTokenSchema,
  simulatedLinkPath,
} from '@cardsight/contract/banking'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { customLogin } from '../testing/custom-login.ts'
import { freePort } from '../testing/free-port.ts'
import { createMailServer } from '../testing/mail-server.ts'
import { startOtlpReceiver } from '../testing/otlp-receiver.ts'
import { readPrometheusText, type Sample } from '../testing/prometheus-text.ts'
import { type Product, startProduct } from '../testing/start-product.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

/** Appears in everything that the person types, so it must appear in nothing that we measure. */
const MARK = 'zyxmark'
const PERSON = {
  firstName: `${MARK}-first`,
  lastName: `${MARK}-last`,
  email: `${MARK}@example.com`,
  password: `${MARK}-otter-velvet`,
}
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const WITHIN = { timeout: 120_000, interval: 250 }

describe('a server that is watched', () => {
  let dataDir: string
  let database: TestDatabase
  let mail: Awaited<ReturnType<typeof createMailServer>>
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>
  let product: Product
  let metricsUrl: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cardsight-watch-'))
    database = await createTestDatabase('postgres')
    mail = await createMailServer()
    receiver = await startOtlpReceiver()
    const metricsPort = await freePort()
    metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
    product = await startProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url ?? '',
      SMTP_URL: mail.url,
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_SERVICE_NAME: 'cardsight-test',
      OTEL_METRIC_EXPORT_INTERVAL: '500',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      ERROR_WEBHOOK_URL: `${receiver.url}/errors`,
    })
    await visit()
  })
  afterAll(async () => {
    expect(await product.stop()).toBe(0)
    await mail.stop()
    await receiver.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const call = (path: string, init: RequestInit = {}) => fetch(`${product.url}${path}`, init)
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return answer.json()
  }

  /** Everything that a person does, with their mark in every place that takes text. */
  async function visit() {
    const { accessToken } = signedInSchema.parse(await post(apiPaths.signUp, PERSON))
    await vi.waitFor(() => expect(product.output()).toContain('an email could not be sent yet'), WITHIN)
    mail.refuseWith(550)
    await mail.start()
    await vi.waitFor(() => expect(product.output()).toContain('gave up on an email'), WITHIN)
    mail.refuseWith(null)
    await post(apiPaths.passwordRestore, { email: PERSON.email })
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThan(0), WITHIN)

    const authorization = `Bearer ${accessToken}`
    const { linkToken } = linkTokenSchema.parse(await post(apiPaths.createLinkToken, {}, { authorization }))
    const day = new Date(Date.now() - WEEK_MS).toISOString().slice(0, 10)
    const rows = [{ day, dollars: 12.5, text: `${MARK} coffee` }]
    const login = {
      institution_id: 'ins_109508',
      ...customLogin([{ name: `${MARK} card`, mask: '4410', rows }]),
    }
    const step = linkStepSchema.parse(
      await post(simulatedLinkPath('login'), { link_token: linkToken, ...login }),
    )
    const account_ids = step.next === 'accounts' ? step.accounts.map(({ id }) => id) : []
    const finished = linkFinishSchema.parse(
      await post(simulatedLinkPath('finish'), { session_id: step.session_id, account_ids }),
    )
    for (const token of [`public-sandbox-${MARK}`, finished.public_token]) {
      await post(`${apiPaths.addToken}?publicToken=${token}`, finished.metadata, { authorization })
    }
    const traceparent = `00-${TRACE}-${CALLER}-01`
    await call(apiPaths.linkedRun, { headers: { authorization, traceparent, tracestate: `visitor=${MARK}` } })
    await call(`/${MARK}/${MARK}?email=${PERSON.email}`, {
      headers: { accept: 'text/html', 'user-agent': MARK },
    })
    await call(`${apiPaths.root}/${MARK}`, { method: 'POST' })
  }

  const scrape = async (): Promise<readonly Sample[]> => {
    const answer = await fetch(metricsUrl)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    return readPrometheusText(await answer.text())
  }
  const find = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}) =>
    samples.filter(
      (each) =>
        each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
    )

  it('counts requests by route pattern, method and status class, each one once', async () => {
    const samples = await scrape()
    const count = (labels: Record<string, string>) =>
      find(samples, 'cardsight_request_duration_seconds_count', labels).map(({ value }) => value)
    expect(count({ method: 'POST', route: apiPaths.signUp, status: '2xx' })).toEqual([1])
    expect(count({ method: 'POST', route: apiPaths.addToken, status: '2xx' })).toEqual([1])
    expect(count({ method: 'GET', route: 'pages', status: '4xx' })).toEqual([1])
    const buckets = find(samples, 'cardsight_request_duration_seconds_bucket', { route: apiPaths.signUp })
    expect(buckets.find(({ labels }) => labels.le === '+Inf')?.value).toBe(1)
  })

  it('measures runs, queues, banks, email, the catalog, the database and the process', async () => {
    const samples = await scrape()
    const one = (name: string, labels: Record<string, string> = {}) =>
      find(samples, name, labels)[0]?.value ?? Number.NaN
    expect(one('cardsight_run_duration_seconds_count', { kind: 'runOnSpending' })).toBeGreaterThan(0)
    for (const job of ['mail', 'bank links', 'bank endings', 'bank exchanges', 'digests']) {
      expect(one('cardsight_queue_depth', { job }), job).toBeGreaterThanOrEqual(0)
      expect(one('cardsight_queue_age_seconds', { job }), job).toBeGreaterThanOrEqual(0)
    }
    expect(one('cardsight_bank_call_duration_seconds_count', { call: 'exchange' })).toBeGreaterThan(0)
    expect(
      one('cardsight_bank_errors_total', {
        provider: 'plaid',
        kind: 'bad-token',
        code: 'INVALID_PUBLIC_TOKEN',
      }),
    ).toBeGreaterThan(0)
    expect(one('cardsight_mail_failures_total', { reason: 'ESOCKET' })).toBeGreaterThan(0)
    expect(one('cardsight_mail_failures_total', { reason: 'refused' })).toBeGreaterThan(0)
    expect(one('cardsight_mail_sent_total')).toBeGreaterThan(0)
    expect(one('cardsight_catalog_age_seconds')).toBeGreaterThan(0)
    expect(one('cardsight_database_connections', { state: 'idle' })).toBeGreaterThanOrEqual(0)
    expect(one('cardsight_query_duration_seconds_count', { operation: 'insert', table: 'users' })).toBe(1)
    expect(one('cardsight_job_duration_seconds_count', { job: 'mail', outcome: 'ok' })).toBeGreaterThan(0)
    expect(one('cardsight_event_loop_delay_seconds', { quantile: '0.99' })).toBeGreaterThanOrEqual(0)
    expect(one('cardsight_memory_bytes', { kind: 'rss' })).toBeGreaterThan(1e7)
  })

  it('says how long bank links have waited for a sync', async () => {
    await vi.waitFor(async () => {
      const [lag] = find(await scrape(), 'cardsight_sync_lag_seconds')
      const synced = await database.db.selectFrom('bank_items').select('synced_at').execute()
      expect(synced[0]?.synced_at).not.toBeNull()
      expect(lag?.value).toBeGreaterThan(0)
    }, WITHIN)
  })

  it('offers metrics on their own port only', async () => {
    expect((await call('/metrics')).status).toBe(404)
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404)
  })

  it('sends the same metrics with OpenTelemetry’s protocol', async () => {
    const names = new Set(
      (await scrape())
        .map(({ name }) => name.replace(/(?<=_seconds)_(?:bucket|sum|count)$/, ''))
        .filter((name) => name.startsWith('cardsight_')),
    )
    expect(names.size).toBeGreaterThan(10)
    await vi.waitFor(
      () => expect([...names].filter((name) => !receiver.metricNames.has(name))).toEqual([]),
      WITHIN,
    )
    expect(receiver.services).toEqual(new Set(['cardsight-test']))
  })

  it('continues the trace of the caller, with the run and its queries below the request', async () => {
    const find = (name: string) => receiver.spans.find((span) => span.traceId === TRACE && span.name === name)
    await vi.waitFor(() => expect(find(`GET ${apiPaths.linkedRun}`)).toBeDefined(), WITHIN)
    const request = find(`GET ${apiPaths.linkedRun}`)
    expect(request?.parentSpanId).toBe(CALLER)
    expect(find('run runOnSpending')?.parentSpanId).toBe(request?.spanId)
    expect(find('select sessions')?.parentSpanId).toBe(request?.spanId)
    const names = new Set(receiver.spans.map(({ name }) => name))
    expect([...names]).toEqual(expect.arrayContaining(['bank exchange', 'mail send', 'insert users']))
  })

  it('adds the ids of the trace to the log lines of a traced request, besides its own id', () => {
    const lines = product.output().split('\n')
    const line = lines.find((each) => each.includes(TRACE) && each.includes('"msg":"request"'))
    expect(line).toMatch(/"requestId":"[\da-f-]{36}"/)
  })

  it('reports errors to the webhook, without what a person typed', async () => {
    await vi.waitFor(
      () => expect(receiver.bodies.filter((body) => body.includes('gave up on an email'))).toHaveLength(1),
      WITHIN,
    )
  })

  it('measures and reports nothing about the person', async () => {
    const users = await database.db.selectFrom('users').select(['id', 'email']).execute()
    expect(users).toHaveLength(1)
    const items = await database.db.selectFrom('bank_items').select(['id', 'institution_name']).execute()
    const personal = [MARK, users[0]?.id, items[0]?.id, items[0]?.institution_name, '127.0.0.1:']
    const all = [...receiver.bodies, await (await fetch(metricsUrl)).text()].join('\n').toLowerCase()
    for (const text of personal) {
      expect(text).toMatch(/./)
      expect(all).not.toContain(text?.toLowerCase())
    }
  })

  it('has every metric that an alert names', async () => {
    const rulesSchema = z.object({
      groups: z.array(
        z.object({
          rules: z.array(
            z.object({
              alert: z.string(),
              expr: z.string(),
              annotations: z.object({ summary: z.string(), runbook: z.string() }),
            }),
          ),
        }),
      ),
    })
    const file = new URL('../../../../deploy/prometheus/alerts.yaml', import.meta.url)
    const rules = rulesSchema
      .parse(parse(await readFile(file, 'utf8')))
      .groups.flatMap((group) => group.rules)
    const samples = await scrape()
    const operations = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
    expect(rules).toHaveLength(5)
    for (const { alert, expr, annotations } of rules) {
      const named = expr.match(/cardsight_\w+(?:\{[^}]*\})?/g) ?? []
      expect(named.length + (expr.match(/\bup\{/g) ?? []).length, alert).toBeGreaterThan(0)
      for (const selector of named) {
        const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(selector) ?? []
        const found = find(samples, name)
        expect(found, selector).not.toEqual([])
        for (const [, label = ''] of labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)) {
          expect(Object.keys(found[0]?.labels ?? {}), selector).toContain(label)
        }
      }
      expect(operations).toContain(`### ${alert}`)
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`)
    }
  })
})
