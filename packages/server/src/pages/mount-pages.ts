import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import staticFiles from '@fastify/static'
import type { Deps } from '../deps.ts'
import type { LimitByAddress } from '../http/address-limits.ts'
import type { ApiServer } from '../http/api-server.ts'
import { type Audience, createPageApi } from './page-api.ts'
import { createPageCache } from './page-cache.ts'
import { createPageFinder, type FindPage } from './page-finder.ts'
import { setPublicFileHeaders } from './public-files.ts'
import { createRender } from './render.ts'
import { createServePage } from './serve-page.ts'
import type { Web } from './web.ts'

/** More than there are pages, with the data of each. */
const MAX_PAGES = 1000
/** Up to 350 KB each. */
const MAX_QUERY_PAGES = 50
const MAX_AGE_MS = 5 * 60_000
/** In development, only requests at the same moment share a page. */
const DEVELOPMENT_AGE_MS = 1
/** Processor time of one render, without its calculations. */
const pageMs: Readonly<Record<Audience, number>> = { everyone: 10, visitor: 70 }
/** Sent in place of the file itself, so they need no URL of their own. */
const compressedForms = ['**/*.br', '**/*.gz']

/** Serves static files, and returns the handler for every other URL outside the API. */
export async function mountPages(app: ApiServer, deps: Deps & { web: Web }, limit: LimitByAddress) {
  await mountFiles(app, deps.web)
  const maxAgeMs = deps.web.kind === 'built' ? MAX_AGE_MS : DEVELOPMENT_AGE_MS
  return createServePage({
    render: createAnyRender(app, deps),
    admitRender: (request, audience) => limit('page', request, pageMs[audience]),
    findPage: createFinder(deps.web, deps.catalog.cards),
    cache: createPageCache({ maxPages: MAX_PAGES, maxAgeMs, clock: deps.clock }),
    queryCache: createPageCache({ maxPages: MAX_QUERY_PAGES, maxAgeMs, clock: deps.clock }),
    policy: {
      isHttps: deps.publicUrl.startsWith('https:'),
      frameUrl: deps.newsletterEmbedUrl,
      isDevelopment: deps.web.kind === 'development',
    },
    widgetOrigin: deps.bank.widgetOrigin,
  })
}

/** What a visitor chose is rendered on a thread of its own, if there is one. */
function createAnyRender(app: ApiServer, deps: Deps & { web: Web }) {
  const { web, publicUrl, supportEmail, hasDebugDashboard, pageThreads } = deps
  const reportError = (error: unknown, requestId: string) =>
    deps.log.error({ requestId, err: error }, 'a page failed')
  const render = createRender({ web, publicUrl, supportEmail, hasDebugDashboard, reportError })
  const apis = {
    everyone: createPageApi(app, deps, 'everyone'),
    visitor: createPageApi(app, deps, 'visitor'),
  }
  return (audience: Audience, address: string, page: Readonly<{ nonce: string; requestId: string }>) =>
    audience === 'visitor' && pageThreads !== null
      ? pageThreads.render(address, {
          ...page,
          api: apis.visitor,
          reportError: (error) => reportError(error, page.requestId),
        })
      : render(address, { ...page, api: apis[audience] })
}

/** In development every URL is rendered, because routes may change between two requests. */
function createFinder(web: Web, cards: Deps['catalog']['cards']): FindPage {
  if (web.kind === 'development') {
    return (url) => ({ address: url, hasQuery: true, hasToken: true, opensLink: true })
  }
  const { build, pageAddresses } = web.pages
  return createPageFinder(build, pageAddresses({ cardIds: cards.map(({ id }) => id) }))
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
    // Browsers reload once they reach this web socket again, so it must not be there before the pages are.
    app.server.on('upgrade', (...upgrade) => web.sockets.emit('upgrade', ...upgrade))
    // An open web socket would keep the server from closing.
    app.addHook('preClose', web.close)
    return
  }
  await app.register(staticFiles, {
    root: join(web.clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    wildcard: false,
    globIgnore: compressedForms,
  })
  await app.register(staticFiles, {
    root: web.clientDir,
    maxAge: '1h',
    preCompressed: true,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '.vite/**', ...compressedForms],
    setHeaders: setPublicFileHeaders,
  })
}
