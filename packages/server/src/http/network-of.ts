import { normalizeIP } from '@fastify/rate-limit'

const IPV6_PREFIX_BITS = 64

/** Returns what counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  return normalizeIP(address, IPV6_PREFIX_BITS)
}
