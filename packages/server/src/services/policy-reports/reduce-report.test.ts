import { describe, expect, it } from 'vitest'
import { reduceReport } from './reduce-report.ts'

const SITE = 'https://cards.example'
const raw = { documentUrl: `${SITE}/about`, directive: 'script-src-elem', blocked: 'inline' }
const reduce = (change: Partial<typeof raw>) => reduceReport({ ...raw, ...change }, SITE)

describe('reduceReport', () => {
  it.each([
    [`${SITE}/`, '/'],
    [`${SITE}/about?from=mail#part`, '/about'],
    [`${SITE}/restore-password/s3cret-t0ken`, '/restore-password'],
    [`${SITE}/4f0c9e`, 'other'],
    [`${SITE}/jane@mail.example`, 'other'],
  ])('reduces the page %s to %s', (documentUrl, page) => {
    expect(reduce({ documentUrl })).toMatchObject({ page })
  })

  it.each([
    ['inline', 'inline'],
    ['https://evil.example/a?user=jane', 'evil.example'],
    ['wss://evil.example:8443/socket', 'evil.example:8443'],
    [`${SITE}/assets/a.js`, 'self'],
    ['chrome-extension://abcdefghijklmnop/script.js', 'chrome-extension'],
    ['data:text/html,secret', 'data'],
    ['', 'other'],
    ['not a URL', 'other'],
  ])('reduces the blocked address %j to %s', (blocked, expected) => {
    expect(reduce({ blocked })).toMatchObject({ blocked: expected })
  })

  it('drops the sources that old browsers send with the directive, and unknown directives', () => {
    expect(reduce({ directive: "script-src 'self' https://a.example" })).toMatchObject({
      directive: 'script-src',
    })
    expect(reduce({ directive: 'jane' })).toMatchObject({ directive: 'other' })
  })

  it.each(['https://other.example/', 'about:blank', 'nothing'])(
    'drops a report about the page %s',
    (documentUrl) => {
      expect(reduce({ documentUrl })).toBeNull()
    },
  )
})
