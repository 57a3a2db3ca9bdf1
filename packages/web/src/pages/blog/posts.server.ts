/** Every post, newest first. Server only: a browser gets just the requested post, as HTML. */
import type { PostBrief } from '../../content/blog-posts.ts'
import { type Post, readPost } from './read-post.ts'

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
