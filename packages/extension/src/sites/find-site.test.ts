import { release } from '@cardsight/catalog'
import { describe, expect, it } from 'vitest'
import { allStores, findSite } from './find-site.ts'
import siteTable from './site-table.tsv?raw'

describe('the table of sites', () => {
  const rows = siteTable.trimEnd().split('\n')

  it('has thousands of sites, each once', () => {
    expect(rows.length).toBeGreaterThan(2000)
    expect(new Set(rows.map((row) => row.split('\t')[0])).size).toBe(rows.length)
  })

  it('names only merchants that cards name', () => {
    const merchants = allStores().flatMap(({ merchant }) => merchant ?? [])
    expect(merchants.length).toBeGreaterThan(80)
    expect(merchants.filter((key) => !Object.hasOwn(release.vocabulary.merchants, key))).toEqual([])
  })
})

describe('findSite', () => {
  it.each([
    ['https://www.amazon.com/gp/cart', 'amazon.com', 'online-shopping', 'amazon'],
    ['https://smile.amazon.com/', 'amazon.com', 'online-shopping', 'amazon'],
    ['https://aws.amazon.com/', 'amazon.com', 'professional-service', null],
    ['https://www.wholefoodsmarket.com/', 'wholefoodsmarket.com', 'supermarket', 'whole-foods'],
    // The website takes three networks, and Instacart delivers from the stores.
    ['https://www.costco.com/', 'costco.com', 'wholesale-club', 'costco-com'],
    ['https://sameday.costco.com/', 'costco.com', 'online-grocery', 'instacart'],
    ['https://www.costcotravel.com/', 'costcotravel.com', 'travel-agency', 'costco-com'],
    ['https://www.doordash.com/', 'doordash.com', 'food-delivery', 'doordash'],
    ['https://www.giftcards.com/', 'giftcards.com', 'other-shop', null],
    ['https://travel.capitalone.com/', 'capitalone.com', 'travel-agency', null],
    ['http://www.kroger.com:8080/p', 'kroger.com', 'supermarket', 'kroger'],
  ])('finds the store of %s', (address, domain, leaf, merchant) => {
    expect(findSite(address)).toMatchObject({ domain, store: { leaf, merchant } })
  })

  it.each([
    ['https://www.capitalone.com/', 'capitalone.com'],
    ['https://shop.example.co.uk/', 'example.co.uk'],
    // Every shop of a platform is a site of its own.
    ['https://tea-house.myshopify.com/', 'tea-house.myshopify.com'],
    ['https://notamazon.com/', 'notamazon.com'],
    ['https://amazon.com.example.org/', 'example.org'],
  ])('knows the domain, but no store, of %s', (address, domain) => {
    expect(findSite(address)).toEqual({ domain, store: null })
  })

  it.each([
    '',
    'about:blank',
    'chrome://settings/',
    'file:///tmp/a.html',
    'http://127.0.0.1/',
    'http://localhost/',
  ])('leaves alone %s', (address) => {
    expect(findSite(address)).toBeNull()
  })
})
