/** Headers of the files that lie beside the pages, where they differ from those of every other file. */
import { basename } from 'node:path'
import type { FastifyReply } from 'fastify'

/** A worker may ask for as much as its own file's policy allows: this one asks this site for pages and looks. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export function setPublicFileHeaders(reply: FastifyReply, path: string): void {
  // Compressed beforehand, it is served from service-worker.js.br or .gz.
  if (basename(path).startsWith('service-worker.js')) {
    reply.headers({ 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' })
  }
}
