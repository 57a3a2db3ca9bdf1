import { ApiError } from '../api/api-error.ts'
import { authorize, signOut } from '../api/auth.ts'
import { createBrowserApi } from '../api/browser-api.ts'
import type { ApiPorts } from '../api/client.ts'
import type { AuthorizeOutcome } from './session-store.ts'

/** The two calls of the session; loaded only when there is a token, since the schemas weigh more than the shell. */
export function createSessionCalls(ports: Omit<ApiPorts, 'fetch'>) {
  const api = createBrowserApi(ports)
  return {
    authorize: async (): Promise<AuthorizeOutcome> => {
      try {
        return { kind: 'user', user: await authorize(api) }
      } catch (error) {
        return { kind: isRefusal(error) ? 'refused' : 'unreachable' }
      }
    },
    endToken: () => signOut(api),
  }
}

/** 4xx says that the token is no good; 5xx, silence, nonsense and "not so fast" say nothing about it. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}
