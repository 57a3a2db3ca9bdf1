import type { CatalogChange } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { blogText } from '../../content/blog-posts.ts'
import { changeLabels, changesText } from '../../content/catalog-text.ts'

type FeedPost = Readonly<{
  slug: string
  title: string
  description: string
  /** YYYY-MM-DD. */
  date: string
  /** Path from the site root. */
  picture: string
}>

/** The blog as RSS 2.0, in the given order. */
export function feedXml(publicUrl: string, posts: readonly FeedPost[]): string {
  const self = `${publicUrl}${pagePaths.blogFeed}`
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n',
    element('title', `${sentences.productName} ${blogText.heading.toLowerCase()}`),
    element('link', `${publicUrl}${pagePaths.blog}`),
    element('description', blogText.description),
    element('language', 'en-us'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n`,
    ...posts.map((post) => itemXml(publicUrl, post)),
    '</channel>\n</rss>\n',
  ].join('')
}

function itemXml(publicUrl: string, { slug, title, description, date, picture }: FeedPost): string {
  const address = `${publicUrl}${pagePaths.blogPost(slug)}`
  return [
    '<item>\n',
    element('title', title),
    element('link', address),
    element('guid', address),
    // At noon, so that it is the same day in nearly every time zone.
    element('pubDate', new Date(`${date}T12:00:00Z`).toUTCString()),
    element('description', description),
    // The image is generated on the first request, so its size is unknown here; feeds use 0 for that.
    `<enclosure url="${escapeXml(`${publicUrl}${picture}`)}" type="image/png" length="0"/>\n`,
    '</item>\n',
  ].join('')
}

/** The changes of card terms as Atom 1.0 (RFC 4287). */

const MOST_ENTRIES = 100

/** The year in which the ids of the feed were first given out, as tag URIs require (RFC 4151). It never changes. */
const TAG_YEAR = 2026

/** Changes of one card, one day and one field. They share an entry, so that its id doesn't depend on their texts. */
type Entry = Readonly<{ id: string; changes: readonly [CatalogChange, ...CatalogChange[]] }>

/**
 * Returns the newest changes, given newest first. Announced changes enter the feed on the day they take effect: the day of
 * their announcement isn't known, and the date of an entry must not move.
 *
 * @param asOf date of the feed if it's empty.
 */
export function changesFeedXml(publicUrl: string, changes: readonly CatalogChange[], asOf: string): string {
  const tag = `tag:${new URL(publicUrl).hostname},${TAG_YEAR}:`
  const entries = toEntries(
    tag,
    changes.filter(({ isAnnounced }) => !isAnnounced),
  ).slice(0, MOST_ENTRIES)
  return [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">\n',
    element('id', `${tag}cards/changes`),
    element('title', `${sentences.productName}: ${changesText.heading.toLowerCase()}`),
    element('subtitle', changesText.description),
    element('updated', momentOf(entries[0]?.changes[0].date ?? asOf)),
    `<author>\n${element('name', sentences.productName)}${element('uri', `${publicUrl}${pagePaths.home}`)}</author>\n`,
    link('self', `${publicUrl}${pagePaths.cardChangesFeed}`, 'application/atom+xml'),
    link('alternate', `${publicUrl}${pagePaths.cardChanges}`, 'text/html'),
    ...entries.map((entry) => entryXml(publicUrl, entry)),
    '</feed>\n',
  ].join('')
}

function toEntries(tag: string, changes: readonly CatalogChange[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const change of changes) {
    const id = `${tag}cards/${change.cardId}/${change.field}/${change.date}`
    const entry = entries.get(id)
    entries.set(id, { id, changes: entry === undefined ? [change] : [...entry.changes, change] })
  }
  return [...entries.values()]
}

function entryXml(publicUrl: string, { id, changes }: Entry): string {
  const [{ cardId, cardName, date, field, isFirstSeen, source }] = changes
  const texts = changes.map(({ text }) => text).join(' ')
  const sources = `Source: ${source}.${isFirstSeen ? ' First seen on this day.' : ''}`
  return [
    '<entry>\n',
    element('id', id),
    element('title', `${cardName}: ${texts}`),
    element('updated', momentOf(date)),
    link('alternate', `${publicUrl}${pagePaths.card(cardId)}#history`, 'text/html'),
    `<category term="${escapeXml(field)}" label="${escapeXml(changeLabels[field])}"/>\n`,
    `<content type="text">${escapeXml(`${texts} ${sources}`)}</content>\n`,
    '</entry>\n',
  ].join('')
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>\n`
}

/** Midnight, so that a change of today isn't in the future. */
function momentOf(day: string): string {
  return `${day}T00:00:00Z`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** An element with text, on its own line. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

export function xmlResponse(body: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8` }
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, { headers })
}
