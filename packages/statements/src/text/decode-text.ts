/** Decodes the bytes of a text file, with uniform line endings. */
import type { Layout } from '../statement.ts'

export type Decoded = Readonly<{ text: string; encoding: NonNullable<Layout['encoding']> }>

/** A byte order mark decides the encoding, then the position of zero bytes, then whether it's valid UTF-8. */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return { text: withPlainLineEnds(text), encoding }
}

/** All line endings become a line feed, and the byte order mark is removed. */
export function withPlainLineEnds(text: string): string {
  const unmarked = text.startsWith('\ufeff') ? text.slice(1) : text
  return unmarked.includes('\r') ? unmarked.replace(/\r\n?/g, '\n') : unmarked
}

function encodingOf(bytes: Uint8Array): Decoded['encoding'] {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le'
  }
  if (first === 0xfe && second === 0xff) {
    return 'utf-16be'
  }
  const zeros = countZeros(bytes)
  if (zeros.odd > zeros.sampled / 4 && zeros.even === 0) {
    return 'utf-16le'
  }
  if (zeros.even > zeros.sampled / 4 && zeros.odd === 0) {
    return 'utf-16be'
  }
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Latin text in UTF-16 has a zero in every second byte. */
function countZeros(bytes: Uint8Array) {
  const sampled = Math.min(bytes.length, 2000)
  let [even, odd] = [0, 0]
  for (let index = 0; index < sampled; index += 1) {
    if (bytes[index] === 0) {
      if (index % 2 === 0) {
        even += 1
      } else {
        odd += 1
      }
    }
  }
  return { sampled, even, odd }
}

/** A truncated download may end within a character, which doesn't mean it's in another encoding. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
