/**
 * Unpacks a workbook within limits. A few hundred kilobytes can unpack to terabytes, and one cell in the last
 * corner of a sheet makes a table of 17 billion cells.
 */
import { unzipSync, zipSync } from 'fflate'
import { refusals } from '../sentences.ts'
import { formatCurrency } from './format-currency.ts'

export type OpenWorkbook = Readonly<{
  workbook: ArrayBuffer
  /** Currency of the number formats, if it isn't US dollars. */
  currency: string | null
}>

const MAX_ENTRIES = 2000
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024
const MAX_CELLS = 5_000_000
/**
 * The XML parser takes quadratic time for the attributes of a tag. Real workbooks have tags of a few hundred
 * bytes.
 */
const MAX_TAG_BYTES = 4096

/**
 * Returns the workbook repacked without compression, with only what a table needs, or why it can't be opened.
 */
export function openWorkbook(bytes: Uint8Array): OpenWorkbook | string {
  const entries = unpack(bytes)
  if (typeof entries === 'string') {
    return entries
  }
  if (entries['xl/workbook.xml'] === undefined) {
    const isDocument = entries['content.xml'] !== undefined || entries['word/document.xml'] !== undefined
    return isDocument ? refusals.otherFormat : refusals.archive
  }
  for (const [name, content] of Object.entries(entries)) {
    const refusal = hasEndlessTag(content)
      ? refusals.brokenWorkbook
      : /^xl\/worksheets\//.test(name) && refuseSheet(content)
    if (refusal) {
      return refusal
    }
  }
  // The library reads uncompressed entries in place; compressed ones would start workers.
  const packed = zipSync(entries, { level: 0 })
  return { workbook: packed.slice().buffer, currency: currencyIn(entries) }
}

function currencyIn(entries: Readonly<Record<string, Uint8Array>>): string | null {
  const textOf = (content: Uint8Array) => new TextDecoder().decode(content)
  return formatCurrency(textOf(entries['xl/styles.xml'] ?? new Uint8Array()), () =>
    Object.entries(entries).flatMap(([name, content]) =>
      /^xl\/worksheets\//.test(name) ? [textOf(content)] : [],
    ),
  )
}

class LimitExceeded extends Error {}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> | string {
  let [count, size] = [0, 0]
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1
        const isWanted = /\.(?:xml|rels)$/i.test(name)
        size += isWanted ? originalSize : 0
        if (count > MAX_ENTRIES || size > MAX_UNPACKED_BYTES) {
          throw new LimitExceeded()
        }
        return isWanted
      },
    })
  } catch (error) {
    return error instanceof LimitExceeded ? refusals.bomb : refusals.brokenWorkbook
  }
}

const [LESS_THAN, GREATER_THAN, DOUBLE_QUOTE, SINGLE_QUOTE] = [60, 62, 34, 39]

/** A greater-than sign within quotes doesn't end a tag. */
function hasEndlessTag(content: Uint8Array): boolean {
  let [start, quote] = [-1, 0]
  for (let index = 0; index < content.length; index += 1) {
    const byte = content[index]
    if (start < 0) {
      start = byte === LESS_THAN ? index : -1
    } else if (quote !== 0) {
      quote = byte === quote ? 0 : quote
    } else if (byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE) {
      quote = byte
    } else if (byte === GREATER_THAN) {
      start = -1
    }
    if (start >= 0 && index - start > MAX_TAG_BYTES) {
      return true
    }
  }
  return false
}

/**
 * A sheet is allocated up to its last row and column, so a position such as 'C</t>3' can mean an endless
 * table.
 */
function refuseSheet(content: Uint8Array): string | null {
  const text = new TextDecoder().decode(content)
  let [rows, columns] = [1, 1]
  for (const [, position = ''] of text.matchAll(/\sr\s*=\s*(?:"([^"]*)"|'[^']*')/g)) {
    const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(position) ?? []
    if (row === undefined) {
      return refusals.brokenWorkbook
    }
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnNumber(letters))
  }
  return rows * columns > MAX_CELLS ? refusals.bomb : null
}

function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
