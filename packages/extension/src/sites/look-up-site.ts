/** The store of an address, from what the background script stored: loading the whole table takes longer than the answer. */
import type { Site, Store } from './find-site.ts'

export type SiteKey = `site ${string}`
/** With the registrable domain, which is that of every address under the row's. */
export type StoredSite = Store & Readonly<{ domain: string }>

/**
 * Null for pages that aren't a website's.
 * @param findOther finds the domain of a site that isn't in the table, which needs the list of public suffixes.
 */
export async function lookUpSite(
  address: string,
  findOther: (address: string) => Site | null | Promise<Site | null>,
): Promise<Site | null> {
  const keys = siteKeys(address)
  const rows = await chrome.storage.local.get<Record<SiteKey, StoredSite>>(keys)
  const [row] = keys.flatMap((key) => rows[key] ?? [])
  if (row === undefined) {
    return findOther(address)
  }
  const { domain, ...store } = row
  return { domain, store }
}

/** Longest domain first: `sameday.costco.com` is another store than `costco.com`. */
function siteKeys(address: string): SiteKey[] {
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' }
  const labels = /^https?:$/.test(protocol) ? hostname.split('.') : []
  return labels.slice(1).map((_, skipped): SiteKey => `site ${labels.slice(skipped).join('.')}`)
}
