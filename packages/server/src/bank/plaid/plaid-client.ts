/** Plaid's SDK with our keys, limits and proxy. */
import { Agent } from 'node:https'
import type { PlaidApi } from 'plaid'
import type { z } from 'zod'
import type { BankEnvironment } from '../../addresses/bank-origin.ts'
import { readAnswer, toBankError } from './plaid-errors.ts'

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

/** A proxy that outgoing connections have to use, and the hosts that are reached without it. */
export type EgressProxy = Readonly<{ url: string; noProxy: string | null }>

export type PlaidBankOptions = Readonly<{
  baseUrl: string
  clientId: string
  secret: string
  environment: BankEnvironment
  /** Webhook URL; null if the provider couldn't reach us. */
  webhookUrl: string | null
  /** Where banks with their own login page redirect people back to; null if there are no such banks. */
  redirectUri: string | null
  /** Proxy for calls to the outside; never set for the simulated bank, which is on this machine. */
  egressProxy?: EgressProxy | null
  timeoutMs?: number
  pageSize?: number
}>

export type PlaidSdk = Readonly<
  { api: PlaidApi } & Pick<
    typeof import('plaid'),
    'CountryCode' | 'PersonalFinanceCategoryVersion' | 'Products'
  >
>
type CallPlaid = <Answer>(call: (sdk: PlaidSdk) => Promise<Answer>) => Promise<Answer>

/** The first call loads the SDK: it takes 60 MB, and a server without linked accounts never needs it. */
export function openPlaidClient(options: PlaidBankOptions): CallPlaid {
  let loading: Promise<PlaidSdk> | undefined
  return async (call) => {
    loading ??= loadSdk(options)
    return call(await loading)
  }
}

async function loadSdk({
  baseUrl,
  clientId,
  secret,
  egressProxy = null,
}: PlaidBankOptions): Promise<PlaidSdk> {
  const { Configuration, CountryCode, PersonalFinanceCategoryVersion, PlaidApi, Products } = await import(
    'plaid'
  )
  const configuration = new Configuration({
    basePath: baseUrl,
    baseOptions: {
      headers: { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret },
      maxRedirects: 0,
      maxContentLength: MAX_RESPONSE_BYTES,
      ...connectionOf(egressProxy),
    },
  })
  return { api: new PlaidApi(configuration), CountryCode, PersonalFinanceCategoryVersion, Products }
}

/** Parses the response of a call. Every failure becomes a `BankError`. */
export async function ask<Schema extends z.ZodType>(
  answer: Promise<{ data: unknown }>,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    return readAnswer(schema, (await answer).data)
  } catch (error) {
    throw toBankError(error)
  }
}

/** Without `proxy: false`, axios would send loopback calls through HTTP_PROXY; with it, it ignores our agent. */
function connectionOf(egressProxy: EgressProxy | null) {
  if (egressProxy === null) {
    return { proxy: false }
  }
  const { url, noProxy } = egressProxy
  const proxyEnv = { HTTPS_PROXY: url, ...(noProxy !== null && { NO_PROXY: noProxy }) }
  return { httpsAgent: new Agent({ proxyEnv }) }
}
