import { normalizeIP } from '@fastify/rate-limit'

const IPV6_PREFIX_BITS = 64

/** What counts as one client: an IPv4 address, or the whole /64 that whoever has one IPv6 address controls. */
export function networkOf(address: string): string {
  return normalizeIP(address, IPV6_PREFIX_BITS)
}
