// @vitest-environment node
import {
  createRequestHandler,
  data,
  Meta,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import * as entry from './entry.server.tsx'
import { OopsPage } from './pages/static/oops-page.tsx'

type Page = { loader?: () => unknown; Component?: () => React.ReactNode }

/** A build with one route, as the compiler would emit it, around the real entry. */
function buildOf({ loader = () => null, Component = () => <p>the page</p> }: Page): ServerBuild {
  const flags = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false }
  const shell = (body: React.ReactNode) => (
    <html lang="en">
      <head>
        <Meta />
      </head>
      <body>
        {body}
        <Scripts />
      </body>
    </html>
  )
  const module = {
    loader,
    default: () => shell(<Component />),
    ErrorBoundary: () => shell(<OopsPage />),
  }
  const root = {
    id: 'root',
    path: '/',
    module: '/root.js',
    hasClientMiddleware: false,
    hasDefaultExport: true,
  }
  return {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '/', module } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: {
        root: {
          ...root,
          ...flags,
          hasErrorBoundary: true,
          imports: [],
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

function openContext() {
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(entry.pageContext, {
    nonce: 'n0nce',
    requestId: '1f0c2a9b-73c1-49a8-b355-06457be87293',
    publicUrl: 'https://cardsight.example',
    supportEmail: 'support@localhost',
    hasDebugDashboard: true,
    api: { get: async () => null },
    reportError: (error) => reported.push(error),
  })
  return { context, reported }
}

async function ask(page: Page) {
  const { context, reported } = openContext()
  const handle = createRequestHandler(buildOf(page), 'production')
  const response = await handle(new Request('http://here.invalid/'), context)
  return {
    status: response.status,
    html: await response.text(),
    type: response.headers.get('content-type'),
    reported,
  }
}

const fail = () => {
  throw new Error('select * from users')
}

describe('a server-rendered page', () => {
  it('is complete, and every script in it carries the nonce', async () => {
    const { status, html, type } = await ask({})
    expect(status).toBe(200)
    expect(type).toBe('text/html; charset=utf-8')
    expect(html).toContain('<p>the page</p>')
    expect(html.endsWith('</html>')).toBe(true)
    const scripts = html.match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((script) => !script.includes('nonce="n0nce"'))).toEqual([])
  })

  it('S-ROUTE-14: answers 404 when its loader says so, and reports no error', async () => {
    const { status, reported } = await ask({
      loader: () => {
        throw data(null, { status: 404 })
      },
    })
    expect(status).toBe(404)
    expect(reported).toEqual([])
  })

  it.each([{ loader: fail }, { Component: fail }])(
    'answers 500 without internals when something breaks, and reports the error',
    async (page) => {
      const { status, html, reported } = await ask(page)
      expect(status).toBe(500)
      expect(html).toContain('Something went wrong')
      expect(html).not.toContain('select *')
      expect(html).toMatch(/>Reference: 1f0c2a9b<\/p>/)
      expect(html).toContain('Go Home')
      expect(reported).toEqual([new Error('select * from users')])
    },
  )
})

it('reports no error for a request that the browser aborted', () => {
  const { context, reported } = openContext()
  const request = new Request('http://here.invalid/', { signal: AbortSignal.abort() })
  entry.handleError(new Error('aborted'), { request, context, params: {} })
  expect(reported).toEqual([])
})
