import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { jsonPieces } from '../json-pages.ts'

/** Sends JSON as it is made: an answer of any length needs the memory of one of its pages. */
export function sendInPieces(reply: FastifyReply, answer: unknown) {
  return reply.type('application/json; charset=utf-8').send(Readable.from(jsonPieces(answer)))
}
