import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody, pickEncoding } from '../http/encodings.ts'
import { freezePage } from './freeze.ts'
import type { PageCache, ReadyPage } from './page-cache.ts'
import type { FindPage } from './page-finder.ts'
import { type PolicyOptions, pagePolicy } from './policy.ts'
import type { Render, RenderedPage } from './render.ts'
import { PLACEHOLDER } from './route-table.ts'

const NONCE_BYTES = 18
const REVALIDATE = 'public, no-cache'
const NO_STORE = 'no-store'
/** A path without a page. The page rendered for it serves all unknown paths. */
const NOT_FOUND = `/${PLACEHOLDER}`
/** Brotli quality for a page that many will request, and for one that may not be requested again. */
const QUALITY = { cached: 9, once: 5 }

type Options = {
  render: Render
  /** Throws if the client has made us render too many pages. */
  admitRender: (request: FastifyRequest) => Promise<void>
  findPage: FindPage
  cache: PageCache
  /** A separate cache, so that arbitrary queries can't evict the pages that everyone requests. */
  queryCache: PageCache
  policy: PolicyOptions
}

/** Serves any URL outside the API. */
export function createServePage({ render, admitRender, findPage, cache, queryCache, policy }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const found = findPage(request.url) ?? { address: NOT_FOUND, hasQuery: false, hasToken: false }
    const page = await (found.hasQuery ? queryCache : cache).take(found.address, async () => {
      await admitRender(request)
      return makePage(found)
    })
    return send(
      page,
      { mayBeStored: page.isCacheable && page.status === 200 && !found.hasToken },
      request,
      reply,
    )
  }

  async function makePage({ address, hasQuery }: { address: string; hasQuery: boolean }): Promise<ReadyPage> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url')
    const page = await render(address, nonce)
    const isCacheable = mayBeCached(page)
    const isHtml = page.headers['content-type']?.startsWith('text/html') ?? false
    const { html, scriptHashes } = isHtml
      ? freezePage(page.body.toString(), nonce)
      : { html: page.body, scriptHashes: [] }
    const body = Buffer.from(html)
    return {
      status: page.status,
      headers: {
        'cache-control': REVALIDATE,
        ...page.headers,
        'content-security-policy': pagePolicy(scriptHashes, policy),
      },
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      body: encodeBody(body, isCacheable && !hasQuery ? QUALITY.cached : QUALITY.once),
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
