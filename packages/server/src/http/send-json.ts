import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { jsonPieces } from '../text/json-pages.ts'
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

/** Streams JSON, so that a response of any length needs the memory of a single page. */
export function sendInPieces(reply: FastifyReply, answer: unknown) {
  return reply.type('application/json; charset=utf-8').send(Readable.from(jsonPieces(answer)))
}
