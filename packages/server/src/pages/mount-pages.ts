import { join } from 'node:path'
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

/** Serves the built files, and gives back the handler for every other address outside the API. */
export async function mountPages(app: ApiServer, deps: Deps & { web: Web }, limit: LimitByAddress) {
  await app.register(staticFiles, {
    root: join(deps.web.clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    wildcard: false,
  })
  await app.register(staticFiles, {
    root: deps.web.clientDir,
    maxAge: '1h',
    preCompressed: true,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**'],
    setHeaders: setPublicFileHeaders,
  })
  return createServePage({
    render: createRender({
      web: deps.web,
      publicUrl: deps.publicUrl,
      hasDebugDashboard: deps.hasDebugDashboard,
      api: createPageApi(app),
      reportError: (error) => deps.log.error({ err: error }, 'a page failed'),
    }),
    admitRender: (request) => limit('page', request),
    cache: createPageCache({ maxPages: MAX_KEPT_PAGES, maxAgeMs: KEEP_FOR_MS, clock: deps.clock }),
    policy: {
      isHttps: deps.publicUrl.startsWith('https:'),
      frameUrl: deps.newsletterEmbedUrl,
      widgetOrigin: deps.bank.widgetOrigin,
    },
  })
}
