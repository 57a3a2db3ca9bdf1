/** API calls that run the backtest on typed costs or on linked accounts. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import { expandRun } from '@cardsight/contract/runs'
import {
  type CardTexts,
  cardTextsSchema,
  type RunNumbers,
  runNumbersSchema,
} from '@cardsight/contract/schemas'
import type { DayRange } from '@cardsight/engine/dates'
import type { Api, Schema } from './client.ts'

const numbersForm = new URLSearchParams({ form: 'numbers' })
const MANUAL_MONTHS = '12'

export type ManualRun = Readonly<{ costs: TypedCosts; window: DayRange; isSignedIn: boolean }>
export type LinkedRun = Readonly<{ accountIds: readonly string[]; window: DayRange; nMonths: number }>

export function runManual(api: Api, { isSignedIn, ...run }: ManualRun): Promise<RunNumbers> {
  const path = isSignedIn ? apiPaths.manualRun : apiPaths.freeManualRun
  return api.get(`${path}?${manualQuery(run)}&${numbersForm}`, runNumbersSchema)
}

export function runLinked(api: Api, run: LinkedRun): Promise<RunNumbers> {
  return api.get(`${apiPaths.linkedRun}?${linkedQuery(run)}&${numbersForm}`, runNumbersSchema)
}

/** The response of `run-debug` is raw on purpose: don't rely on its shape. */
const anything: Schema<unknown> = { parse: (value) => value }

/** Returns the dashboard's run in the engine's own format. */
export function runDebug(api: Api, run: Omit<ManualRun, 'isSignedIn'> | LinkedRun): Promise<unknown> {
  const query = 'costs' in run ? manualQuery(run) : linkedQuery(run)
  return api.get(`${apiPaths.runDebug}?${query}`, anything)
}

const TEXTS_ADDRESS = /^\/api\/cards\/texts\/[\w-]+\.json$/

/**
 * Loads the texts of the cards in a run. Their URL is immutable, so the browser caches them. Rejects with
 * RangeError if the URL is not one of card texts.
 */
export async function loadCardTexts(api: Api, address: string): Promise<CardTexts> {
  if (!TEXTS_ADDRESS.test(address)) {
    throw new RangeError(`${address} is not a URL of card texts`)
  }
  return api.get(address, cardTextsSchema)
}

/** Parses a run that was stored in the browser. Throws if it is invalid. */
export function parseRun(value: unknown): RunNumbers {
  return runNumbersSchema.parse(value)
}

export { expandRun }

function manualQuery({ costs, window }: Omit<ManualRun, 'isSignedIn'>): URLSearchParams {
  return new URLSearchParams([...costsQuery(costs), ...datesOf(window), ['nMonths', MANUAL_MONTHS]])
}

/** Query parameters of a run on linked accounts, and of its explanations. */
export function linkedQuery({ accountIds, window, nMonths }: LinkedRun): URLSearchParams {
  return new URLSearchParams([
    ...accountIds.map((id) => ['account', id]),
    ...datesOf(window),
    ['nMonths', String(nMonths)],
  ])
}

function datesOf({ first, last }: DayRange): string[][] {
  return [
    ['startDate', first],
    ['endDate', last],
  ]
}
