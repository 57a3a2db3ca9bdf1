import { createContext } from 'react-router'

/** What the server hands to every page: nothing else of the server can be reached from here. */
export type PageContext = {
  /** Allows this answer's scripts under its Content-Security-Policy. */
  nonce: string
  /** Origin under which people reach us, without a slash at the end. */
  publicUrl: string
  /** Asks our own API in process; rejects when the answer is not a success. */
  api: { get(path: string): Promise<unknown> }
  reportError(error: unknown): void
}

export const pageContext = createContext<PageContext>()
