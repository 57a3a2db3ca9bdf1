/** Responses that are the same for everyone: serialized and compressed once, and revalidated by ETag. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textVersion } from '../text-version.ts'
import { type EncodedBody, encodeBody, pickEncoding } from './encodings.ts'

export type CachedJson = Readonly<{
  version: string
  body: EncodedBody
}>

export function cacheJson(text: string): CachedJson {
  return {
    version: textVersion(text),
    body: encodeBody(Buffer.from(text)),
  }
}

/** For URLs whose content may change: clients cache it and revalidate it. */
export const REVALIDATE = 'public, no-cache'

/** For URLs that contain their version. */
export const FOREVER = 'public, max-age=31536000, immutable'

export async function sendCachedJson(
  cachedJson: CachedJson,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: typeof REVALIDATE | typeof FOREVER,
) {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const etag = `"${cachedJson.version}-${encoding}"`
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding)
  }
  return reply.type('application/json; charset=utf-8').send(await cachedJson.body(encoding))
}
