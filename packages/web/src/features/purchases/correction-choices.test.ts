import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { noCorrections } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { applyChanges, mergeChanges, noChanges, undoChanges } from '../../lib/change-corrections.ts'
import { toRunCorrections } from '../../lib/stored-corrections.ts'
import {
  changesFor,
  likelyCategories,
  namesFor,
  scopeChoices,
  splitFor,
  usualScope,
  withoutCorrection,
} from './correction-choices.ts'
import { correctLines, type ListedLine, type SpendingLine } from './list-purchases.ts'

const line = (text: string, merchant: string, more: Partial<SpendingLine> = {}): SpendingLine => ({
  day: parseDay('2026-11-02'),
  account: 'card',
  cents: toCents(10_00),
  text,
  merchant,
  merchantKey: null,
  kind: 'gas',
  certainty: 'sure',
  isAbroad: false,
  ...more,
})

const lines = [
  line('SHELL OIL 1', 'Shell'),
  line('SHELL OIL 1', 'Shell'),
  line('SHELL CAR WASH', 'Shell'),
  line('ZELLE TO ANNA 7', 'Anna', { kind: 'transfer' }),
  line('ZELLE TO ANNA 8', 'Anna', { kind: 'transfer' }),
  line('CAFE', 'Cafe', { kind: 'dining', certainty: 'unknown' }),
]

const noneStored = { merchants: [], wordings: [], rows: [], names: [] }

function listedWith(changes = noChanges): ListedLine[] {
  const stored = applyChanges(noneStored, changes)
  return correctLines(lines, toRunCorrections(stored))
}

function at(listed: readonly ListedLine[], id: number): ListedLine {
  const one = listed[id]
  if (one === undefined) {
    throw new RangeError(`no line ${id}`)
  }
  return one
}

const kinds = (changes = noChanges) => listedWith(changes).map(({ is }) => is)

describe('a correction', () => {
  it('is offered for the row, its merchant and its wording, with the number of lines', () => {
    const listed = correctLines(lines, noCorrections)
    expect(scopeChoices(listed, at(listed, 0)).map(({ label }) => label)).toEqual([
      'Only this one',
      'All 3 from Shell',
      'All 2 with this description',
    ])
    // A category for a merchant would make no purchase of these.
    expect(scopeChoices(listed, at(listed, 3)).map(({ label }) => label)).toEqual([
      'Only this one',
      'All 2 with this description',
    ])
    expect([0, 3, 5].map((id) => usualScope(at(listed, id)))).toEqual(['merchant', 'row', 'row'])
  })

  it.each([
    ['row', 0, ['dining', 'gas', 'gas']],
    ['wording', 0, ['dining', 'dining', 'gas']],
    ['merchant', 0, ['dining', 'dining', 'dining']],
  ] as const)('for a %s changes these lines', (scope, id, expected) => {
    const changes = changesFor(lines, at(listedWith(), id), scope, 'dining')
    expect(kinds(changes).slice(0, 3)).toEqual(expected)
  })

  it('for a merchant replaces the closer corrections of the line', () => {
    const ofRow = changesFor(lines, at(listedWith(), 0), 'row', 'gym')
    const before = applyChanges(noneStored, ofRow)
    const ofMerchant = changesFor(lines, at(listedWith(ofRow), 0), 'merchant', 'dining')
    const after = applyChanges(before, ofMerchant)
    expect(after).toEqual({ ...noneStored, merchants: [{ merchant: 'shell', to: 'dining' }] })
  })

  it.each([
    ['row', 0],
    ['wording', 3],
    ['merchant', 2],
  ] as const)('for a %s can be removed from the line', (scope, id) => {
    const changes = changesFor(lines, at(listedWith(), id), scope, 'excluded')
    const one = at(listedWith(changes), id)
    expect(one).toMatchObject({ is: 'excluded', by: scope })
    const removal = withoutCorrection(lines, one)
    const stored = applyChanges(noneStored, changes)
    expect(applyChanges(stored, removal ?? noChanges)).toEqual(noneStored)
    expect(withoutCorrection(lines, at(listedWith(), id))).toBeNull()
  })

  it('splits a line into parts, each of which can be changed, and makes it whole again', () => {
    const halves = splitFor(lines, at(listedWith(), 0), 'gas', [{ to: 'dining', cents: toCents(4_00) }])
    const [rest, part, next] = listedWith(halves)
    expect([rest, part].map((one) => [one?.is, one?.line.cents, one?.part])).toEqual([
      ['gas', 6_00, 0],
      ['dining', 4_00, 1],
    ])
    expect(new Set(listedWith(halves).map(({ id }) => id)).size).toBe(lines.length + 1)
    expect(next).toMatchObject({ is: 'gas', line: { cents: 10_00 } })
    if (part === undefined || rest === undefined) {
      throw new Error('both parts exist')
    }
    expect(scopeChoices(listedWith(halves), part).map(({ label }) => label)).toEqual(['Only this part'])
    const notBought = mergeChanges(halves, changesFor(lines, part, 'row', 'excluded'))
    expect(kinds(notBought).slice(0, 3)).toEqual(['gas', 'excluded', 'gas'])
    const whole = mergeChanges(halves, splitFor(lines, rest, 'gas', []))
    expect(listedWith(whole)).toHaveLength(lines.length)
    expect(applyChanges(applyChanges(noneStored, halves), undoChanges(noneStored, halves))).toEqual(
      noneStored,
    )
  })

  it.each([
    ['row', ['Fuel', 'Shell', 'Shell']],
    ['wording', ['Fuel', 'Fuel', 'Shell']],
    ['merchant', ['Fuel', 'Fuel', 'Fuel']],
  ] as const)('names a %s, and brings our name back', (scope, expected) => {
    const names = (changes = noChanges) => listedWith(changes).map(({ line }) => line.merchant)
    const named = namesFor(lines, at(listedWith(), 0), scope, ' Fuel ')
    expect(names(named).slice(0, 3)).toEqual(expected)
    expect(kinds(named)).toEqual(kinds())
    const unnamed = mergeChanges(named, namesFor(lines, at(listedWith(named), 0), scope, ''))
    expect(names(unnamed)).toEqual(names())
  })

  it('keeps the name of a line when its category changes', () => {
    const named = namesFor(lines, at(listedWith(), 0), 'row', 'Fuel')
    const changed = mergeChanges(named, changesFor(lines, at(listedWith(named), 0), 'wording', 'dining'))
    expect(at(listedWith(changed), 0)).toMatchObject({ is: 'dining', line: { merchant: 'Fuel' } })
    expect(at(listedWith(changed), 1)).toMatchObject({ is: 'dining', line: { merchant: 'Shell' } })
  })

  it('offers the categories that the person’s purchases are most often in', () => {
    expect(likelyCategories(listedWith(), 4)).toEqual(['gas', 'dining'])
    expect(likelyCategories(listedWith(), 1)).toEqual(['gas'])
    // Both are called Restaurants.
    const quick = changesFor(lines, at(listedWith(), 0), 'row', 'fast-food')
    expect(likelyCategories(listedWith(quick), 4)).toEqual(['gas', 'fast-food'])
  })
})
