/** Lines below an entry that belong to it: the rest of a description, a city, a phone number, a foreign amount. */
import { entryHeadOf } from './entry-head.ts'
import type { Line, LinePlace } from './page-lines.ts'

/** Where the last line of an entry is, and where its description begins. */
export type EntryPlace = Readonly<{ last: LinePlace; textLeft: number; lines: number }>

/** Points by which a line must be further right than the date above it. */
const MIN_INDENT = 8
/** Points by which a line may be further left than the description above it. */
const TOLERANCE = 4
/** More lines than any bank prints below an entry. */
const MAX_LINES = 6
/** A larger distance from the line above, in heights of letters, is a gap. */
const MAX_DISTANCE = 2.2

/** Returns where the lines below an entry would begin; null for pasted text. */
export function placeOf({ pieces, place }: Line): EntryPlace | null {
  const [first] = pieces
  if (first === undefined || place === undefined) {
    return null
  }
  const description = pieces.slice(1).find(({ text }) => /[A-Za-z]/.test(text) && !entryHeadOf(text))
  const hasOwnPiece = !/[A-Za-z]{4}/.test(first.text.replace(/^[A-Za-z]{3,9}\.? \d/, ''))
  const textLeft =
    hasOwnPiece && description !== undefined ? description.left : first.left + MIN_INDENT + TOLERANCE
  return { last: place, textLeft, lines: 0 }
}

export function isContinuation({ pieces, place }: Line, { last, textLeft, lines }: EntryPlace): boolean {
  const [first] = pieces
  return (
    first !== undefined &&
    place?.page === last.page &&
    place.column === last.column &&
    last.y - place.y <= MAX_DISTANCE * Math.max(last.letterHeight, place.letterHeight) &&
    lines < MAX_LINES &&
    first.left >= textLeft - TOLERANCE
  )
}

/** Moves the place to a line of the entry. */
export function movedTo(entry: EntryPlace, { place }: Line): EntryPlace {
  return { ...entry, last: place ?? entry.last, lines: entry.lines + 1 }
}

/** Details that aren't part of the merchant's name. */
const details: readonly RegExp[] = [
  /^[\d\s().+\-/*#]{1,40}$/,
  /\bexch(?:g|ange) rate\b|\d [xX] \d/i,
  /^(?:\d[\d,.]{0,14} )?[A-Z][A-Za-z .]{2,30} (?:dollars?|pounds?|francs?|pesos?|yen|won|krona|krone|rupees?|reais|real)\b/i,
  /^[+\d().,$ -]{0,24}(?:euros?|yen|won|pounds? sterling)$/i,
  /^[\d.,$]{1,16} [A-Z]{3}$/,
  /^(?:order number|tk#|psgr|ref ?[=#:]|reference|conf(?:irmation)?#|promo daily cash|daily cash adjustment|passenger|from:|to:|description:|foreign spend)/i,
  /^page \d{1,3}(?: of \d{1,3})?$/i,
  /^pay over time|^and\/or cash|^advance$/i,
]

const MAX_TEXT = 200

/** Returns a description with the next line of it, unless that line is a detail. */
export function appendLine(text: string, next: string): string {
  const line = next.trim()
  return line === '' || details.some((words) => words.test(line)) || text.length + line.length > MAX_TEXT
    ? text
    : `${text} ${line}`
}
