import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress } from './compress.ts'
import { type Encoding, pickEncoding } from './encodings.ts'

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
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const text = String(asJson(reply).serialize(answer))
  return sendEncoded(reply, encoding, await compress(text, encoding, quality))
}

/** Sends JSON that has been compressed already. */
export function sendEncoded(reply: FastifyReply, encoding: Encoding, body: Buffer) {
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding)
  }
  return asJson(reply).send(body)
}

function asJson(reply: FastifyReply): FastifyReply {
  return reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
}
