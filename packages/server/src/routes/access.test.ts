import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

/** Maintained by hand: a new or newly public route must change this list, where a reviewer sees it. */
const table = [
  'DELETE /api/auth/access-tokens/{tokenId} signed-in',
  'DELETE /api/auth/passkeys/{passkeyId} recent-second-factor',
  'DELETE /api/auth/sessions/{sessionId} signed-in',
  'DELETE /api/auth/two-step recent-second-factor',
  'DELETE /api/extension extension',
  'DELETE /api/users/calendar-feed signed-in',
  'DELETE /api/users/household signed-in',
  'DELETE /api/users/household/invitation signed-in',
  'DELETE /api/users/watches/answer signed-in',
  'DELETE /api/users/watches/cards/{cardId} signed-in',
  'DELETE /api/users/watches/push/{id} signed-in',
  'DELETE /api/users/{id} signed-in',
  'GET /api/auth/access-tokens signed-in',
  'GET /api/auth/authorize signed-in',
  'GET /api/auth/common-passwords/{part} public',
  'GET /api/auth/google public',
  'GET /api/auth/google/callback public',
  'GET /api/auth/options public',
  'GET /api/auth/security signed-in',
  'GET /api/auth/sessions signed-in',
  'GET /api/blog public',
  'GET /api/cards public',
  'GET /api/cards.csv public',
  'GET /api/cards/changes public',
  'GET /api/cards/health public',
  'GET /api/cards/schema.json public',
  'GET /api/cards/texts/{version}.json public',
  'GET /api/cards/versions/{version}.json public',
  'GET /api/cards/{cardId} public',
  'GET /api/cards/{cardId}/report public',
  'GET /api/extension extension',
  'GET /api/free/average-wallet public',
  'GET /api/free/explain-manual public',
  'GET /api/free/run-backtest-manual public',
  'GET /api/free/value-over-time-manual public',
  'GET /api/health public',
  'GET /api/mockdata/{name}.json public',
  'GET /api/newsletter public',
  'GET /api/overview public',
  'GET /api/plaid/auth/accounts signed-in',
  'GET /api/plaid/auth/corrections signed-in',
  'GET /api/plaid/auth/explain signed-in',
  'GET /api/plaid/auth/lines signed-in',
  'GET /api/plaid/auth/merchants signed-in',
  'GET /api/plaid/auth/purchases signed-in',
  'GET /api/plaid/auth/run-backtest signed-in',
  'GET /api/plaid/auth/run-backtest-manual signed-in',
  'GET /api/plaid/auth/run-debug signed-in',
  'GET /api/plaid/auth/status signed-in',
  'GET /api/plaid/auth/transactions signed-in',
  'GET /api/plaid/auth/value-over-time signed-in',
  'GET /api/plaid/institutions/{institutionId}/logo.png public',
  'GET /api/profile-options public',
  'GET /api/programs public',
  'GET /api/ready public',
  'GET /api/users/assumptions signed-in',
  'GET /api/users/household signed-in',
  'GET /api/users/reminders signed-in',
  'GET /api/users/watches signed-in',
  'GET /api/users/your-cards signed-in',
  'GET /api/users/{id} signed-in',
  'GET /api/users/{id}/export recent-sign-in',
  'POST /api/auth/access-tokens recent-sign-in',
  'POST /api/auth/confirm signed-in',
  'POST /api/auth/exchange public',
  'POST /api/auth/passkeys signed-in',
  'POST /api/auth/passkeys/creation recent-sign-in',
  'POST /api/auth/passkeys/request public',
  'POST /api/auth/passkeys/sign-in public',
  'POST /api/auth/password-reset/{resetToken} public',
  'POST /api/auth/password-restore public',
  'POST /api/auth/recovery-codes recent-sign-in',
  'POST /api/auth/resend-verification signed-in',
  'POST /api/auth/sign-in public',
  'POST /api/auth/sign-in/code public',
  'POST /api/auth/sign-out signed-in',
  'POST /api/auth/sign-out-everywhere signed-in',
  'POST /api/auth/sign-up public',
  'POST /api/auth/two-step recent-sign-in',
  'POST /api/auth/two-step/confirm signed-in',
  'POST /api/auth/undo-email-change public',
  'POST /api/auth/verify-email public',
  'POST /api/cards/{cardId}/reports public',
  'POST /api/csp-reports public',
  'POST /api/digest/unsubscribe public',
  'POST /api/extension public',
  'POST /api/extension/code recent-sign-in',
  'POST /api/newsletter public',
  'POST /api/newsletter/confirm public',
  'POST /api/newsletter/unsubscribe public',
  'POST /api/plaid/auth/accounts-unlink-all signed-in',
  'POST /api/plaid/auth/add-token signed-in',
  'POST /api/plaid/auth/create-link-token signed-in',
  'POST /api/plaid/auth/imports signed-in',
  'POST /api/plaid/auth/plaid-error signed-in',
  'POST /api/plaid/auth/remove-access-token signed-in',
  'POST /api/plaid/auth/run-backtest signed-in',
  'POST /api/plaid/webhook public',
  'POST /api/simplefin/auth/add-token signed-in',
  'POST /api/simplefin/auth/setup signed-in',
  'POST /api/users/calendar-feed signed-in',
  'POST /api/users/household/accept signed-in',
  'POST /api/users/household/decline signed-in',
  'POST /api/users/household/invitation signed-in',
  'POST /api/users/household/received signed-in',
  'PUT /api/auth/passkeys/{passkeyId} signed-in',
  'PUT /api/plaid/auth/corrections signed-in',
  'PUT /api/plaid/auth/merchants signed-in',
  'PUT /api/users/assumptions signed-in',
  'PUT /api/users/digest signed-in',
  'PUT /api/users/household/spending signed-in',
  'PUT /api/users/watches/answer signed-in',
  'PUT /api/users/watches/cards/{cardId} signed-in',
  'PUT /api/users/watches/own-cards signed-in',
  'PUT /api/users/watches/push signed-in',
  'PUT /api/users/your-cards signed-in',
  'PUT /api/users/{id} signed-in',
]

function accessOf(security: readonly Record<string, readonly string[]>[] | undefined): string {
  return security === undefined ? 'public' : (security[0]?.bearer?.[0] ?? 'signed-in')
}

describe('access to the API', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('matches the table for every route', async () => {
    await test.app.ready()
    const document = test.app.swagger() as {
      paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>
    }
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { security }]) => `${method.toUpperCase()} ${path} ${accessOf(security)}`,
      ),
    )
    expect(routes.sort()).toEqual(table)
  })

  it.each(table.filter((row) => !row.endsWith('public')).map((row) => row.split(' ')))(
    'B-ROLE-5: %s %s returns 401 to a visitor',
    async (method, url) => {
      const answer = await test.app.inject({
        method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
        url: url ?? '',
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({
        error: 'Please sign in to continue.',
        errors: [{ code: 'signed-out' }],
      })
    },
  )
})
