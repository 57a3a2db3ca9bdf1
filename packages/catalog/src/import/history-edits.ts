/** Adds accepted changes to a card's history, because the timeline and the feed of changes are built from it. */
import { isDeepStrictEqual } from 'node:util'
import { addDays, type Day, isDay } from '@cardsight/engine/dates'
import { parse } from 'yaml'
import type { Seen } from '../seen.ts'
import { type Edit, editYaml, type YamlPath } from './edit-yaml.ts'
import { renderFlow, type YamlValue } from './render-yaml.ts'

type Terms = { readonly [key: string]: YamlValue | undefined }

/** A change of terms: the section of the history file, and the terms before (null if unknown) and after. */
export type HistoryChange = Readonly<{
  section: 'fee' | 'offers' | 'status' | 'foreignFee'
  before: Terms | null
  after: Terms
}>

export type DatedChange = HistoryChange & Readonly<{ seenBefore: Seen | null; seen: Seen }>

const sections = ['fee', 'offers', 'rates', 'status', 'foreignFee', 'changes']

/**
 * Returns the history file with a new period. The period before ends on the day before. Returns null if the change doesn't fit at
 * the end of the history, for example because a later change is announced: someone has to add it by hand.
 */
export function addToHistory(text: string, change: DatedChange): string | null {
  const { section, before, after, seenBefore, seen } = change
  const periods = periodsOf(text, section)
  const last = periods.at(-1)
  const newPeriod = { from: seen.date, ...after, source: seen.source }
  const dayBefore = addDays(seen.date, -1)
  if (last === undefined) {
    const known =
      before === null || seenBefore === null || seenBefore.date > dayBefore
        ? []
        : [{ from: seenBefore.date, to: dayBefore, ...before, source: seenBefore.source }]
    return text.trim() === ''
      ? `${section}:${[...known, newPeriod].map((period) => `\n  - ${renderFlow(period)}`).join('')}\n`
      : editYaml(text, [set([section], [...known, newPeriod])], sections)
  }
  const { from, to } = last
  if (from >= seen.date || (to !== undefined && to >= seen.date)) {
    return null
  }
  const index = periods.length - 1
  const isRunning = before !== null && isDeepStrictEqual(termsOf(last), plain(before))
  const edits: Edit[] =
    isRunning || to === undefined ? [{ ...set([section, index, 'to'], dayBefore), after: 'from' }] : []
  return editYaml(text, [...edits, set([section, periods.length], newPeriod)], sections)
}

type Period = Readonly<{ from: Day; to?: Day }> & Readonly<Record<string, unknown>>

function periodsOf(text: string, section: string): Period[] {
  const history: unknown = parse(text)
  const list: unknown =
    typeof history === 'object' && history !== null ? Reflect.get(history, section) : undefined
  return Array.isArray(list) ? list.filter(isPeriod) : []
}

/** History files are validated by the build, so this only tells TypeScript what they contain. */
function isPeriod(value: unknown): value is Period {
  return typeof value === 'object' && value !== null && 'from' in value && isDay(String(value.from))
}

function termsOf({ from: _from, to: _to, ...others }: Period): unknown {
  const { source: _source, also: _also, until: _until, ...terms } = others
  return terms
}

function plain(terms: Terms): unknown {
  const { until: _until, ...others } = terms
  return JSON.parse(JSON.stringify(others))
}

function set(path: YamlPath, value: YamlValue) {
  return { op: 'set', path, value } as const
}
