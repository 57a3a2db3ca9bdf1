/** The runs: every card against typed costs, or against what linked accounts have spent. */
import {
  apiPaths,
  type CardTexts,
  cardTextsSchema,
  costKeys,
  expandRun,
  type MonthlyCosts,
  type RunNumbers,
  runNumbersSchema,
} from '@cardsight/contract'
import type { DayRange } from '@cardsight/engine'
import type { Api, Schema } from './client.ts'

const numbersForm = new URLSearchParams({ form: 'numbers' })
const MANUAL_MONTHS = '12'

export type ManualRun = Readonly<{ costs: MonthlyCosts; window: DayRange; isSignedIn: boolean }>
export type LinkedRun = Readonly<{ accountIds: readonly string[]; window: DayRange; nMonths: number }>

export function runManual(api: Api, { isSignedIn, ...run }: ManualRun): Promise<RunNumbers> {
  const path = isSignedIn ? apiPaths.manualRun : apiPaths.freeManualRun
  return api.get(`${path}?${manualQuery(run)}&${numbersForm}`, runNumbersSchema)
}

export function runLinked(api: Api, run: LinkedRun): Promise<RunNumbers> {
  return api.get(`${apiPaths.linkedRun}?${linkedQuery(run)}&${numbersForm}`, runNumbersSchema)
}

/** What `run-debug` answers is raw on purpose: nobody may rely on its shape. */
const anything: Schema<unknown> = { parse: (value) => value }

/** The same run as the dashboard's, as the engine itself counts. */
export function runDebug(api: Api, run: Omit<ManualRun, 'isSignedIn'> | LinkedRun): Promise<unknown> {
  const query = 'costs' in run ? manualQuery(run) : linkedQuery(run)
  return api.get(`${apiPaths.runDebug}?${query}`, anything)
}

const TEXTS_ADDRESS = /^\/api\/cards\/texts\/[\w-]+\.json$/

/**
 * The words of the cards that a run names: they never change at their address, so the browser's own cache keeps
 * them. Rejects with RangeError for an address that is not one of theirs.
 */
export async function loadCardTexts(api: Api, address: string): Promise<CardTexts> {
  if (!TEXTS_ADDRESS.test(address)) {
    throw new RangeError(`${address} is no address of card texts`)
  }
  return api.get(address, cardTextsSchema)
}

/** A run that was kept in the browser. Throws when it is not one. */
export function parseRun(value: unknown): RunNumbers {
  return runNumbersSchema.parse(value)
}

export { expandRun }

function manualQuery({ costs, window }: Omit<ManualRun, 'isSignedIn'>): URLSearchParams {
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(costs[name])])
  return new URLSearchParams([...amounts, ...datesOf(window), ['nMonths', MANUAL_MONTHS]])
}

/** The query of a run on linked accounts, and of what is asked about it. */
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
