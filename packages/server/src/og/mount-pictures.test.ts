import { sharePicturePath } from '@cardsight/contract/share-pictures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtWeb } from '../process/built-web.ts'
import { createTestApp } from '../testing/test-app.ts'
import { readPageMetadata } from './page-metadata.ts'

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

describe("a page's sharing picture", () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp('postgres', { web: builtWeb, publicUrl: 'https://cardsight.example' })
  })
  afterAll(() => test.close())

  const addressOn = async (path: string) => {
    const metadata = readPageMetadata((await test.app.inject(path)).body)
    return (metadata?.picture ?? '').replace('https://cardsight.example', '')
  }

  it.each(['/', '/about', '/blog'])('is drawn for %s at 1200 × 630 and cacheable forever', async (path) => {
    const answer = await test.app.inject(await addressOn(path))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.rawPayload.subarray(0, 8)).toEqual(PNG_HEAD)
    // Width and height are the first two numbers of a PNG, at bytes 16 and 20.
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it("shows only the page's own text", async () => {
    const forged = sharePicturePath({ path: '/about', title: 'You have won', description: 'Call now' })
    expect((await test.app.inject(forged)).statusCode).toBe(404)
  })

  it.each(['/og/x/about.png', '/og/x/no/such/page.png', '/og/x/signin.png', '/og/', '/og/x/api/health.png'])(
    "doesn't exist at %s",
    async (address) => {
      expect((await test.app.inject(address)).statusCode).toBe(404)
    },
  )
})

describe('readPageMetadata', () => {
  it('reads text that React has escaped', () => {
    const html =
      '<meta property="og:title" content="Fees &amp; &quot;caps&quot;"/><meta property="og:description" content="It&#x27;s &lt;so&gt;"/><meta property="og:image" content="https://x.example/a.png"/>'
    expect(readPageMetadata(html)).toEqual({
      title: 'Fees & "caps"',
      description: "It's <so>",
      picture: 'https://x.example/a.png',
    })
  })

  it('returns null for a page without a picture', () => {
    expect(readPageMetadata('<meta property="og:title" content="x"/>')).toBeNull()
  })
})
