/** Writes each row of the table of sites by itself, so that the popup and the badge read only theirs. */
import { allSites, findSite } from '../sites/find-site.ts'
import type { SiteKey, StoredSite } from '../sites/look-up-site.ts'

/** After an installation or an update: rows change with the package only. */
export async function writeSites(): Promise<void> {
  const rows = allSites().map(([domain, store]): [SiteKey, StoredSite] => [
    `site ${domain}`,
    { ...store, domain: findSite(`https://${domain}`)?.domain ?? domain },
  ])
  const current = new Set<string>(rows.map(([key]) => key))
  const stored = Object.keys(await chrome.storage.local.get(null))
  await chrome.storage.local.remove(stored.filter((key) => key.startsWith('site ') && !current.has(key)))
  await chrome.storage.local.set(Object.fromEntries(rows))
}
