/** Recognizes public internet addresses. All others are local, private or reserved. */
import { BlockList, isIP } from 'node:net'

const reserved = new BlockList()

// IANA's special-purpose registries. The link-local range includes 169.254.169.254, where clouds serve
// credentials.
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  reserved.addSubnet(network, bits, 'ipv4')
}

/** All public IPv6 addresses are in 2000::/3; some of them only wrap an IPv4 address. */
const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(network, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4')
    case 6:
      return handedOut.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
    default:
      return false
  }
}
