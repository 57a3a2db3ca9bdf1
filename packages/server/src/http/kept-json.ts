/** Answers that are the same for everyone: written and compressed once, asked for again by their ETag. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textVersion } from '../text-version.ts'
import { type EncodedBody, encodeBody, pickEncoding } from './encodings.ts'

export type KeptJson = Readonly<{
  version: string
  body: EncodedBody
}>

export function keepJson(text: string): KeptJson {
  return {
    version: textVersion(text),
    body: encodeBody(Buffer.from(text)),
  }
}

/** For addresses whose answer may change: a client keeps it and asks whether it still holds. */
export const REVALIDATE = 'public, no-cache'

/** For addresses that name their own version. */
export const FOREVER = 'public, max-age=31536000, immutable'

export async function sendKeptJson(
  kept: KeptJson,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: typeof REVALIDATE | typeof FOREVER,
) {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const etag = `"${kept.version}-${encoding}"`
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding)
  }
  return reply.type('application/json; charset=utf-8').send(await kept.body(encoding))
}
