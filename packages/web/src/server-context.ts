import type { PageContext } from '@cardsight/contract'
import { createContext } from 'react-router'

/** How loaders and the server's entry reach what the server hands to every page. */
export const pageContext = createContext<PageContext>()
