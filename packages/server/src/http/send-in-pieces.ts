import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { jsonPieces } from '../json-pages.ts'

/** Streams JSON, so that a response of any length needs the memory of a single page. */
export function sendInPieces(reply: FastifyReply, answer: unknown) {
  return reply.type('application/json; charset=utf-8').send(Readable.from(jsonPieces(answer)))
}
