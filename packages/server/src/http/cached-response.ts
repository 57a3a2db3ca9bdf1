/** Responses that are the same for everyone: serialized and compressed once, and revalidated by ETag. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textVersion } from '../text/text-version.ts'
import { type EncodedBody, encodeBody, pickEncoding } from './encodings.ts'

const contentTypes = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
} as const

export type CachedResponse = Readonly<{
  /** Hash of the text. */
  version: string
  body: EncodedBody
  contentType: string
}>

export function cacheText(text: string, type: keyof typeof contentTypes = 'json'): CachedResponse {
  return {
    version: textVersion(text),
    body: encodeBody(Buffer.from(text)),
    contentType: contentTypes[type],
  }
}

/** For URLs whose content may change: clients cache it and revalidate it. */
export const REVALIDATE = 'public, no-cache'

/** For URLs that contain their version. */
export const FOREVER = 'public, max-age=31536000, immutable'

export async function sendCached(
  cached: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: typeof REVALIDATE | typeof FOREVER,
) {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const etag = `"${cached.version}-${encoding}"`
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (hasCopy(request.headers['if-none-match'], etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding)
  }
  return reply.type(cached.contentType).send(await cached.body(encoding))
}

/** Compares weakly: a proxy may have added `W/`. */
function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.trim() === '*' || ifNoneMatch?.includes(etag) === true
}
