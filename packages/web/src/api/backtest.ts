/** API calls that run the backtest on typed costs or on linked accounts. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import {
  type CardTexts,
  cardTextsSchema,
  type OfferedOptions,
  offeredOptionsSchema,
  type RunNumbers,
  runNumbersSchema,
} from '@cardsight/contract/schemas'
import type { DayRange } from '@cardsight/engine/dates'
import type { Api, Schema } from './client.ts'

const numbersForm = new URLSearchParams({ form: 'numbers' })
const MANUAL_MONTHS = '12'

/** `profile`: a run depends on its habits and rent only; it must have no unknown ids. Without it, the default one counts. */
export type ManualRun = Readonly<{
  costs: TypedCosts
  window: DayRange
  profile?: Profile | undefined
  isSignedIn: boolean
}>
export type LinkedRun = Readonly<{
  accountIds: readonly string[]
  /** Those of them that count although another account has the same purchases. */
  again?: readonly string[]
  window: DayRange
  nMonths: number
  profile?: Profile | undefined
}>

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

/** Loads what people can choose in a profile. The card texts have it too, and the response says where they are. */
export function loadProfileOptions(api: Api): Promise<OfferedOptions> {
  return api.get(apiPaths.profileOptions, offeredOptionsSchema)
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

/** Query parameters of a run on typed costs, and of the value over time. */
export function manualQuery({
  costs,
  window,
  profile = defaultProfile,
}: Omit<ManualRun, 'isSignedIn'>): URLSearchParams {
  return new URLSearchParams([
    ...costsQuery(costs),
    ...datesOf(window),
    ['nMonths', MANUAL_MONTHS],
    ...Object.entries(profileQuery(profile)),
  ])
}

/** Query parameters of a run on linked accounts, and of its explanations. */
export function linkedQuery(run: LinkedRun): URLSearchParams {
  const { accountIds, again = [], window, nMonths, profile = defaultProfile } = run
  return new URLSearchParams([
    ...accountIds.map((id) => ['account', id]),
    ...again.map((id) => ['again', id]),
    ...datesOf(window),
    ['nMonths', String(nMonths)],
    ...Object.entries(profileQuery(profile)),
  ])
}

function datesOf({ first, last }: DayRange): string[][] {
  return [
    ['startDate', first],
    ['endDate', last],
  ]
}
