import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageAddress, PageContext } from '@cardsight/contract/pages'
import type { RouterContext, ServerBuild } from 'react-router'

export type PageBuild = Readonly<{
  build: ServerBuild
  /** The key under which loaders find the page context. */
  pageContext: RouterContext<PageContext>
  /** Which parts of a URL decide what a page shows. */
  pageAddresses: (known: { cardIds: readonly string[] }) => readonly PageAddress[]
}>

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/** The pages: built files in production, or a Vite dev server that compiles them on request. */
export type Web =
  | Readonly<{
      kind: 'built'
      pages: PageBuild
      /** Folder of hashed assets and public files. */
      clientDir: string
    }>
  | Readonly<{
      kind: 'development'
      /** Loads the current source, so call it for each request. */
      loadPages: () => Promise<PageBuild>
      /** Serves scripts, styles and public files; calls `next` for pages. */
      middleware: Middleware
      /** Takes the server's 'upgrade' events, for the web socket that updates browsers. */
      sockets: EventEmitter
      close: () => Promise<void>
    }>
