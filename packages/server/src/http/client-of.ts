import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Client } from '../auth/client.ts'
import { describeBrowser } from '../auth/describe-browser.ts'
import { hashToken } from '../auth/token.ts'
import { readCookie } from './cookies.ts'

/**
 * The address is that of the connection unless a proxy is trusted by config, because headers can be forged.
 */
export function clientOf(request: FastifyRequest, site: { publicUrl: string }): Client {
  return {
    address: request.ip,
    browser: describeBrowser(request.headers['user-agent']),
    browserHash: hashOf(readCookie(request, 'browser', site)),
    socialHash: hashOf(readCookie(request, 'social', site)),
  }
}

function hashOf(cookie: string | null): Uint8Array | null {
  return cookie === null ? null : hashToken(cookie)
}

const IPV6_PREFIX_BITS = 64

/** Returns what counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  return normalizeIP(address, IPV6_PREFIX_BITS)
}
