import { describe, expect, it } from 'vitest'
import { builtWeb } from '../process/built-web.ts'
import { growthOf, SUPERLINEAR } from '../testing/growth.ts'
import { createPageFinder } from './page-finder.ts'

const { build, pageAddresses } = builtWeb.pages
const findPage = createPageFinder(build, pageAddresses({ cardIds: ['a-card'] }))
const addressFor = (url: string) => findPage(url)?.address ?? null

describe('createPageFinder', () => {
  it.each([
    ['/', '/'],
    ['/?', '/'],
    ['/?utm_source=x', '/'],
    ['/ABOUT/', '/about'],
    ['/%61bout', '/about'],
    ['/cards/a-card?x=1', '/cards/a-card'],
    ['/cards/%61-card', '/cards/a-card'],
    ['/compare?x=1&cards=a,b', '/compare?cards=a%2Cb'],
    ['/compare?cards=a&cards=', '/compare?cards=a&cards='],
    [
      '/current-best-cards?show=all&filter=B&gas=5&filter=A',
      '/current-best-cards?gas=5&filter=B&filter=A&show=all',
    ],
    ['/blog/feed.xml', '/blog/feed.xml'],
    ['/dashboard/oauth?oauth_state_id=1', '/dashboard/oauth'],
    ['/restore-password/abc', '/restore-password/-'],
    ['/Verify-Email/abc?x=1', '/verify-email/-'],
    ['/auth/google?accessToken=abc&accessToken=def', '/auth/google?accessToken=-'],
    ['/auth/google', '/auth/google'],
    ['/_.data', '/_.data'],
    ['/about/_.data', '/about.data'],
    ['/cards/a-card.data?_routes=routes%2Fcard', '/cards/a-card.data?_routes=routes%2Fcard'],
    ['/cards/a-card.data?_routes=made,up', '/cards/a-card.data?_routes=routes%2Fcard'],
    ['/cards/a-card.data?_routes=root,routes%2Fcard', '/cards/a-card.data'],
  ])('renders %s as %s', (url, address) => {
    expect(addressFor(url)).toBe(address)
  })

  it.each([
    '',
    'about',
    '*',
    'http://evil.example/about',
    '//',
    '//evil.example',
    '//evil.example/about',
    '/\\evil.example',
    '/\\/evil.example/about',
    '/about//',
    '/about/\\',
    '/blog%2Ffeed.xml',
    '/cards/A-CARD',
    '/cards/other',
    '/cards/a-card/more',
    '/cards/.',
    '/./about',
    '/../about',
    '/%E0%A4%A',
    '/about#x',
    '/about%00',
    '/*',
    '/:slug',
    '/cards/:cardId',
    '/routes/dashboard',
    `/restore-password/${'a'.repeat(200)}`,
    `/about${'/a'.repeat(10)}`,
    `/compare?cards=${'a'.repeat(1000)}`,
  ])('finds no page at %s', (url) => {
    expect(addressFor(url)).toBeNull()
  })

  it.each(['a', '/', '/a', '%', '%61', '.data', '?', '?a=', '&a', '&cards=a', '&_routes=a', ',', '\\'])(
    'takes linear time for a URL of %j',
    (pump) => {
      const grows = (prefix: string) =>
        growthOf(findPage, (chars) => `${prefix}${pump.repeat(chars / pump.length)}`)
      expect(grows('/')).toBeLessThan(SUPERLINEAR)
      expect(grows('/compare.data?')).toBeLessThan(SUPERLINEAR)
    },
  )
})

describe('a route table', () => {
  it('requires values for every parameter, and a route for every address', () => {
    expect(() => createPageFinder(build, [])).toThrow('best-credit-cards/:slug needs values')
    const addresses = [...pageAddresses({ cardIds: [] }), { path: 'gone', query: ['x'] }]
    expect(() => createPageFinder(build, addresses)).toThrow('No route has the path gone')
  })
})
