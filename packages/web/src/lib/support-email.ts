import { createContext } from 'react'

/** Address for suggestions and questions; empty outside the root's pages. */
export const SupportEmailContext = createContext('')
