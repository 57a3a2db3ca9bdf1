/** Every post, newest first. Server only: a browser gets just the requested post, as HTML. */
import { type BlogFigure, blogFigureSchema } from '@cardsight/contract/site'
import type { PostBrief } from '../../content/blog-posts.ts'

const sources: Record<string, string> = import.meta.glob('../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const posts: readonly Post[] = Object.entries(sources)
  .map(([file, source]) => readPost(slugOf(file), source))
  .sort((a, b) => compareText(b.date, a.date) || compareText(a.slug, b.slug))

export function findPost(slug: string): Post | null {
  return posts.find((post) => post.slug === slug) ?? null
}

const OTHERS = 3

/** The following posts in the list, wrapping around at its end. */
export function nextPosts(slug: string): PostBrief[] {
  const index = posts.findIndex((post) => post.slug === slug)
  return [...posts.slice(index + 1), ...posts.slice(0, Math.max(0, index))].slice(0, OTHERS).map(toBrief)
}

export function toBrief({ slug, title, description, date }: Post): PostBrief {
  return { slug, title, description, date }
}

function slugOf(file: string): string {
  return /([\w-]+)\.md$/.exec(file)?.[1] ?? file
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/** A post as in its file. */
type Post = Readonly<{
  slug: string
  title: string
  /** One or two sentences for lists, feeds and search engines; without figures, so that they need no run. */
  description: string
  /** YYYY-MM-DD. */
  date: string
  figures: Readonly<Record<string, BlogFigure>>
  /**
   * Facts that the text relies on, such as `fee > saved` or `limit > 1499`; a test checks them against the catalog.
   */
  claims: readonly Claim[]
  /** Markdown with {{names}} of figures. */
  body: string
}>

/** Each side is the name of a figure or a number. */
type Claim = Readonly<{ more: string; less: string }>

/**
 * Parses a post. The front matter is a subset of YAML: `key: plain text`, and under `figures:` and `claims:` one
 * indented JSON line each. Throws with the file name if anything is invalid.
 */
export function readPost(slug: string, source: string): Post {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(source) ?? []
  if (front === undefined || body === undefined) {
    throw new Error(`${slug}: a post starts with its front matter between two lines of ---`)
  }
  const lines = front.split('\n')
  const textOf = (key: string) => {
    const value = lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2)
    if (value === undefined || value.includes('{{')) {
      throw new Error(`${slug}: the front matter needs a ${key} in plain text`)
    }
    return value
  }
  return {
    slug,
    title: textOf('title'),
    description: textOf('description'),
    date: textOf('date'),
    figures: Object.fromEntries(linesUnder('figures', lines).map((line) => readFigure(slug, line))),
    claims: linesUnder('claims', lines).map((line) => readClaim(slug, line)),
    body,
  }
}

/** The placeholders of a text, each once. */
export function namesIn(body: string): string[] {
  return [...new Set(Array.from(body.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name))]
}

function linesUnder(key: string, lines: readonly string[]): string[] {
  const from = lines.indexOf(`${key}:`)
  if (from === -1) {
    return []
  }
  const below = lines.slice(from + 1)
  const end = below.findIndex((line) => !line.startsWith('  '))
  return below.slice(0, end === -1 ? below.length : end).map((line) => line.trim())
}

function readFigure(slug: string, line: string): [string, BlogFigure] {
  const [, name = '', json = ''] = /^(\w+): (\{.*\})$/.exec(line) ?? []
  try {
    return [name, blogFigureSchema.parse(JSON.parse(json))]
  } catch (cause) {
    throw new Error(`${slug}: not a valid figure: ${line}`, { cause })
  }
}

function readClaim(slug: string, line: string): Claim {
  const [, more, less] = /^- ([\w.]+) > ([\w.]+)$/.exec(line) ?? []
  if (more === undefined || less === undefined) {
    throw new Error(`${slug}: a claim reads '- one > another', not: ${line}`)
  }
  return { more, less }
}
