/** Compares a card with a value that its file had in an earlier version of the card format. */
import { isDeepStrictEqual } from 'node:util'
import type { CatalogCard } from '../release.ts'

const ABSENT = 'absent'

/** Keys that say something about a fact, and aren't part of its value. */
const remarks: ReadonlySet<string> = new Set(['note', 'seen', 'asOf', 'name'])

/**
 * Returns true if the card's file still has the earlier value. Dates and notes don't count, so a change of these alone
 * needs an entry under `corrections`. Also returns true if the file can't show it, as for something to add (`earns+`).
 */
export function stillStates(card: CatalogCard, field: string, earlier: unknown): boolean {
  const [kind = '', name = ''] = splitAtColon(field)
  if (kind === 'earns') {
    return card.earns.some((rule) => isSameValue(rule, earlier))
  }
  const read = readers[kind]
  if (read === undefined) {
    return true
  }
  const current = read(card, name)
  if (earlier === ABSENT || current === undefined) {
    return earlier === ABSENT && current === undefined
  }
  // Requirements were sentences and are keys of a table now, so only their presence can be compared.
  return kind === 'requires' || isVague(kind, current) || isSameValue(current, earlier)
}

/** Perks have been reworded since, so a sentence that leaves the terms open says the same as the earlier one. */
function isVague(kind: string, text: unknown): boolean {
  return kind === 'perks' && typeof text === 'string' && /not stated|\bterms\b/.test(text)
}

const readers: Readonly<Record<string, (card: CatalogCard, name: string) => unknown>> = {
  name: (card) => card.name,
  issuer: (card) => card.issuer,
  kind: (card) => card.kind,
  program: (card) => card.program,
  network: (card) => card.network ?? undefined,
  status: (card) => card.status,
  fee: (card) => card.fee,
  apr: (card) => card.apr,
  foreignFee: (card) => card.foreignFee,
  anniversary: (card) => card.anniversary,
  deposit: (card) => card.eligibility?.deposit,
  credit: (card) => card.eligibility?.credit,
  requires: (card) => card.eligibility?.requires,
  offer: (card) => toEarlierOffer(card.offer),
  credits: (card, name) => card.credits?.find((credit) => credit.name === name),
  perks: (card, name) => card.perkTexts[name],
}

/** Offers were lists of tiers, and `upTo: true` marked the highest amount. Returns a different shape if there's more to an offer. */
function toEarlierOffer(offer: CatalogCard['offer']): unknown {
  if (offer === undefined) {
    return undefined
  }
  const { tiers, until, authorizedUser } = offer
  const list = tiers.map(({ upTo, ...tier }) =>
    upTo === undefined ? tier : { ...tier, ...highest(tier, upTo) },
  )
  return until === undefined && authorizedUser === undefined ? list : { list, until, authorizedUser }
}

function highest(tier: Readonly<{ points?: number | undefined }>, upTo: number): object {
  return tier.points === undefined ? { cash: upTo, upTo: true } : { points: upTo, upTo: true }
}

function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(withoutRemarks(a), withoutRemarks(b))
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutRemarks)
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  const entries = Object.entries(value).filter(([key, item]) => !remarks.has(key) && item !== undefined)
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutRemarks(item)]))
}

/** Splits at the first colon only, because names of credits can contain one. */
function splitAtColon(field: string): string[] {
  const index = field.indexOf(':')
  return index === -1 ? [field] : [field.slice(0, index), field.slice(index + 1)]
}
