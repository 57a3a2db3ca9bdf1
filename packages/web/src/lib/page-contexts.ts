import { createContext } from 'react'

/**
 * Nonce of the page's inline scripts while the server renders it. Empty in the browser, where the scripts
 * have already run.
 */
export const NonceContext = createContext<string | undefined>(undefined)

/** Address for suggestions and questions; empty outside the root's pages. */
export const SupportEmailContext = createContext('')
