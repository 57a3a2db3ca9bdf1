/** Entry point of all readers. Any input returns a result or a refusal, never an error. */
import type { Day } from '@cardsight/engine/dates'
import { checkRefunds } from './check-refunds.ts'
import { readCsv } from './csv/read-csv.ts'
import { detectBytes, detectText, ofxKind } from './detect-kind.ts'
import { withDownloadAdvice } from './download-advice.ts'
import { readOfx } from './ofx/read-ofx.ts'
import { withoutOutlyingDates } from './outlying-dates.ts'
import { readLines } from './pdf/read-lines.ts'
import { readQif } from './qif/read-qif.ts'
import { refusedWith } from './refused-with.ts'
import { refusals } from './sentences.ts'
import {
  type Corrections,
  type Layout,
  MAX_ACCOUNTS,
  type ReadStatement,
  type StatementKind,
  type StatementSource,
} from './statement.ts'
import { foreignCurrency } from './summarize-rows.ts'
import { decodeText, withPlainLineEnds } from './text/decode-text.ts'

const MAX_PLAIN_LINES = 20_000

/** A hundred times two years of a heavily used card. */
export const LARGEST_FILE_BYTES = 25 * 1024 * 1024

/** Returns why a file of that size won't be read, or null if it will. */
export function refuseSize(byteCount: number): string | null {
  if (byteCount === 0) {
    return refusals.empty
  }
  return byteCount > LARGEST_FILE_BYTES ? refusals.tooLarge : null
}

const pdfReader = () => import('./pdf/read-pdf.ts')
const xlsxReader = () => import('./xlsx/read-xlsx.ts')

/**
 * Loads the two readers that are too large to bundle with the others. A page that promises no network
 * requests after loading calls this while it loads.
 */
export async function loadReaders(): Promise<void> {
  await Promise.all([pdfReader(), xlsxReader(), import('unpdf/pdfjs')])
}

/**
 * Reads a file. Never throws or rejects. The same file, corrections and day give the same result. Rows after
 * `today` are doubtful; null accepts any day. Nothing in the
 * file is executed: formulas become their last values, markup stays text.
 */
export async function readStatement(
  source: StatementSource,
  corrections: Corrections = {},
  today: Day | null = null,
): Promise<ReadStatement> {
  const size = 'bytes' in source ? source.bytes.length : source.text.length
  const refusal = refuseSize(size)
  if (refusal !== null) {
    return refused(source.name, 'unknown', refusal)
  }
  try {
    const statement =
      'bytes' in source
        ? await readBytes(source.name, source.bytes, corrections)
        : readText({ name: source.name, text: withPlainLineEnds(source.text), encoding: null }, corrections)
    const read = withReason(checked(withoutOutlyingDates(statement, corrections, today), corrections))
    return withDownloadAdvice(read, openingOf(source))
  } catch {
    // A reader that fails on a damaged file must not affect the user's other files.
    return refused(source.name, 'unknown', refusals.brokenOff)
  }
}

const OPENING_LENGTH = 4000

function openingOf(source: StatementSource): string {
  return 'bytes' in source
    ? decodeText(source.bytes.subarray(0, OPENING_LENGTH)).text
    : source.text.slice(0, OPENING_LENGTH)
}

function checked(statement: ReadStatement, corrections: Corrections): ReadStatement {
  const { name, kind, accounts } = statement
  if (accounts.length > MAX_ACCOUNTS) {
    return refused(name, kind, refusals.tooManyAccounts)
  }
  const foreign = foreignCurrency(statement.rows)
  if (foreign !== null) {
    return refused(name, kind, refusals.otherCurrency(foreign))
  }
  const read = checkRefunds(statement, corrections)
  return {
    ...read,
    questions: read.questions.map((question) =>
      question.about === 'sign' ? { ...question, isBlocking: true } : question,
    ),
  }
}

/** The first problem is the reason for the refusal, whichever reader found it. */
function withReason(statement: ReadStatement): ReadStatement {
  const { refused: sentence, problems } = statement
  return sentence === null || problems.some((problem) => problem.sentence === sentence)
    ? statement
    : { ...statement, problems: [{ line: null, sentence }, ...problems] }
}

async function readBytes(name: string, bytes: Uint8Array, corrections: Corrections): Promise<ReadStatement> {
  const detected = detectBytes(bytes)
  switch (detected.is) {
    case 'refused':
      return refused(name, detected.kind, detected.sentence)
    case 'pdf':
      return { name, kind: 'pdf', ...(await (await pdfReader()).readPdf({ name, bytes }, corrections)) }
    case 'zip': {
      const { readXlsx } = await xlsxReader()
      const read = await readXlsx({ name, bytes }, corrections)
      const isOther = read.refused === refusals.archive || read.refused === refusals.otherFormat
      return { name, kind: isOther ? 'unknown' : 'xlsx', ...read }
    }
    case 'text':
      return readText({ name, ...decodeText(bytes) }, corrections)
  }
}

type Text = Readonly<{ name: string; text: string; encoding: Layout['encoding'] }>

function readText(source: Text, corrections: Corrections): ReadStatement {
  const { name, text } = source
  const detected = detectText(text)
  switch (detected.is) {
    case 'refused':
      return refused(name, 'unknown', detected.sentence)
    case 'ofx':
      return { name, kind: ofxKind(name), ...readOfx(source, corrections) }
    case 'qif':
      return { name, kind: 'qif', ...readQif(source, corrections) }
    case 'csv': {
      const read = readCsv(source, corrections)
      if (read.rows.length > 0 || corrections.columns !== undefined) {
        return { name, kind: 'csv', ...read }
      }
      // Commas in dates and amounts can make a statement's text look like a table without rows.
      const plain = readPlainLines(source, corrections)
      const isTable = read.refused !== refusals.notAStatement && plain.rows.length === 0
      return isTable ? { name, kind: 'csv', ...read } : plain
    }
  }
}

/** In text copied from a page or a PDF, only spaces separate the columns. */
function readPlainLines({ name, text, encoding }: Text, corrections: Corrections): ReadStatement {
  const lines = text
    .split('\n', MAX_PLAIN_LINES)
    .map((line) => line.slice(0, 300).replace(/\s+/g, ' ').trim())
    .map((line) => ({ pieces: [], text: line }))
  const read = readLines(name, lines, corrections)
  return read.refused === null
    ? { name, kind: 'csv', ...read, layout: read.layout && { ...read.layout, encoding } }
    : refused(name, 'unknown', refusals.notAStatement)
}

function refused(name: string, kind: StatementKind, sentence: string): ReadStatement {
  return { name, kind, ...refusedWith(sentence) }
}
