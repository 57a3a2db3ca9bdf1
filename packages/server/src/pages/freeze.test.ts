import { describe, expect, it } from 'vitest'
import { freezePage } from './freeze.ts'

const page = `<html><head><script src="/a.js" nonce="n0nce"></script>
<script nonce="n0nce">alert(1)</script></head><script nonce="n0nce" type="module">import "/b.js"</script></html>`

describe('freezePage', () => {
  it('leaves no nonce and allows each inline script by its hash', () => {
    const { html, scriptHashes } = freezePage(page, 'n0nce')
    expect(html).not.toContain('nonce')
    // Worked out apart: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scriptHashes).toHaveLength(2)
    expect(scriptHashes[0]).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=')
  })

  it('refuses a page that says its nonce anywhere else', () => {
    expect(() => freezePage('<p>n0nce</p>', 'n0nce')).toThrow('outside its attribute')
  })
})
