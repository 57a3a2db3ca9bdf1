// @vitest-environment node
import { createCatalogApi } from '@cardsight/server/testing'
import { describe, expect, it } from 'vitest'
import { loadPost } from './load-post.server.ts'
import { namesIn, posts } from './posts.server.ts'
import { cacheAnswers, resolveFigures } from './resolve-figures.ts'

const api = await createCatalogApi()
const WORDS_AT_LEAST = 800

it('there are at least six posts, each with its own title and description', () => {
  expect(posts.length).toBeGreaterThanOrEqual(6)
  for (const key of ['slug', 'title', 'description'] as const) {
    expect(new Set(posts.map((post) => post[key])).size).toBe(posts.length)
  }
})

describe.each(posts.map((post) => [post.slug, post] as const))('the post %s', (slug, post) => {
  it('uses all figures that it declares, and no others', () => {
    const used = new Set([
      ...namesIn(post.body),
      ...post.claims.flatMap(({ more, less }) => [more, less]).filter((side) => !isNumber(side)),
      ...Object.values(post.figures).flatMap((figure) =>
        'sum' in figure ? [...figure.sum, ...figure.less] : [],
      ),
    ])
    expect([...used].sort()).toEqual(Object.keys(post.figures).sort())
  })

  it('has every figure resolved by the current engine and catalog', async () => {
    const reported: unknown[] = []
    const loaded = await loadPost({ api, reportError: (error) => reported.push(error) }, slug)
    expect(reported).toEqual([])
    expect(loaded?.isWhole).toBe(true)
    expect(loaded?.html).not.toMatch(/\{\{|\}\}|undefined|NaN|not available/)
  })

  it('makes only claims that its figures support', async () => {
    const figures = await resolveFigures(post.figures, cacheAnswers(api))
    const amountOf = (side: string) =>
      isNumber(side) ? Number(side) : (figures.get(side)?.amount ?? Number.NaN)
    expect(post.claims.filter(({ more, less }) => !(amountOf(more) > amountOf(less)))).toEqual([])
  })

  it('is long enough, has a date, and its description fits search results', () => {
    expect(post.body.split(/\s+/).length).toBeGreaterThanOrEqual(WORDS_AT_LEAST)
    expect(post.date).toMatch(/^202\d-\d\d-\d\d$/)
    expect(post.description.length).toBeGreaterThan(60)
    expect(post.description.length).toBeLessThanOrEqual(170)
  })
})

function isNumber(side: string): boolean {
  return /^\d/.test(side)
}
