import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/**
 * Holds what the components of a page have loaded with `useQuery`, until the page is left. A query loads when its first
 * component appears, and again on `refetch`; a failure is shown at once, because the API client has already retried.
 */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const queries = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // Workers answer without a connection, and requests without one fail like any other.
  networkMode: 'always',
} as const
