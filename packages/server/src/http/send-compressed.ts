import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pickEncoding } from './encodings.ts'

const brotliOnce = promisify(brotliCompress)
const gzipOnce = promisify(gzip)

const compressors = {
  br: (text: string, quality: number) => {
    const body = Buffer.from(text)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    }
    return brotliOnce(body, { params })
  },
  gzip: (text: string, quality: number) => gzipOnce(text, { level: quality }),
}

/**
 * Sends an answer of its own kind, compressed as hard as its kind is worth. In one piece and off the main thread,
 * where the plugin's stream would cost a run a good part of its time.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  { quality }: { quality: number },
) {
  const text = reply
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-encoding')
    .serialize(answer)
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') {
    return reply.send(text)
  }
  return reply.header('content-encoding', encoding).send(await compressors[encoding](String(text), quality))
}
