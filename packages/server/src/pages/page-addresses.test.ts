import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtWeb } from '../process/built-web.ts'
import { createCountingWeb } from '../testing/counting-web.ts'
import { createTestApp } from '../testing/test-app.ts'

const { web, takeCount } = createCountingWeb()
let test: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  test = await createTestApp('postgres', { web })
})
afterAll(() => test.close())

/** Sends requests one after the other, and returns how many pages were rendered for them. */
async function renderedFor(urls: readonly string[], check: (answer: Answer, url: string) => void) {
  takeCount()
  for (const url of urls) {
    check(await test.app.inject(url), url)
  }
  return takeCount()
}

/** On a busy machine a page's data may be late at first, and then the page isn't cached. */
async function renderedWhole(url: string): Promise<string> {
  await expect
    .poll(async () => (await test.app.inject(url)).headers['cache-control'])
    .toBe('public, no-cache')
  return (await test.app.inject(url)).body
}

type Answer = Awaited<ReturnType<typeof test.app.inject>>

const longPath = (chars: number) => `/x${'/a'.repeat((chars - 2) / 2)}`

describe('URLs of the same page', () => {
  it.each([
    [
      'unknown query parameters',
      ['/', '/?x=1', '/?utm_source=mail&token=abc', `/?${'y'.repeat(5000)}`, '/?'],
    ],
    ['letter case, escapes and a slash at the end', ['/about', '/About', '/%61bout', '/about/', '/about?']],
    [
      'a known value',
      ['/cards/citi-double-cash', '/cards/citi%2Ddouble-cash', '/Cards/citi-double-cash/?x=1'],
    ],
    [
      'the order of query parameters',
      ['/signin?social=denied&x=1', '/signin?x=2&social=denied', '/signin?social=denied'],
    ],
    ['its data', ['/blog.data', '/blog.data?x=1', '/blog/_.data', '/blog.data?_routes=root']],
    [
      'its data without the root',
      ['/blog.data?_routes=routes%2Fblog', '/blog.data?_routes=x', '/blog.data?_routes=y'],
    ],
  ])('share one rendered page, whatever their %s', async (_, [first = '', ...others]) => {
    const shared = await renderedWhole(first)
    const rendered = await renderedFor(others, ({ statusCode, body, headers }, url) => {
      expect([statusCode, headers['cache-control']], url).toEqual([200, 'public, no-cache'])
      expect(body === shared, url).toBe(true)
    })
    expect(rendered).toBe(0)
  })

  it("depend on the page's own query parameters", async () => {
    const { body } = await test.app.inject('/compare?x=1&cards=citi-double-cash')
    expect(body).toContain('Double Cash')
    const amount = await test.app.inject('/find-your-second-card?amount=1234')
    expect(amount.body).toContain('1234')
  })
})

describe('URLs without a page', () => {
  it('share one not-found page, which is never cached', async () => {
    const urls = [
      '/nope/1',
      '/nope/2?x=1',
      '/cards/nope',
      '/cards/citi-double-cash/more',
      '/blog/nope',
      '/best-credit-cards/astronauts',
      '/About/Nope',
      '//',
      '//evil.example',
      '//evil.example/about',
      '/about//',
      '/%2Fevil.example',
      '/blog%2Ffeed.xml',
      '/nope.data',
      '/cards/nope.data?_routes=routes%2Fcard',
      `/about${'/'.repeat(50)}`,
      longPath(300),
      longPath(4000),
      `/${'a'.repeat(201)}`,
      `/cards/${'a'.repeat(300)}`,
      '/1/2/3/4/5/6/7/8/9/10/11',
      `/compare?cards=${'a'.repeat(2000)}`,
    ]
    const rendered = await renderedFor(urls, ({ statusCode, body, headers }, url) => {
      expect(statusCode, url).toBe(404)
      expect(body, url).toContain('Oops!')
      expect(headers['cache-control'], url).toBe('no-store')
      expect(headers.etag, url).toBeUndefined()
      expect(headers.location, url).toBeUndefined()
    })
    expect(rendered).toBe(1)
  })
})

describe('URLs with a token', () => {
  it.each([
    ['/restore-password/', ''],
    ['/verify-email/', ''],
    ['/auth/google?accessToken=', ''],
    ['/restore-password/', '.data'],
  ])('%s…%s are rendered once, without the token, and never cached', async (before, after) => {
    const tokens = ['first-token-1234', 'second-token-1234', 'third-token-1234&x=1']
    const rendered = await renderedFor(
      tokens.map((token) => `${before}${token.replace('&', before.includes('?') ? '&' : '?')}${after}`),
      ({ statusCode, body, headers }, url) => {
        expect(statusCode, url).toBe(200)
        expect(body, url).not.toContain('token-1234')
        expect(headers['cache-control'], url).toBe('no-store')
        expect(headers.etag, url).toBeUndefined()
      },
    )
    expect(rendered).toBe(1)
  })

  it('without the token redirect to the home page', async () => {
    const answer = await test.app.inject('/auth/google?accessToken=')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
  })
})

describe('arbitrary query parameter values', () => {
  it('evict each other, but no page', async () => {
    await test.app.inject('/about')
    const urls = Array.from({ length: 60 }, (_, i) => `/signin?social=${i}`)
    expect(await renderedFor(urls, ({ statusCode }) => expect(statusCode).toBe(200))).toBe(60)
    expect(await renderedFor(['/about', '/signin?social=59'], () => {})).toBe(0)
    expect(await renderedFor(['/signin?social=0'], () => {})).toBe(1)
  })
})

describe('the manifest', () => {
  const { version } = builtWeb.pages.build.assets

  it('returns all routes, whichever paths a browser asks for', async () => {
    const answers = await Promise.all(
      ['/about', `/a,${'/b,'.repeat(1000)}`].map((paths) =>
        test.app.inject(`/__manifest?${new URLSearchParams({ version, paths })}`),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect(answers[0]?.headers['cache-control']).toContain('immutable')
    const routeIds = Object.keys(answers[0]?.json() ?? {})
    expect(routeIds.sort()).toEqual(Object.keys(builtWeb.pages.build.assets.routes).sort())
  })

  it('tells a browser with outdated pages to reload', async () => {
    const answer = await test.app.inject('/__manifest?version=old&paths=%2Fabout')
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['x-remix-reload-document']).toBe('true')
  })
})
