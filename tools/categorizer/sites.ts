/** `npm run categorizer -- sites FOLDER`: compiles the websites of name-suggestion-index's US brands to the extension's site table. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { release } from '@cardsight/catalog'
import { categorize } from '@cardsight/categorizer'
import { isLeaf, type Leaf, leaves } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import { parse } from 'tldts'
import { type IndexItem, isInUnitedStates, readIndex } from './name-suggestion-index.ts'
import { osmTagsByLeaf } from './osm-leaves.ts'

const OUTPUT = 'packages/extension/src/sites/site-table.tsv'
const CHECKED_BY_HAND = 'tools/categorizer/own-sites.tsv'

type Site = Readonly<{ domain: string; name: string; leaf: Leaf; merchant: string }>

type Wikidata = Readonly<{ wikidata: Readonly<Record<string, { officialWebsites?: readonly string[] }>> }>

/** The folder is that of the unpacked npm package `name-suggestion-index`. */
export function sites([folder = '']: readonly string[]): number {
  const own = new Map(readOwnSites().map((site) => [site.domain, site]))
  const found = new Map([...brandSites(folder)].filter(([domain]) => !own.has(domain)))
  const rows = [...own.values(), ...found.values()].sort((a, b) => Number(a.domain > b.domain) - 0.5)
  const lines = rows.map(({ domain, name, leaf, merchant }) => [domain, leaf, merchant, name].join('\t'))
  writeFileSync(OUTPUT, `${lines.join('\n')}\n`)
  console.log(`${rows.length} sites written to ${OUTPUT}, ${own.size} of them checked by hand`)
  return 0
}

function readOwnSites(): Site[] {
  return readFileSync(CHECKED_BY_HAND, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [domain = '', name = '', leaf, merchant = ''] = line.split('\t')
      const site = leaf === undefined ? recognized(domain, name) : { domain, name, leaf, merchant }
      if (site === null || !isLeaf(site.leaf) || (site.merchant !== '' && !isNamedByCards(site.merchant))) {
        throw new Error(`'${line}' needs a leaf, and a merchant of the catalog or none`)
      }
      return { ...site, leaf: site.leaf }
    })
}

/** By domain. If brands share a website, the one with its name has precedence, then tags in the order of their table. */
function brandSites(folder: string): Map<string, Site> {
  const index = readIndex(folder)
  const { wikidata }: Wikidata = JSON.parse(
    readFileSync(join(folder, 'dist/wikidata/wikidata.min.json'), 'utf8'),
  )
  const bySite = new Map<string, Site>()
  for (const leaf of leaves) {
    const items = (osmTagsByLeaf[leaf] ?? []).flatMap((tag) => index.nsi[tag]?.items ?? [])
    for (const item of items.filter(isInUnitedStates)) {
      for (const domain of domainsOf(item, wikidata)) {
        const name = item.displayName.replace(/\s*\(.*\)$/, '')
        const known = bySite.get(domain)
        if (known === undefined || (!isNamedLike(known.name, domain) && isNamedLike(name, domain))) {
          bySite.set(domain, recognized(domain, name) ?? { domain, name, leaf, merchant: '' })
        }
      }
    }
  }
  return bySite
}

function domainsOf({ tags }: IndexItem, wikidata: Wikidata['wikidata']): string[] {
  const id = tags['brand:wikidata'] ?? tags['operator:wikidata'] ?? tags['network:wikidata']
  const websites = id === undefined ? [] : (wikidata[id]?.officialWebsites ?? [])
  return [...new Set(websites.flatMap((website) => domainOf(website) ?? []))]
}

/** Endings of websites that serve the United States. */
const endings = new Set([
  'com',
  'net',
  'org',
  'us',
  'co',
  'io',
  'shop',
  'store',
  'coffee',
  'pizza',
  'edu',
  'gov',
  'biz',
  'app',
  'health',
  'fitness',
  'cafe',
  'market',
])
/** Websites of groups, countries and platforms, which aren't a store's. */
const notStores = new Set([
  'facebook.com',
  'instagram.com',
  'twitter.com',
  'linkedin.com',
  'google.com',
  'wikipedia.org',
  'blogspot.com',
  'wordpress.com',
  'tumblr.com',
  'archive.org',
])

/** The registrable domain if the website is at its top; null for a part of another site, and for other countries. */
function domainOf(website: string): string | null {
  const { domain, subdomain, publicSuffix } = parse(website, { allowPrivateDomains: true })
  const isTop = subdomain === '' || subdomain === 'www' || subdomain === 'us' || subdomain === 'shop'
  return domain !== null && isTop && endings.has(publicSuffix ?? '') && !notStores.has(domain) ? domain : null
}

function recognized(domain: string, name: string): Site | null {
  const found = categorize({ name, amountCents: toCents(1), accountType: 'credit' })
  if (found.kind !== 'purchase' || found.layer !== 'merchant') {
    return null
  }
  const { key } = found.merchant
  return { domain, name, leaf: found.leaf, merchant: key !== null && isNamedByCards(key) ? key : '' }
}

function isNamedByCards(key: string): boolean {
  return Object.hasOwn(release.vocabulary.merchants, key)
}

function isNamedLike(name: string, domain: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return plain !== '' && domain.startsWith(`${plain}.`)
}
