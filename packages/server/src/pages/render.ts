/** Runs React Router's handler for a URL from the page finder, and returns plain values. */
import type { PageContext } from '@cardsight/contract/pages'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Web } from './web.ts'

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer }

export type Render = (path: string, nonce: string) => Promise<RenderedPage>

type Options = { web: Web } & Omit<PageContext, 'nonce'>

export function createRender({ web, ...shared }: Options): Render {
  const load = createLoader(web)
  return async (path, nonce) => {
    const { handle, pageContext } = await load()
    const context = new RouterContextProvider()
    context.set(pageContext, { ...shared, nonce })
    // Pages are the same for everyone, so none of the visitor's headers reach them.
    const response = await handle(new Request(new URL(path, shared.publicUrl)), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
}

function createLoader(web: Web) {
  if (web.kind === 'development') {
    return async () => {
      const { build, pageContext } = await web.loadPages()
      return { handle: createRequestHandler(build, 'development'), pageContext }
    }
  }
  const { build, pageContext } = web.pages
  const loaded = { handle: createRequestHandler(build, 'production'), pageContext }
  return async () => loaded
}
