import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody, pickEncoding } from '../http/encodings.ts'
import { freezePage } from './freeze.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { type PolicyOptions, pagePolicy } from './policy.ts'
import type { Render, RenderedPage } from './render.ts'

const NONCE_BYTES = 18
const REVALIDATE = 'public, no-cache'

type Options = {
  render: Render
  /** Throws when the client has made us render too many pages. */
  admitRender: (request: FastifyRequest) => Promise<void>
  cache: PageCache
  policy: PolicyOptions
}

/** Answers any address outside the API: from memory where the page is public, else rendered for this one request. */
export function createServePage({ render, admitRender, cache, policy }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const kept = isKeepable(request.url) ? await cache.take(request.url, () => makeKept(request)) : null
    return kept === null ? sendRendered(request, reply) : sendKept(kept, request, reply)
  }

  async function makeKept(request: FastifyRequest): Promise<KeptPage | null> {
    await admitRender(request)
    const nonce = newNonce()
    const page = await render(request.url, nonce)
    return mayBeKept(page) ? keep(page, nonce) : null
  }

  async function keep(page: RenderedPage, nonce: string): Promise<KeptPage> {
    const isHtml = page.headers['content-type']?.startsWith('text/html') ?? false
    const { html, scriptHashes } = isHtml
      ? freezePage(page.body.toString(), nonce)
      : { html: page.body, scriptHashes: [] }
    const body = Buffer.from(html)
    return {
      status: page.status,
      headers: {
        ...page.headers,
        'cache-control': REVALIDATE,
        'content-security-policy': pagePolicy(scriptHashes, policy),
      },
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      bodies: await encodeBody(body),
    }
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply) {
    await admitRender(request)
    const nonce = newNonce()
    const page = await render(request.url, nonce)
    reply
      .code(page.status)
      .headers({ 'cache-control': 'no-store', ...page.headers })
      .header('content-security-policy', pagePolicy([`nonce-${nonce}`], policy))
    return sendBody(page.body, request, reply)
  }
}

function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.headers({ ...page.headers, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding)
  }
  return sendBody(page.bodies[encoding], request, reply.code(page.status))
}

function sendBody(body: Buffer, { method }: FastifyRequest, reply: FastifyReply) {
  return method === 'HEAD' ? reply.header('content-length', body.length).send() : reply.send(body)
}

/** A query string is anyone's to invent: keeping those would let a stranger fill the memory. */
function isKeepable(url: string): boolean {
  return !url.includes('?')
}

function mayBeKept({ status, headers }: RenderedPage): boolean {
  return status === 200 && !headers['set-cookie'] && !headers['cache-control']?.includes('no-store')
}

function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url')
}
