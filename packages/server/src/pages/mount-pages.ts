import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/api-server.ts'
import { createPageApi } from './page-api.ts'
import { createPageCache } from './page-cache.ts'
import { createPageFinder } from './page-finder.ts'
import { setPublicFileHeaders } from './public-files.ts'
import { createRender } from './render.ts'
import { createServePage } from './serve-page.ts'
import type { Web } from './web.ts'

/** More than there are pages, with the data of each. */
const MAX_PAGES = 1000
/** At up to 350 KB each. */
const MAX_QUERY_PAGES = 50
const MAX_AGE_MS = 5 * 60_000

/** Serves the built files, and returns the handler for every other address outside the API. */
export async function mountPages(app: ApiServer, deps: Deps & { web: Web }) {
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
    findPage: createPageFinder(
      deps.web.build,
      deps.web.pageAddresses({ cardIds: deps.catalog.cards.map(({ id }) => id) }),
    ),
    cache: createPageCache({ maxPages: MAX_PAGES, maxAgeMs: MAX_AGE_MS, clock: deps.clock }),
    queryCache: createPageCache({ maxPages: MAX_QUERY_PAGES, maxAgeMs: MAX_AGE_MS, clock: deps.clock }),
    policy: {
      isHttps: deps.publicUrl.startsWith('https:'),
      frameUrl: deps.newsletterEmbedUrl,
      widgetOrigin: deps.bank.widgetOrigin,
    },
  })
}
