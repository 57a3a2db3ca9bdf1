/** Headers of the public files, where they differ from those of other files. */
import { basename } from 'node:path'
import type { FastifyReply } from 'fastify'

/**
 * A service worker is limited by its own file's policy: this one only requests pages and styles of this site.
 */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export function setPublicFileHeaders(reply: FastifyReply, path: string): void {
  // Served precompressed from service-worker.js.br or .gz.
  if (basename(path).startsWith('service-worker.js')) {
    reply.headers({ 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' })
  }
}
