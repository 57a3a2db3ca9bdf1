/** Which store a website belongs to. The table is generated, see `NOTICE.md`. */
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { parse } from 'tldts'
import siteTable from './site-table.tsv?raw'

export type Store = Readonly<{ name: string; leaf: Leaf; merchant: string | null }>

export type Site = Readonly<{
  /** What corrections and permissions are stored under: the registrable domain, such as `example.co.uk`. */
  domain: string
  /** Null for a site that isn't in the table. */
  store: Store | null
}>

/** Null for pages that aren't a website's: settings, files, other extensions, addresses without a name. */
export function findSite(address: string): Site | null {
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' }
  const { domain } = parse(hostname, { allowPrivateDomains: true })
  if (!/^https?:$/.test(protocol) || domain === null) {
    return null
  }
  return { domain, store: findStore(hostname, domain) }
}

/** The row of the longest domain: `sameday.costco.com` is another store than `costco.com`. */
function findStore(hostname: string, domain: string): Store | null {
  const labels = hostname.split('.')
  const most = labels.length - domain.split('.').length
  for (let skipped = 0; skipped <= most; skipped++) {
    const store = readRow(labels.slice(skipped).join('.'))
    if (store !== null) {
      return store
    }
  }
  return null
}

/** Searches the text: reading all rows would take longer than the whole answer. */
function readRow(domain: string): Store | null {
  const start = siteTable.startsWith(`${domain}\t`) ? 0 : siteTable.indexOf(`\n${domain}\t`) + 1
  if (start === 0 && !siteTable.startsWith(`${domain}\t`)) {
    return null
  }
  return storeOf(siteTable.slice(start, siteTable.indexOf('\n', start)))
}

function storeOf(line: string): Store | null {
  const [, leaf = '', merchant = '', name = ''] = line.split('\t')
  return isLeaf(leaf) ? { name, leaf, merchant: merchant === '' ? null : merchant } : null
}

/** Every kind of store and merchant that a site can be. */
export function allStores(): Pick<Store, 'leaf' | 'merchant'>[] {
  const stores = allSites().map(([, { leaf, merchant }]) => ({ leaf, merchant }))
  return [...new Map(stores.map((store) => [`${store.leaf} ${store.merchant}`, store])).values()]
}

/** Every row, with the domain it's for. */
export function allSites(): [domain: string, Store][] {
  return siteTable.split('\n').flatMap((line): [string, Store][] => {
    const store = storeOf(line)
    return store === null ? [] : [[line.slice(0, line.indexOf('\t')), store]]
  })
}
