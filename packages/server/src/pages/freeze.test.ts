import { describe, expect, it } from 'vitest'
import { freezePage } from './freeze.ts'

const page = `<html><head><script src="/a.js" nonce="n0nce"></script>
<script nonce="n0nce">alert(1)</script></head><script nonce="n0nce" type="module">import "/b.js"</script></html>`

// Calculated independently: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT_HASH = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='

describe('freezePage', () => {
  it('removes the nonce, and allows each inline script that had it by its hash', () => {
    const { html, scriptHashes } = freezePage(page, 'n0nce')
    expect(html).not.toContain('nonce')
    expect(scriptHashes).toHaveLength(2)
    expect(scriptHashes[0]).toBe(ALERT_HASH)
  })

  it('allows no script that someone else injected into the page', () => {
    const { scriptHashes } = freezePage(
      `<p><script>alert(1)</script><script nonce="x">alert(1)</script>${page}`,
      'other',
    )
    expect(scriptHashes).toEqual([])
  })

  it('rejects a page with the nonce anywhere else', () => {
    expect(() => freezePage('<p>n0nce</p>', 'n0nce')).toThrow('outside its attribute')
  })
})
