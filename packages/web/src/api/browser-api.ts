import { type Api, type ApiPorts, createApi } from './client.ts'

const CALL_TIMEOUT_MS = 15_000

export function createBrowserApi(ports: Omit<ApiPorts, 'fetch'>): Api {
  return createApi({
    ...ports,
    fetch: (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  })
}
