import type { PageAddress, PageContext } from '@cardsight/contract'
import type { RouterContext, ServerBuild } from 'react-router'

/** The built pages, as `main.ts` finds them. */
export type Web = Readonly<{
  build: ServerBuild
  /** The key under which the pages look for what the server hands them. */
  pageContext: RouterContext<PageContext>
  /** Which parts of an address decide what a page shows. */
  pageAddresses: (known: { cardIds: readonly string[] }) => readonly PageAddress[]
  /** Folder of hashed assets and public files. */
  clientDir: string
}>
