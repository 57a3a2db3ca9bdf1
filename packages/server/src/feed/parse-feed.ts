/** Parses RSS 2.0, RSS 1.0 and Atom into the items that we show. */
import { type BlogItem, blogItemSchema } from '@cardsight/contract/site'
import { XMLParser } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
})

/** Throws if the text isn't a feed. Skips items without a title or a link. */
export function parseFeed(xml: string, address: string): BlogItem[] {
  // Custom entities can expand a small feed into a huge one; no feed needs them.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) {
    throw new Error('The feed has a document type declaration')
  }
  const document: unknown = parser.parse(xml, true)
  const channel = at(document, 'rss', 'channel') ?? at(document, 'rdf:RDF')
  const atom = at(document, 'feed')
  if (channel !== undefined) {
    const items = at(channel, 'item') ?? at(document, 'rdf:RDF', 'item')
    return listOf(items).flatMap((item) => toItem(readRssItem(item), address))
  }
  if (atom !== undefined) {
    return listOf(at(atom, 'entry')).flatMap((entry) => toItem(readAtomEntry(entry), address))
  }
  throw new Error('The document is neither RSS nor Atom')
}

type RawItem = { link: string; title: string; pubDate: string; guid: string; picture: string }

function readRssItem(item: unknown): RawItem {
  const link = textOf(at(item, 'link'))
  const enclosure = listOf(at(item, 'enclosure')).find((one) => isPicture(textOf(at(one, '@type'))))
  return {
    link,
    title: textOf(at(item, 'title')),
    pubDate: textOf(at(item, 'pubDate')) || textOf(at(item, 'dc:date')),
    guid: textOf(at(item, 'guid')) || textOf(at(item, '@rdf:about')) || link,
    picture: textOf(at(enclosure, '@url')) || textOf(at(item, 'media:content', '@url')),
  }
}

function readAtomEntry(entry: unknown): RawItem {
  const links = listOf(at(entry, 'link'))
  const hrefOf = (rel: string) =>
    textOf(
      at(
        links.find((link) => (textOf(at(link, '@rel')) || 'alternate') === rel),
        '@href',
      ),
    )
  const link = hrefOf('alternate')
  return {
    link,
    title: textOf(at(entry, 'title')),
    pubDate: textOf(at(entry, 'published')) || textOf(at(entry, 'updated')),
    guid: textOf(at(entry, 'id')) || link,
    picture: hrefOf('enclosure'),
  }
}

function toItem({ picture, ...raw }: RawItem, address: string): BlogItem[] {
  const link = absolute(raw.link, address)
  const enclosure = picture === '' ? undefined : absolute(picture, address)
  const item = { ...raw, link, ...(enclosure !== undefined && { enclosure: { link: enclosure } }) }
  const parsed = blogItemSchema.safeParse(item)
  return parsed.success && raw.title !== '' ? [parsed.data] : []
}

function absolute(link: string, address: string): string | undefined {
  return link !== '' && URL.canParse(link, address) ? new URL(link, address).href : undefined
}

function isPicture(type: string): boolean {
  return type === '' || type.startsWith('image/')
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((inside: unknown, key) => Reflect.get(Object(inside), key), value)
}

/** Text of an element, with or without attributes. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' ? at(value, '#text') : value
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''
}

/** One element or several: the parser only creates a list for several. */
function listOf(value: unknown): unknown[] {
  if (value === undefined || value === '') {
    return []
  }
  return Array.isArray(value) ? value : [value]
}
