import { createContext } from 'react'

/**
 * Marks the inline scripts of a page as ours while the server renders it: only those are allowed by their hashes. In
 * the browser there is none, and the scripts have run already.
 */
export const NonceContext = createContext<string | undefined>(undefined)
