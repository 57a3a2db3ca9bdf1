/** Runs React Router's handler for a URL from the page finder, and returns plain values. */
import type { PageContext } from '@cardsight/contract/pages'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Web } from './web.ts'

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer }

type RenderedFor = Pick<PageContext, 'nonce' | 'requestId' | 'api'>

export type Render = (path: string, rendered: RenderedFor) => Promise<RenderedPage>

type Options = {
  web: Web
  reportError: (error: unknown, requestId: string) => void
} & Omit<PageContext, keyof RenderedFor | 'reportError'>

export function createRender({ web, reportError, ...shared }: Options): Render {
  const load = createLoader(web)
  return async (path, { nonce, requestId, api }) => {
    const { handle, pageContext } = await load()
    const context = new RouterContextProvider()
    context.set(pageContext, {
      ...shared,
      nonce,
      requestId,
      api,
      reportError: (error) => reportError(error, requestId),
    })
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
