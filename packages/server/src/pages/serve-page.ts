import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody, pickEncoding } from '../http/encodings.ts'
import { shareWork } from '../request-deadline.ts'
import { freezePage } from './freeze.ts'
import type { Audience } from './page-api.ts'
import type { PageCache, ReadyPage } from './page-cache.ts'
import type { FindPage, FoundPage } from './page-finder.ts'
import { type PolicyOptions, pagePolicy } from './policy.ts'
import type { RenderedPage } from './render.ts'
import { PLACEHOLDER } from './route-table.ts'
import { createNonce, withNonce } from './widget-page.ts'

const REVALIDATE = 'public, no-cache'
const NO_STORE = 'no-store'
/** A path without a page. The page rendered for it serves all unknown paths. */
const NOT_FOUND: FoundPage = {
  address: `/${PLACEHOLDER}`,
  hasQuery: false,
  hasToken: false,
  opensLink: false,
}
/** Brotli quality for a page that may not be requested again. */
const QUALITY_ONCE = 5

type Options = {
  /** A page for everyone is the same for all visitors. One with a query has what a visitor chose. */
  render: (audience: Audience, address: string, page: RenderedFor) => Promise<RenderedPage>
  /** Throws if the client has made us render too many pages. */
  admitRender: (request: FastifyRequest, audience: Audience) => void
  findPage: FindPage
  cache: PageCache
  /** A separate cache, so that arbitrary queries can't evict the pages that everyone requests. */
  queryCache: PageCache
  policy: PolicyOptions
  /** Origin that the bank-data provider's widget calls from a browser; null if the widget is ours. */
  widgetOrigin: string | null
}

type RenderedFor = Readonly<{ nonce: string; requestId: string }>

/** Serves any URL outside the API. */
export function createServePage(options: Options) {
  const { render, admitRender, findPage, cache, queryCache, policy, widgetOrigin } = options
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const found = findPage(request.url) ?? NOT_FOUND
    const audience = found.hasQuery ? 'visitor' : 'everyone'
    const pages = found.hasQuery ? queryCache : cache
    const page = await shareWork(() =>
      pages.take(found.address, async () => {
        admitRender(request, audience)
        return makePage(found.address, audience, request.id)
      }),
    )
    if (widgetOrigin !== null && found.opensLink && page.isHtml) {
      return send(await openToWidget(page, widgetOrigin), { mayBeStored: false }, request, reply)
    }
    reply.header('content-security-policy', pagePolicy(page.scriptHashes, policy))
    const mayBeStored = page.isCacheable && page.status === 200 && !found.hasToken
    return send(page, { mayBeStored }, request, reply)
  }

  /** The response must not be stored: a stored page would come with the nonce of another response. */
  async function openToWidget(page: ReadyPage, origin: string): Promise<ReadyPage> {
    const nonce = createNonce()
    return {
      ...page,
      headers: {
        ...page.headers,
        'content-security-policy': pagePolicy(page.scriptHashes, policy, { origin, nonce }),
        // A bank's login opens in a window that must be able to message the widget.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      },
      body: await withNonce(page.body, nonce),
    }
  }

  async function makePage(address: string, audience: Audience, requestId: string): Promise<ReadyPage> {
    const nonce = createNonce()
    const page = await render(audience, address, { nonce, requestId })
    const isCacheable = mayBeCached(page)
    const isHtml = page.headers['content-type']?.startsWith('text/html') ?? false
    const { html, scriptHashes } = isHtml
      ? freezePage(page.body.toString(), nonce)
      : { html: page.body, scriptHashes: [] }
    const body = Buffer.from(html)
    return {
      status: page.status,
      headers: { 'cache-control': REVALIDATE, ...page.headers },
      isHtml,
      scriptHashes,
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      body: encodeBody(body, isCacheable && audience === 'everyone' ? undefined : QUALITY_ONCE),
      isEmpty: body.length === 0,
      isCacheable,
    }
  }
}

async function send(
  page: ReadyPage,
  { mayBeStored }: { mayBeStored: boolean },
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = page.isEmpty ? 'identity' : pickEncoding(headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.headers({ ...page.headers, vary: 'accept-encoding' })
  reply.headers(mayBeStored ? { etag } : { 'cache-control': NO_STORE })
  if (mayBeStored && headers['if-none-match']?.includes(etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding)
  }
  const body = await page.body(encoding)
  reply.code(page.status)
  return method === 'HEAD' ? reply.header('content-length', body.length).send() : reply.send(body)
}

/** An unknown URL is rendered as rarely as a page. */
function mayBeCached({ status, headers }: RenderedPage): boolean {
  const isFinal = status === 200 || status === 404
  return isFinal && !headers['set-cookie'] && !headers['cache-control']?.includes(NO_STORE)
}
