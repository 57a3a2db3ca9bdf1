import { ApiError } from '../../api/api-error.ts'
import { createBrowserApi } from '../../api/browser-api.ts'
import type { Api } from '../../api/client.ts'
import type { Outcome } from './link-page.tsx'

/** Sends a link's token to the call that it's for. */
export async function followLink(
  call: (api: Api, token: string) => Promise<{ message: string }>,
  token: string,
): Promise<Outcome> {
  try {
    const api = createBrowserApi({ getToken: () => null, onUnauthorized: () => {} })
    return { isDone: true, message: (await call(api, token)).message }
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unreachable') {
      return { isDone: false, message: error.message }
    }
    return { isDone: false, message: 'We couldn’t reach the server. Nothing has changed; please try again.' }
  }
}
