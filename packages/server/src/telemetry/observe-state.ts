/** Gauges that are read whenever someone asks for the metrics. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { endingOffers, type Release } from '@cardsight/catalog'
import { dayOfMoment } from '@cardsight/engine/dates'
import type { BankOrigin } from '../addresses/bank-origin.ts'
import type { Database } from '../db/database.ts'
import { readQueues, readSyncLag } from '../repositories/queue-state.ts'
import type { Metrics } from './metrics.ts'

const MS_PER_SECOND = 1000
const NS_PER_SECOND = 1e9
const QUANTILES = [50, 99, 100]
const LOOP_RESOLUTION_MS = 10

type Observed = Readonly<{
  database: Database
  catalog: Release
  banks: readonly BankOrigin[]
  clock: () => Date
}>

/** Returns a function that stops watching. */
export function observeState({ meter }: Pick<Metrics, 'meter'>, observed: Observed): () => void {
  observeQueues({ meter }, observed)
  observeConnections({ meter }, observed)
  observeCatalog({ meter }, observed)
  observeMemory({ meter })
  return observeEventLoop({ meter })
}

/** A database that doesn't respond has no queues: the metric is missing until it does. */
function observeQueues({ meter }: Pick<Metrics, 'meter'>, { database, banks, clock }: Observed): void {
  const depth = meter.createObservableGauge('cardsight_queue_depth', {
    description: 'Work that waits for a background job',
  })
  const age = meter.createObservableGauge('cardsight_queue_age_seconds', {
    description: 'How long the oldest work has waited; 0 if there is none',
    unit: 's',
  })
  const lag = meter.createObservableGauge('cardsight_sync_lag_seconds', {
    description: 'Time since the last sync of the working bank link that was synced longest ago',
    unit: 's',
  })
  const secondsSince = (moment: Date | null) =>
    moment === null ? 0 : Math.max(0, (clock().getTime() - moment.getTime()) / MS_PER_SECOND)
  meter.addBatchObservableCallback(
    async (result) => {
      const read = async () =>
        [await readQueues(database.db, clock()), await readSyncLag(database.db, banks)] as const
      const [queues, oldestSync] = await read().catch(() => [[], undefined] as const)
      for (const { job, waiting, oldest } of queues) {
        result.observe(depth, waiting, { job })
        result.observe(age, secondsSince(oldest), { job })
      }
      if (oldestSync !== undefined) {
        result.observe(lag, secondsSince(oldestSync))
      }
    },
    [depth, age, lag],
  )
}

function observeConnections({ meter }: Pick<Metrics, 'meter'>, { database }: Observed): void {
  const gauge = meter.createObservableGauge('cardsight_database_connections', {
    description: 'Connections to PostgreSQL by state, and requests that wait for one',
  })
  gauge.addCallback((result) => {
    for (const [state, count] of Object.entries(database.countConnections?.() ?? {})) {
      result.observe(count, { state })
    }
  })
}

function observeCatalog({ meter }: Pick<Metrics, 'meter'>, { catalog, clock }: Observed): void {
  const days = catalog.cards.map(({ asOf }) => Date.parse(asOf))
  const newest = days.reduce((latest, day) => Math.max(latest, day), 0)
  meter
    .createObservableGauge('cardsight_catalog_age_seconds', {
      description: 'Age of the newest card facts',
      unit: 's',
    })
    .addCallback((result) => result.observe((clock().getTime() - newest) / MS_PER_SECOND))
  meter
    .createObservableGauge('cardsight_catalog_ending_offers', {
      description: 'Welcome offers on or past their last day, which someone has to look up again',
    })
    .addCallback((result) => result.observe(endingOffers(catalog.cards, dayOfMoment(clock())).length))
}

function observeMemory({ meter }: Pick<Metrics, 'meter'>): void {
  meter
    .createObservableGauge('cardsight_memory_bytes', { description: 'Memory of the process', unit: 'By' })
    .addCallback((result) => {
      const { rss, heapUsed, external } = process.memoryUsage()
      result.observe(rss, { kind: 'rss' })
      result.observe(heapUsed, { kind: 'heap_used' })
      result.observe(external, { kind: 'external' })
    })
}

function observeEventLoop({ meter }: Pick<Metrics, 'meter'>): () => void {
  const delays = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
  delays.enable()
  meter
    .createObservableGauge('cardsight_event_loop_delay_seconds', {
      description: 'Delay of the event loop since the metrics were last read, by quantile',
      unit: 's',
    })
    .addCallback((result) => {
      for (const quantile of QUANTILES) {
        result.observe(delays.percentile(quantile) / NS_PER_SECOND, { quantile: String(quantile / 100) })
      }
      delays.reset()
    })
  return () => delays.disable()
}
