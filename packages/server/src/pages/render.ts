/** Runs React Router's handler for an address from the page finder, and returns plain values. */
import type { PageContext } from '@cardsight/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Web } from './web.ts'

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer }

export type Render = (path: string, nonce: string) => Promise<RenderedPage>

type Options = { web: Web } & Omit<PageContext, 'nonce'>

export function createRender({ web, ...shared }: Options): Render {
  const handle = createRequestHandler(web.build, 'production')
  return async (path, nonce) => {
    const context = new RouterContextProvider()
    context.set(web.pageContext, { ...shared, nonce })
    // Pages are the same for everyone, so no header of the visitor's reaches them.
    const response = await handle(new Request(new URL(path, shared.publicUrl)), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
}
