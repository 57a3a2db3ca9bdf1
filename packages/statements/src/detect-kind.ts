/**
 * Detects a file's format by its content. The name isn't trusted, because browsers and people rename files.
 */
import { refusals } from './sentences.ts'
import type { StatementKind } from './statement.ts'

/** Returns the format of the bytes, or why such a file can't be read. */
export type Detected = Readonly<
  { is: 'pdf' } | { is: 'zip' } | { is: 'text' } | { is: 'refused'; kind: StatementKind; sentence: string }
>

export function detectBytes(bytes: Uint8Array): Detected {
  if (bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))) {
    return refused(refusals.empty)
  }
  if (latin(bytes.subarray(0, 1024)).includes('%PDF-')) {
    return { is: 'pdf' }
  }
  const opening = hex(bytes.subarray(0, 16))
  const found = openings.find(([start]) => start.test(opening))
  return found?.[1] ?? { is: 'text' }
}

/** Returns the format of a text. Any text may be a table: the CSV reader decides that. */
export function detectText(
  text: string,
): Readonly<{ is: 'ofx' } | { is: 'qif' } | { is: 'csv' } | { is: 'refused'; sentence: string }> {
  const opening = text.slice(0, 4000).trimStart()
  if (/^OFXHEADER|<\?OFX|<OFX[\s>]/i.test(opening)) {
    return { is: 'ofx' }
  }
  if (/^!(?:type|account|option|clear)\b/im.test(opening)) {
    return { is: 'qif' }
  }
  if (/^(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body|table)\b/i.test(opening)) {
    return { is: 'refused', sentence: refusals.webPage }
  }
  const isOther = /^(?:<\?xml|<[a-z][^,;\t]*>|\{\\rtf|[{[]\s*["{[])/i.test(opening)
  if (isOther) {
    return { is: 'refused', sentence: refusals.otherFormat }
  }
  return isMostlyText(opening) ? { is: 'csv' } : { is: 'refused', sentence: refusals.notAStatement }
}

/** The name only distinguishes formats that are the same inside. */
export function ofxKind(name: string): 'ofx' | 'qfx' | 'qbo' {
  const ending = /\.(qfx|qbo)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'qfx' || ending === 'qbo' ? ending : 'ofx'
}

const picture = refused(refusals.picture)
const archive = refused(refusals.archive)

/** Magic numbers in hexadecimal, and their formats. */
const openings: readonly (readonly [start: RegExp, is: Detected])[] = [
  [/^504b(?:0304|0506)/, { is: 'zip' }],
  [/^d0cf11e0/, refused(refusals.oldWorkbook, 'xlsx')],
  [/^(?:89504e47|ffd8ff|47494638|424d.{8}0000|49492a00|4d4d002a|52494646.{8}57454250|.{8}66747970)/, picture],
  [/^(?:1f8b|377abcaf|52617221|425a68|fd377a58)/, archive],
]

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function refused(sentence: string, kind: StatementKind = 'unknown'): Detected {
  return { is: 'refused', kind, sentence }
}

function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** Programs and pictures are full of characters that text doesn't have. */
function isMostlyText(text: string): boolean {
  let odd = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    odd += Number((code < 32 && code !== 9 && code !== 10) || code === 0xfffd)
  }
  return odd * 20 <= text.length
}
