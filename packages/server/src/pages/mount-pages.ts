import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract'
import staticFiles from '@fastify/static'
import type { Deps } from '../deps.ts'
import type { LimitByAddress } from '../http/address-limits.ts'
import type { ApiServer } from '../http/api-server.ts'
import { createPageApi } from './page-api.ts'
import { createPageCache } from './page-cache.ts'
import { setPublicFileHeaders } from './public-files.ts'
import { createRender } from './render.ts'
import { createServePage } from './serve-page.ts'
import type { Web } from './web.ts'

const MAX_KEPT_PAGES = 500
const KEEP_FOR_MS = 5 * 60_000

/** Serves static files, and returns the handler for every other URL outside the API. */
export async function mountPages(app: ApiServer, deps: Deps & { web: Web }, limit: LimitByAddress) {
  await mountFiles(app, deps.web)
  return createServePage({
    render: createRender({
      web: deps.web,
      publicUrl: deps.publicUrl,
      hasDebugDashboard: deps.hasDebugDashboard,
      api: createPageApi(app),
      reportError: (error) => deps.log.error({ err: error }, 'a page failed'),
    }),
    admitRender: (request) => limit('page', request),
    cache: createPageCache({
      maxPages: MAX_KEPT_PAGES,
      maxAgeMs: deps.web.kind === 'built' ? KEEP_FOR_MS : 0,
      clock: deps.clock,
    }),
    policy: {
      isHttps: deps.publicUrl.startsWith('https:'),
      frameUrl: deps.newsletterEmbedUrl,
      widgetOrigin: deps.bank.widgetOrigin,
      isDevelopment: deps.web.kind === 'development',
    },
  })
}

async function mountFiles(app: ApiServer, web: Web): Promise<void> {
  if (web.kind === 'development') {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith(apiPaths.root)) {
        done()
      } else {
        web.middleware(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done()))
      }
    })
    return
  }
  await app.register(staticFiles, {
    root: join(web.clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    wildcard: false,
  })
  await app.register(staticFiles, {
    root: web.clientDir,
    maxAge: '1h',
    preCompressed: true,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**'],
    setHeaders: setPublicFileHeaders,
  })
}
