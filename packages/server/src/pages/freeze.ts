/** Makes a rendered page the same for everyone: hashes of its inline scripts replace the nonce. */
import { createHash } from 'node:crypto'

export type FrozenPage = { html: string; scriptHashes: readonly string[] }

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Only scripts with the nonce get a hash, and an injected script doesn't know it. Expects markup from React,
 * where `</script>` can't occur inside a script.
 */
export function freezePage(html: string, nonce: string): FrozenPage {
  const mark = ` nonce="${nonce}"`
  const hashes = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', script = '']) =>
    attributes.includes(mark) ? [sha256Source(script)] : [],
  )
  const plain = html.replaceAll(mark, '')
  if (plain.includes(nonce)) {
    throw new Error("The nonce is outside its attribute, so this page isn't the same for everyone")
  }
  return { html: plain, scriptHashes: [...new Set(hashes)] }
}

function sha256Source(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
