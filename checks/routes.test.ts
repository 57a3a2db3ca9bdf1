import { describe, expect, it } from 'vitest'
import * as pageTables from '../e2e/page-tables.ts'
import { sitemapXml } from '../packages/web/src/pages/feeds/sitemap.ts'
import routes from '../packages/web/src/routes.ts'
import { filesBelow } from './repo-files.ts'

type Route = Readonly<{ path?: string; index?: boolean; children?: readonly Route[] }>

const { otherRoutes, ...tables } = pageTables
const patterns = patternsOf(await routes)
const opened = Object.values(tables).flatMap((table) => Object.keys(table))
const listed = listedPaths()

/** Routes that search engines don't need. */
const notListed = [
  ...['/compare', '/signin', '/signup', '/forgot-password', '/restore-password/:resetToken'],
  ...['/verify-email/:token', '/undo-email-change/:token', '/household/:token', '/auth/google', '/oops'],
  ...['/offline', '/newsletter/confirm', '/newsletter/unsubscribe', '/reminders/unsubscribe', '/account'],
  '/account/watches',
  '/your-spending',
  '/your-spending/rules',
  ...['/dashboard_debug', '/dashboard/oauth', '/*', '/top-cards.json'],
  ...['/cards/changes.atom', '/blog/feed.xml', '/sitemap.xml', '/robots.txt'],
]

describe('every route', () => {
  it('is opened by the accessibility journey, or says which other test opens it', () => {
    expect(patterns.length).toBeGreaterThan(30)
    expect(uncovered(opened, Object.keys(otherRoutes))).toEqual([])
    const journeys = filesBelow('e2e')
    const tests = Object.values(otherRoutes).filter((reason) => reason.endsWith('.test.ts'))
    expect(tests.filter((name) => !journeys.some((file) => file.endsWith(`/${name}`)))).toEqual([])
  })

  it('is in the sitemap, or kept out on purpose', () => {
    expect(uncovered(listed, notListed)).toEqual([])
    expect(listed.filter((path) => routeOf(path) === '/*')).toEqual([])
  })
})

/** Routes that are neither among the paths nor among the exceptions, and those that are in both. */
function uncovered(paths: readonly string[], exceptions: readonly string[]): string[] {
  const covered = new Set(paths.map(routeOf))
  return patterns.filter((pattern) => covered.has(pattern) === exceptions.includes(pattern))
}

function routeOf(path: string): string {
  const [pathname = ''] = path.split('?')
  return patterns.find((pattern) => isMatch(pattern, pathname)) ?? '/*'
}

function isMatch(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path)
}

/** Fixed paths before those with parameters, as a router prefers them. */
function patternsOf(config: readonly Route[]): string[] {
  const flat = (own: readonly Route[]): string[] =>
    own.flatMap(({ path, index, children = [] }) => [
      ...(path === undefined ? [] : [`/${path}`]),
      ...(index ? ['/'] : []),
      ...flat(children),
    ])
  return flat(config).sort((a, b) => Number(/[:*]/.test(a)) - Number(/[:*]/.test(b)))
}

function listedPaths(): string[] {
  const xml = sitemapXml({
    publicUrl: '',
    cards: [{ cardId: 'a-card', asOf: '2026-10-01' }],
    posts: [{ slug: 'a-post', date: '2026-10-20' }],
  })
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path = '']) => path)
}
