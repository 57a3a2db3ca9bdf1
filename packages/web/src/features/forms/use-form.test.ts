import { apiPaths } from '@cardsight/contract/api-paths'
import { describe, expect, it } from 'vitest'
import { resetPassword } from '../../api/auth.ts'
import { createApi } from '../../api/client.ts'
import { serverSentence } from './use-form.ts'

function setUp(answer: Response) {
  const requests: Request[] = []
  const api = createApi({
    fetch: async (path, init) => {
      requests.push(new Request(new URL(path, 'http://here.invalid'), init))
      return answer
    },
    getToken: () => null,
    onUnauthorized: () => undefined,
  })
  return { api, requests }
}

describe('resetPassword', () => {
  const endings = { endsCalendar: false, endsHousehold: true, endsTokens: false }
  const given = { resetToken: 'reset-1', password: ' plum otter ', ...endings }

  it('B-CALL-4: posts the password as typed to the URL of its token', async () => {
    const { api, requests } = setUp(Response.json({ message: 'Your password has been reset successfully' }))
    await resetPassword(api, given)
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', apiPaths.passwordReset('reset-1')],
    ])
    expect(apiPaths.passwordReset('reset-1')).toBe('/api/auth/password-reset/reset-1')
    await expect(requests[0]?.json()).resolves.toEqual({ password: ' plum otter ', ...endings })
  })

  it.each([
    ['both shapes', { error: 'Link used', errors: [{ msg: 'Link used' }] }],
    ['`error` alone', { error: 'Link used' }],
    ['another text in `errors`', { error: 'Link used', errors: [{ msg: 'Bad input' }] }],
  ])('B-CALL-4: reads the error of a response with %s', async (_, body) => {
    const { api } = setUp(Response.json(body, { status: 400 }))
    const failure = await resetPassword(api, given).catch((error: unknown) => error)
    expect(serverSentence(failure, 'fallback')).toBe('Link used')
  })

  it('B-CALL-4: reads the error of a response that says it succeeded', async () => {
    const { api } = setUp(Response.json({ error: 'Link used' }))
    const failure = await resetPassword(api, given).catch((error: unknown) => error)
    expect(serverSentence(failure, 'fallback')).toBe('Link used')
  })

  it('falls back if the response has no error', async () => {
    const { api } = setUp(Response.json({}, { status: 400 }))
    const failure = await resetPassword(api, given).catch((error: unknown) => error)
    expect(serverSentence(failure, 'fallback')).toBe('fallback')
  })
})
