/** What changed between two releases of the data set, as Markdown. */
import { isDeepStrictEqual } from 'node:util'

/** A card of a release: its facts as in the card's file. */
export type ReleasedCard = Readonly<{
  cardId: string
  name: string
  facts: Readonly<Record<string, unknown>>
}>

/** Remarks of our editors on the work on a file. They say nothing about the card. */
const editorial: ReadonlySet<string> = new Set(['corrections', 'differs'])

/** Dates and sources, at any depth. */
const origins: ReadonlySet<string> = new Set(['seen', 'also'])

/** Returns a list of cards that are new, gone or have other facts. Dates and sources of unchanged facts don't count. */
export function releaseNotes(before: readonly ReleasedCard[], after: readonly ReleasedCard[]): string {
  const earlier = new Map(before.map((card) => [card.cardId, card]))
  const ids = new Set(after.map(({ cardId }) => cardId))
  const added = after.filter(({ cardId }) => !earlier.has(cardId)).map(({ name }) => name)
  const removed = before.filter(({ cardId }) => !ids.has(cardId)).map(({ name }) => name)
  const changed = after.flatMap((card) => {
    const old = earlier.get(card.cardId)
    const fields = old === undefined ? [] : changedFields(old.facts, card.facts)
    return fields.length === 0 ? [] : [`${card.name}: ${fields.join(', ')}`]
  })
  const sections = [
    ...section('New cards', added),
    ...section('Changed', changed),
    ...section('Removed', removed),
  ]
  return sections.length === 0 ? 'No card changed. Some dates may be newer.\n' : sections.join('\n')
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${line}`), '']
}

function changedFields(before: ReleasedCard['facts'], after: ReleasedCard['facts']): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !origins.has(field) && !editorial.has(field),
  )
  return fields.flatMap((field) => {
    const [old, current] = [withoutOrigins(before[field]), withoutOrigins(after[field])]
    return isDeepStrictEqual(old, current) ? [] : [describe(field, old, current)]
  })
}

function describe(field: string, old: unknown, current: unknown): string {
  const [from, to] = [yearlyOf(old), yearlyOf(current)]
  return field === 'fee' && from !== to ? `fee $${from} to $${to}` : field
}

function yearlyOf(fee: unknown): unknown {
  return typeof fee === 'object' && fee !== null && 'yearly' in fee ? fee.yearly : undefined
}

function withoutOrigins(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutOrigins)
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  const entries = Object.entries(value).filter(([key]) => !origins.has(key))
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutOrigins(item)]))
}
