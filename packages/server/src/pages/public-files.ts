/** Headers of the public files, where they differ from those of other files. */
import { basename } from 'node:path'
import type { FastifyReply } from 'fastify'

/**
 * A service worker is limited by its own file's policy: this one only requests pages and styles of this site.
 */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Releases of the data set never change, and scripts of other sites may read them. */
const RELEASES = '/open-data/releases/'

export function setPublicFileHeaders(reply: FastifyReply, path: string): void {
  // Served precompressed from service-worker.js.br or .gz.
  if (basename(path).startsWith('service-worker.js')) {
    reply.headers({ 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' })
  }
  if (path.includes(RELEASES)) {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
}
