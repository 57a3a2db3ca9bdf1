/** API calls that run the backtest on typed costs or on linked accounts, and that explain and report its results. */
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type Explanation,
  explanationSchema,
  type Projection,
  type RunNumbers,
  runNumbersSchema,
  type ValueOverTime,
  valueOverTimeSchema,
} from '@cardsight/contract/backtest'
import { type CardReport, type CardTexts, cardReportSchema, cardTextsSchema } from '@cardsight/contract/cards'
import { costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import { type OfferedOptions, offeredOptionsSchema } from '@cardsight/contract/profile-schemas'
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

/** Loads what a person can choose in a profile. The card texts have it too, and the response says where they are. */
export function loadProfileOptions(
  api: Api,
  { hasBusiness }: Pick<Profile, 'hasBusiness'>,
): Promise<OfferedOptions> {
  return api.get(`${apiPaths.profileOptions}${hasBusiness ? '?business=yes' : ''}`, offeredOptionsSchema)
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
function manualQuery({
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

type Question = Readonly<{
  cardId: string
  projection: Projection
  /** A card in a category list is explained with that category's spending alone. */
  only: string | null
}>

/** `profile`: an explanation depends on all of it; it must have no unknown ids. Without it, the default one counts. */
export type ManualQuestion = Question &
  Readonly<{ costs: TypedCosts; window: DayRange; profile?: Profile | undefined }>
export type LinkedQuestion = Question & LinkedRun

export function explainManual(api: Api, question: ManualQuestion): Promise<Explanation> {
  const { costs, window, profile = defaultProfile } = question
  const query = new URLSearchParams([
    ...questionQuery(question),
    ...costsQuery(costs),
    ['startDate', window.first],
    ['endDate', window.last],
    ...Object.entries(profileQuery(profile)),
  ])
  return api.get(`${apiPaths.freeManualExplanation}?${query}`, explanationSchema)
}

export function explainLinked(api: Api, question: LinkedQuestion): Promise<Explanation> {
  const query = new URLSearchParams([...questionQuery(question), ...linkedQuery(question)])
  return api.get(`${apiPaths.linkedExplanation}?${query}`, explanationSchema)
}

function questionQuery({ cardId, projection, only }: Question): string[][] {
  return [['card', cardId], ['years', projection], ...(only === null ? [] : [['only', only]])]
}

/** Value of cards month by month. */
type ValueQuestion = Readonly<{ cardIds: readonly string[] }>

export type ManualValueQuestion = ValueQuestion & Omit<ManualRun, 'isSignedIn'>
export type LinkedValueQuestion = ValueQuestion & LinkedRun

export function valueManual(api: Api, question: ManualValueQuestion): Promise<ValueOverTime> {
  return api.get(
    `${apiPaths.freeManualValue}?${manualQuery(question)}&${cardsQuery(question)}`,
    valueOverTimeSchema,
  )
}

export function valueLinked(api: Api, question: LinkedValueQuestion): Promise<ValueOverTime> {
  return api.get(
    `${apiPaths.linkedValue}?${linkedQuery(question)}&${cardsQuery(question)}`,
    valueOverTimeSchema,
  )
}

function cardsQuery({ cardIds }: ValueQuestion): URLSearchParams {
  return new URLSearchParams(cardIds.map((id) => ['card', id]))
}

/** Somebody's own spending, which a card's report is about. `profile` must have no unknown ids. */
export type ReportQuestion = Readonly<{ costs: TypedCosts; profile: Profile }>

export function loadCardReport(
  api: Api,
  cardId: string,
  { costs, profile }: ReportQuestion,
): Promise<CardReport> {
  const query = new URLSearchParams([...costsQuery(costs), ...Object.entries(profileQuery(profile))])
  return api.get(`${apiPaths.cardReport(cardId)}?${query}`, cardReportSchema)
}

/** Asks for the top cards while someone types. Rejects without a response, and if the response isn't OK. */
export async function getTopCards(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) {
    throw new Error(`${path} returned ${response.status}`)
  }
  return response.json()
}
