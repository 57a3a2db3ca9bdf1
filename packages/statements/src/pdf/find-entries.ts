/** Finds the transactions in the lines of a statement, and the totals that it prints for them. */
import type { SectionKind, UnreadLine } from '../reconciliation.ts'
import type { AccountType } from '../statement.ts'
import { type AmountParts, amountPartsOf, rightEdgeOf } from './amount-columns.ts'
import { checksIn } from './check-list.ts'
import { appendLine, type EntryPlace, isContinuation, movedTo, placeOf } from './continuation.ts'
import type { Entry, FoundEntries, LedgerTotal } from './entry.ts'
import { type EntryHead, entryHeadOf } from './entry-head.ts'
import { entryText, isDescription } from './entry-text.ts'
import { createLedgerTracker, type LedgerTracker } from './ledgers.ts'
import { amountsIn, splitTrailing } from './money-text.ts'
import { keepPieces, type Line } from './page-lines.ts'
import { totalsIn } from './printed-totals.ts'
import { headingOf } from './sections.ts'
import { withoutStrays } from './stray-entries.ts'
import { type TableHeader, tableHeaderOf } from './table-header.ts'

type Unfinished = Readonly<{ head: EntryHead; line: number; texts: readonly string[] }>

/** What the lines above decide about the next one. */
type State = {
  /** Entries before the current section. A total above all of its entries doesn't end it. */
  entriesBefore: number
  /** Column of the page. */
  column: number
  /** The section that a total has ended, until another part begins. A second cardholder's entries may follow. */
  ended: SectionKind | null
  type: AccountType
  ledgers: LedgerTracker
  kind: SectionKind | null
  lastKind: SectionKind | null
  /** Inside a part that has no transactions. */
  isOther: boolean
  header: TableHeader | null
  /** An entry without an amount so far. */
  unfinished: Unfinished | null
  place: EntryPlace | null
  entries: Entry[]
  totals: LedgerTotal[]
  unread: UnreadLine[]
}

export function findEntries(lines: readonly Line[], type: AccountType): FoundEntries {
  const state: State = {
    entriesBefore: 0,
    column: 0,
    ended: null,
    type,
    ledgers: createLedgerTracker(type),
    kind: null,
    lastKind: null,
    isOther: false,
    header: null,
    unfinished: null,
    place: null,
    entries: [],
    totals: [],
    unread: [],
  }
  for (const [index, line] of lines.entries()) {
    if (state.place !== null && line.place?.page !== state.place.last.page) {
      state.unfinished = null
      state.place = null
    }
    const column = line.place?.column ?? 0
    if (column !== state.column) {
      beginColumn(column, state)
    }
    readLine(line, index, state)
  }
  return withoutStrays({ ...state, ledgers: state.ledgers.all() })
}

/** The headings of another column say which amounts a line has, but not where they are. */
function beginColumn(column: number, state: State): void {
  const { header } = state
  state.column = column
  state.unfinished = null
  state.place = null
  state.header = header && {
    ...header,
    right: null,
    columns: header.columns.map(({ content }) => ({ content, right: null })),
  }
}

function readLine(full: Line, index: number, state: State): void {
  if (isBeside(full, state.header)) {
    return
  }
  const line = clipped(full, state.header)
  if (!state.isOther && readEntry(line, index, state)) {
    return
  }
  if (readTotals(full, index, state)) {
    return
  }
  const isBelow = state.place !== null && isContinuation(line, state.place)
  const heading = headingOf(full.text, state.type)
  const isWeak = heading?.part === 'section' && !heading.isStrong
  if (isBelow && (heading === null || isWeak) && tableHeaderOf(full) === null) {
    readContinuation(line, index, state)
    return
  }
  state.ledgers.observe(full.text)
  const isHeading = readHeader(full, state)
  if (heading !== null) {
    beginPart(heading, state)
  } else if (state.ended !== null && (isHeading || cardholder.test(full.text))) {
    state.kind = state.ended
    state.ended = null
    state.entriesBefore = state.entries.length
  } else if (!isHeading) {
    noteUnread(line, index, state)
  }
}

/** A line that names the card of the entries below. */
const cardholder =
  /^.{0,60}(?:\bcard(?:holder|member)?(?: (?:number|no\.?|#))? ?(?:ending|xx|\d{4}\b)|\bending in:? \d{4}\b|[#xX*•]{1,12}[- ]?\d{4})\W{0,4}$/i

/** Whether a line is right of the table. Headings of such a box don't begin a part of the table. */
function isBeside({ pieces }: Line, header: TableHeader | null): boolean {
  const edge = rightEdgeOf(header)
  const [first] = pieces
  return edge !== null && first !== undefined && first.left > edge
}

/** Drops text right of the table, such as a box with rewards. */
function clipped(line: Line, header: TableHeader | null): Line {
  const edge = rightEdgeOf(header)
  if (edge === null) {
    return line
  }
  const inside = keepPieces(line, ({ left }) => left <= edge)
  return splitTrailing(inside.text).tokens.length > 0 ? inside : line
}

function readEntry(line: Line, index: number, state: State): boolean {
  const checks = state.kind === 'checks' ? checksIn(line.text) : []
  for (const { number, date, amount } of checks) {
    const parts = { amount, balance: null, side: null }
    addEntry({ date, posted: null, rest: '' }, `CHECK ${number}`, parts, { line: index + 1, state })
  }
  if (checks.length > 0) {
    return true
  }
  const head = entryHeadOf(state.header?.isAmountFirst === true ? withAmountLast(line.text) : line.text)
  if (head === null) {
    return false
  }
  const { before, tokens } = splitTrailing(head.rest)
  if (!isDescription(before, state.type)) {
    return false
  }
  const parts = amountPartsOf(line, tokens, state)
  if (parts !== null) {
    addEntry(head, before, parts, { line: index + 1, state })
    state.place = placeOf(line)
    return true
  }
  const isInTable = line.pieces.length > 0 && (state.kind !== null || state.header !== null)
  if (isInTable && tokens.length === 0) {
    state.unfinished = { head: { ...head, rest: before }, line: index + 1, texts: [before] }
    state.place = placeOf(line)
  }
  return isInTable && tokens.length === 0
}

/** '01/05 12.40 CORNER CAFE' and '12.40 01/05 CORNER CAFE' become '01/05 CORNER CAFE 12.40'. */
function withAmountLast(text: string): string {
  const [first] = amountsIn(text)
  const dates = text.slice(0, first?.start ?? 0).trim()
  const isBeforeText = first !== undefined && (dates === '' || entryHeadOf(dates)?.rest === '')
  return isBeforeText ? `${dates} ${text.slice(first.end).trim()} ${first.text}`.trim() : text
}

function addEntry(
  head: EntryHead,
  words: string,
  parts: AmountParts,
  { line, state }: Readonly<{ line: number; state: State }>,
): void {
  const { header, kind } = state
  const isSwapped = header?.isPostedFirst === true && head.posted !== null
  state.unfinished = null
  state.entries.push({
    line,
    date: isSwapped ? (head.posted ?? head.date) : head.date,
    posted: isSwapped ? head.date : head.posted,
    ...entryText(words, header),
    amount: parts.amount,
    balance: parts.balance,
    columnSide: parts.side,
    kind,
    lastKind: kind ?? state.lastKind,
    ledger: state.ledgers.current(),
    isInTable: kind !== null || header !== null,
  })
}

function readTotals(line: Line, index: number, state: State): boolean {
  const totals = state.isOther ? [] : totalsIn(line, index, state.type)
  for (const total of totals) {
    if (total.kind === 'opening') {
      state.ledgers.open()
    }
    const kind = total.kind ?? state.kind
    state.totals.push({ ...total, kind, ledger: state.ledgers.current() })
  }
  const hasEntries = state.entries.length > state.entriesBefore
  const isEndOfActivity = state.kind === 'activity' && totals.some(({ kind }) => kind === 'closing')
  if (isEndOfActivity || (hasEntries && totals.some(({ endsSection }) => endsSection))) {
    endSection(state)
  }
  return totals.length > 0
}

function endSection(state: State): void {
  state.ended = state.kind ?? state.ended
  state.kind = null
  state.unfinished = null
  state.place = null
  if (state.header?.columns.some(({ content }) => content === 'debit' || content === 'credit')) {
    state.header = null
  }
}

function readHeader(line: Line, state: State): boolean {
  const header = tableHeaderOf(line)
  if (header === null) {
    return false
  }
  state.header = header
  state.isOther = false
  state.place = null
  return true
}

function beginPart(heading: NonNullable<ReturnType<typeof headingOf>>, state: State): void {
  state.place = null
  state.unfinished = null
  state.entriesBefore = state.entries.length
  state.ended = null
  state.isOther = heading.part === 'other'
  state.kind = heading.part === 'section' ? heading.kind : null
  state.lastKind = state.kind ?? state.lastKind
  if (heading.part === 'other') {
    state.header = null
  }
}

function readContinuation(line: Line, index: number, state: State): void {
  const { before, tokens } = splitTrailing(line.text)
  const { unfinished, place } = state
  state.place = place === null ? null : movedTo(place, line)
  if (unfinished === null) {
    const last = state.entries.at(-1)
    if (tokens.length > 0) {
      noteUnread(line, index, state)
    } else if (last !== undefined) {
      state.entries[state.entries.length - 1] = { ...last, text: appendLine(last.text, line.text) }
    }
    return
  }
  const text = [...unfinished.texts, before].reduce(appendLine)
  const parts = amountPartsOf(line, tokens, state)
  if (parts === null) {
    state.unfinished = { ...unfinished, texts: [...unfinished.texts, line.text] }
  } else {
    addEntry(unfinished.head, text, parts, { line: unfinished.line, state })
  }
}

function noteUnread(line: Line, index: number, state: State): void {
  if (!state.isOther && (state.kind !== null || state.header !== null) && amountsIn(line.text).length > 0) {
    state.unread.push({ line: index + 1, text: line.text.slice(0, MAX_UNREAD_TEXT) })
  }
}

const MAX_UNREAD_TEXT = 160
