import type { FastifyReply } from 'fastify'
import type { Encoding } from './encodings.ts'

/** Sends JSON that is already compressed. */
export function sendEncoded(reply: FastifyReply, encoding: Encoding, body: Uint8Array) {
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding)
  }
  return reply
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-encoding')
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
}
