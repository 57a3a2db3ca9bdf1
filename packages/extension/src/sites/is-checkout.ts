/** True for pages where people pay, by their address. */
export function isCheckout(address: string): boolean {
  const { hostname, pathname } = URL.canParse(address) ? new URL(address) : { hostname: '', pathname: '' }
  return /(?:^|[^a-z])(?:cart|basket|bag|checkouts?|payments?|billing|buy)(?:$|[^a-z])/i.test(
    `${hostname.split('.').slice(0, -2).join('.')}${pathname}`,
  )
}
