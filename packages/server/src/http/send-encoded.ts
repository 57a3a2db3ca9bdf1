import type { FastifyReply } from 'fastify'
import type { BytesInUse } from '../shared-bytes.ts'
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

/** Sends it, and releases it once it's sent or the connection is closed. */
export function sendAndRelease(reply: FastifyReply, encoding: Encoding, { bytes, release }: BytesInUse) {
  reply.raw.once('close', release)
  return sendEncoded(reply, encoding, bytes)
}
