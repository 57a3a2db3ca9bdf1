/** Judges from a card's file whether it has applied a row of a list of corrections. */
import { isDeepStrictEqual } from 'node:util'
import type { CatalogCard, Release } from '../release.ts'
import { parseSeen, type Seen } from '../seen.ts'
import type { Correction } from './correction-facts.ts'

/** A value of our file with its source and day, which shows that a row was applied if the values can't be compared. */
type Stated = Readonly<{ value: unknown; seen: Seen | null }>

type Programs = Release['programs']

const ABSENT = 'absent'

/** Keys that say something about a fact, and aren't part of its value. */
const remarks: ReadonlySet<string> = new Set(['note', 'seen', 'asOf', 'name'])

/**
 * Returns true if the file shows that the row was applied: it no longer has the row's earlier value, or has something that the
 * row wanted to add. If a value has another shape than the row's, only a `seen` with the row's source and day, or a later day of
 * that source, shows it. Whatever can't be judged counts as not applied, so that it needs an entry under `corrections`.
 */
export function isApplied(card: CatalogCard, row: Correction, programs: Programs): boolean {
  const [kind = '', name = ''] = splitAtColon(row.field)
  const added = addedItems[row.field]
  if (added !== undefined) {
    return added(card, programs).some((item) => isAddedBy(item, row))
  }
  const current = readCurrent(card, kind, name, programs)
  if (current === undefined) {
    return false
  }
  const wasAbsent = row.catalog === ABSENT || row.catalog === null || row.catalog === undefined
  const isAbsent = current.every(({ value }) => value === undefined)
  if (wasAbsent || isAbsent) {
    return wasAbsent !== isAbsent
  }
  return current.every((stated) => differs(kind, stated, row))
}

/** Returns the values that the row may be about, or undefined if the file has no such field. */
function readCurrent(
  card: CatalogCard,
  kind: string,
  name: string,
  programs: Programs,
): readonly Stated[] | undefined {
  if (kind === 'earns') {
    return card.earns.map((value, index) => ({ value, seen: card.provenance.earns[index] ?? null }))
  }
  if (kind === 'program') {
    return [readProgram(card, name, programs)]
  }
  const read = readers[kind]
  return read === undefined ? undefined : [read(card, name)]
}

function differs(kind: string, { value, seen }: Stated, row: Correction): boolean {
  const [ours, earlier] = [withoutRemarks(value), withoutRemarks(inFull(kind, row.catalog))]
  // Requirements were sentences and are keys of a table now, so only their presence can be compared.
  if (kind === 'requires' || isVague(kind, value) || isDeepStrictEqual(ours, earlier)) {
    return false
  }
  const isWhole = shortKeys[kind] !== undefined
  return isWhole || (hasOtherValue(ours, earlier) ?? isSince(seen, row))
}

/** The only key of a value that rows quote in short: `status: closed` is { state: closed }. */
const shortKeys: Readonly<Record<string, string>> = { fee: 'yearly', status: 'state', foreignFee: 'percent' }

function inFull(kind: string, earlier: unknown): unknown {
  const key = shortKeys[kind]
  return key === undefined || isObject(earlier) ? earlier : { [key]: earlier }
}

/** Returns null if the values can't be compared, because they have different shapes or the row quotes a part of ours. */
function hasOtherValue(ours: unknown, earlier: unknown): boolean | null {
  if (Array.isArray(ours) && isObject(earlier)) {
    return !ours.some((item) => isDeepStrictEqual(item, earlier))
  }
  if (isObject(ours) && isObject(earlier)) {
    const keys = Object.keys(earlier)
    return keys.every((key) => isDeepStrictEqual(ours[key], earlier[key])) ? null : true
  }
  return Array.isArray(ours) === Array.isArray(earlier) && typeof ours === typeof earlier ? true : null
}

/** Perks have been reworded since, so a sentence that leaves the terms open says the same as the earlier one. */
function isVague(kind: string, text: unknown): boolean {
  return kind === 'perks' && typeof text === 'string' && /not stated|\bterms\b/.test(text)
}

/** True if we have the fact from the row's source, of its day or later. */
function isSince(seen: Seen | null, { source, asOf }: Correction): boolean {
  return seen !== null && seen.source === source && seen.date >= asOf
}

const readers: Readonly<Record<string, (card: CatalogCard, name: string) => Stated>> = {
  name: (card) => ({ value: card.name, seen: card.provenance.card }),
  issuer: (card) => ({ value: card.issuer, seen: card.provenance.card }),
  kind: (card) => ({ value: card.kind, seen: card.provenance.card }),
  network: (card) => ({ value: card.network ?? undefined, seen: card.provenance.card }),
  status: (card) => ({ value: card.status, seen: card.provenance.status }),
  fee: (card) => ({ value: card.fee, seen: card.provenance.fee }),
  apr: (card) => ({ value: card.apr, seen: card.provenance.apr }),
  foreignFee: (card) => ({ value: card.foreignFee, seen: card.provenance.foreignFee }),
  anniversary: (card) => ({ value: card.anniversary, seen: null }),
  deposit: (card) => ({ value: card.eligibility?.deposit, seen: card.provenance.eligibility }),
  credit: (card) => ({ value: card.eligibility?.credit, seen: card.provenance.eligibility }),
  requires: (card) => ({ value: card.eligibility?.requires, seen: card.provenance.eligibility }),
  offer: (card) => ({ value: toEarlierOffer(card.offer), seen: card.provenance.offer }),
  disputed: (card) => ({ value: card.disputed, seen: null }),
  credits: (card, name) => {
    const index = (card.credits ?? []).findIndex((credit) => credit.name === name)
    return { value: card.credits?.[index], seen: card.provenance.credits[index] ?? null }
  },
  perks: (card, name) => ({ value: card.perkTexts[name], seen: card.provenance.perks[name] ?? null }),
}

/** `program` is the card's program, and `program:transfers:world-of-hyatt` one of its transfers. */
function readProgram(card: CatalogCard, name: string, programs: Programs): Stated {
  const program = programs[card.program]
  const [list = '', partner = ''] = splitAtColon(name)
  if (list === 'transfers') {
    const transfer = program?.transfers?.find(({ to, partner: other }) => (to ?? other) === partner)
    return { value: transfer, seen: transfer === undefined ? null : parseSeen(transfer.seen) }
  }
  const newest = (program?.cashOut ?? []).map(({ seen }) => parseSeen(seen)).toSorted(byDate)
  return { value: card.program, seen: newest.at(-1) ?? null }
}

function byDate(a: Seen, b: Seen): number {
  return Number(a.date > b.date) - Number(a.date < b.date)
}

/** The lists that rows want to add to, by field. */
const addedItems: Readonly<Record<string, (card: CatalogCard, programs: Programs) => Stated[]>> = {
  'earns+': (card) =>
    card.earns.map((value, index) => ({ value, seen: card.provenance.earns[index] ?? null })),
  'credits+': (card) =>
    (card.credits ?? []).map((value, index) => ({ value, seen: card.provenance.credits[index] ?? null })),
  'anniversary+': (card) =>
    (card.anniversary ?? []).map((value) => ({ value, seen: parseSeen(value.seen ?? card.seen) })),
  'perks+': (card) =>
    Object.entries(card.perkTexts).map(([name, text]) => ({
      value: text,
      seen: card.provenance.perks[name] ?? null,
    })),
  'program:transfers+': (card, programs) =>
    (programs[card.program]?.transfers ?? []).map((value) => ({ value, seen: parseSeen(value.seen) })),
  notes: (card) => (card.notes ?? []).map((value) => ({ value, seen: null })),
}

/** True if the item has the row's source and day, or is a note, and the row's sentence has all of its amounts. */
function isAddedBy({ value, seen }: Stated, row: Correction): boolean {
  const amounts = amountsIn(row.should)
  if (typeof value === 'string' && seen === null) {
    const own = amountsIn(value)
    return amounts.length > 0 && amounts.every((amount) => own.includes(amount))
  }
  const text = row.should.toLowerCase()
  return (
    isSince(seen, row) &&
    amountsOf(value).every((amount) => amounts.includes(amount)) &&
    wordsOf(value).some((word) => text.includes(word))
  )
}

const nameKeys = ['on', 'at', 'when', 'name', 'to', 'partner'] as const
const SHORTEST_WORD = 4

/** Returns the words that say what an item is for, such as `hotels` or `clear`, and `night` for a free night. */
function wordsOf(value: unknown): string[] {
  if (!isObject(value)) {
    return typeof value === 'string' ? toWords(value) : []
  }
  const names = nameKeys.flatMap((key) => value[key] ?? [])
  const words = names.flatMap((name) => (typeof name === 'string' ? toWords(name) : []))
  return value.nights === undefined ? words : [...words, 'night']
}

function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST_WORD)
}

const amountKeys = ['rate', 'worth', 'points', 'maxPoints', 'percent', 'ratio'] as const

function amountsOf(value: unknown): number[] {
  if (!isObject(value)) {
    return typeof value === 'string' ? amountsIn(value) : []
  }
  const own = amountKeys.flatMap((key) => (typeof value[key] === 'number' ? [value[key]] : []))
  return [...own, ...amountsOf(value.nights)]
}

/** Returns the numbers of a sentence without those of dates. A ratio such as 4:3 is 0.75. */
function amountsIn(text: string): number[] {
  const withoutDates = text.replaceAll(/\b\d{4}-\d{2}(-\d{2})?\b/g, '')
  const ratios = [...withoutDates.matchAll(/(\d+):(\d+)/g)].map(([, from, to]) => Number(to) / Number(from))
  const numbers = withoutDates.replaceAll(/\d+:\d+/g, '').match(/\d[\d,]*(\.\d+)?/g) ?? []
  return [...ratios, ...numbers.map((number) => Number(number.replaceAll(',', '')))]
}

/**
 * Offers were lists of tiers, and `upTo: true` marked the highest amount. A last day and an extra for users come last, so that
 * an offer with one of these differs from the earlier list.
 */
function toEarlierOffer(offer: CatalogCard['offer']): readonly object[] | undefined {
  if (offer === undefined) {
    return undefined
  }
  const { tiers, until, authorizedUser } = offer
  const list = tiers.map(({ upTo, ...tier }) =>
    upTo === undefined ? tier : { ...tier, ...highest(tier, upTo) },
  )
  return until === undefined && authorizedUser === undefined ? list : [...list, { until, authorizedUser }]
}

function highest(tier: Readonly<{ points?: number | undefined }>, upTo: number): object {
  return tier.points === undefined ? { cash: upTo, upTo: true } : { points: upTo, upTo: true }
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutRemarks)
  }
  if (!isObject(value)) {
    return value
  }
  const entries = Object.entries(value).filter(([key, item]) => !remarks.has(key) && item !== undefined)
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutRemarks(item)]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Splits at the first colon only, because names of credits can contain one. */
function splitAtColon(field: string): string[] {
  const index = field.indexOf(':')
  return index === -1 ? [field] : [field.slice(0, index), field.slice(index + 1)]
}
