import { ApiError } from '../api/api-error.ts'
import { authorize, signOut } from '../api/auth.ts'
import { type Api, type ApiPorts, createBrowserApi } from '../api/client.ts'
import { endPush } from '../lib/push.ts'
import type { AuthorizeOutcome } from './session-store.ts'

/**
 * API calls of the session. Loaded only when there is a token, because the schemas are larger than the shell.
 */
export function createSessionCalls(ports: Omit<ApiPorts, 'fetch'>) {
  const api = createBrowserApi(ports)
  return {
    authorize: async (): Promise<AuthorizeOutcome> => {
      try {
        const user = await authorize(api)
        void keepPush(api).catch(() => undefined)
        return { kind: 'user', user }
      } catch (error) {
        return { kind: isRefusal(error) ? 'refused' : 'unreachable' }
      }
    },
    endToken: () => {
      endPush()
      return signOut(api)
    },
  }
}

/** Now, and when the service worker says that the subscription changed. Few people allow notifications. */
async function keepPush(api: Api): Promise<void> {
  if ('Notification' in window && Notification.permission === 'granted') {
    const calls = await import('./keep-push.ts')
    const keep = () => calls.keepPush(api)
    navigator.serviceWorker.onmessage = () => void keep().catch(() => undefined)
    await keep()
  }
}

/**
 * A 4xx means that the token is invalid. A 5xx, 429, invalid response or network failure says nothing about
 * it.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
