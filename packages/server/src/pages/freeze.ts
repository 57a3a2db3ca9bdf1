/** Makes a rendered page the same for everyone: nonces leave, the hashes of its inline scripts take their place. */
import { createHash } from 'node:crypto'

export type FrozenPage = { html: string; scriptHashes: readonly string[] }

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Expects markup of React's making, in which `</script>` cannot stand inside a script. */
export function freezePage(html: string, nonce: string): FrozenPage {
  const plain = html.replaceAll(` nonce="${nonce}"`, '')
  if (plain.includes(nonce)) {
    throw new Error('A nonce stands outside its attribute; this page cannot be kept')
  }
  const hashes = [...plain.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sha256Source(script))
  return { html: plain, scriptHashes: [...new Set(hashes)] }
}

function sha256Source(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
