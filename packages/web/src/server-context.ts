import type { PageContext } from '@cardsight/contract/pages'
import { createContext } from 'react-router'

/** Key under which loaders and the server entry find the server's page context. */
export const pageContext = createContext<PageContext>()
