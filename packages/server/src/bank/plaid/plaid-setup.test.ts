import { expect, it } from 'vitest'
import { plaidAddresses } from './plaid-setup.ts'

const webhook = (publicUrl: string) => `${publicUrl}/api/plaid/webhook`
const oauth = (publicUrl: string) => `${publicUrl}/dashboard/oauth`

it.each([
  ['https://cards.example', 'production', webhook, oauth],
  ['http://cards.example', 'production', webhook, null],
  ['http://localhost:3000', 'sandbox', null, oauth],
  ['http://localhost:3000', 'production', null, null],
  ['http://127.0.0.1:3000', 'sandbox', null, null],
] as const)(
  'sends Plaid only the URLs it accepts, for %s in %s',
  (publicUrl, environment, webhookAt, oauthAt) => {
    expect(plaidAddresses({ publicUrl, environment })).toEqual({
      baseUrl: `https://${environment}.plaid.com`,
      webhookUrl: webhookAt?.(publicUrl) ?? null,
      redirectUri: oauthAt?.(publicUrl) ?? null,
    })
  },
)
