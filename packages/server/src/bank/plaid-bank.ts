/** Plaid, or anything that speaks its protocol: which one is only a matter of `baseUrl`. */
import { Configuration, CountryCode, PlaidApi } from 'plaid'
import type { Bank } from './bank.ts'

const CALL_TIMEOUT_MS = 3000

type Options = { baseUrl: string; clientId: string; secret: string; isSimulated: boolean }

export function createPlaidBank(options: Options): Bank {
  const plaid = new PlaidApi(
    new Configuration({
      basePath: options.baseUrl,
      baseOptions: {
        headers: { 'PLAID-CLIENT-ID': options.clientId, 'PLAID-SECRET': options.secret },
        timeout: CALL_TIMEOUT_MS,
        maxRedirects: 0,
        // axios would send loopback calls through HTTP_PROXY.
        proxy: false,
      },
    }),
  )
  return {
    isSimulated: options.isSimulated,
    async countInstitutions() {
      const answer = await plaid.institutionsGet({ count: 1, offset: 0, country_codes: [CountryCode.Us] })
      return answer.data.total
    },
  }
}
