/** Which options of a card pay: all the ways in which they can be picked that this module of the house looks at. */

import type { Cell } from '../backtest/cells.ts'
import { pickOptions } from '../backtest/choices.ts'
import { layoutFor } from '../backtest/layout.ts'
import type { Picks } from '../backtest/terms.ts'
import type { Stretch } from './buckets.ts'
import type { CardTerms, IsPicked, WalletChoice } from './terms.ts'
import type { Ground } from './uses.ts'

export type Picking = Readonly<{
  name: string
  isPicked: IsPicked
  /** True for what must not be paid with the card, so that another option stays on top. */
  isKeptOff: (cell: Cell, stretch: Stretch) => boolean
}>

const NOTHING_TO_PICK: Picking = { name: '', isPicked: () => false, isKeptOff: () => false }

export function pickings(ground: Ground, terms: CardTerms): readonly Picking[] {
  if (terms.choices.length === 0) {
    return [NOTHING_TO_PICK]
  }
  const sets = terms.choices.map((choice, index) => setsOf(ground, terms, choice, index))
  const constant = productOf(sets).filter((picked) => areRanksApart(terms, picked))
  return [
    pickingOf(terms, 'engine', enginePicks(ground, terms)),
    ...constant.map((picked) =>
      pickingOf(terms, picked.map((set) => set.join('+')).join('/'), (choice) => picked[choice] ?? []),
    ),
  ]
}

/** What the engine picks when everything is paid with the card, and nothing is kept off it. */
export function alonePicking(ground: Ground, terms: CardTerms): Picking {
  return terms.choices.length === 0
    ? NOTHING_TO_PICK
    : { ...pickingOf(terms, 'engine', enginePicks(ground, terms)), isKeptOff: () => false }
}

type PicksAt = (choice: number, stretch: Stretch) => readonly number[]

function pickingOf({ choices, optionOf }: CardTerms, name: string, picksAt: PicksAt): Picking {
  const tops = choices.flatMap(({ kind, list }, choice) => (kind === 'top' ? [{ list, choice }] : []))
  const lists = [...new Set(tops.map(({ list }) => list))].map((own) =>
    tops.filter(({ list }) => list === own),
  )
  return {
    name,
    isPicked: (choice, option, stretch) => picksAt(choice, stretch).includes(option),
    isKeptOff: (cell, stretch) =>
      lists.some((ranks) => {
        const option = optionOf(ranks[0]?.choice ?? -1, cell)
        return option >= 0 && !ranks.some(({ choice }) => picksAt(choice, stretch).includes(option))
      }),
  }
}

/** All sets of as many options as may be picked, of those for which something was bought. */
function setsOf(
  { buckets, compiled }: Ground,
  { optionOf, choices }: CardTerms,
  { kind, count }: WalletChoice,
  choice: number,
): (readonly number[])[] {
  if (kind === 'chosen' && !compiled.assumptions.picksBestChoice) {
    return [Array.from({ length: count }, (_, option) => option)]
  }
  const bought = new Set(buckets.cells.map((cell) => optionOf(choice, cell)))
  const options = [...bought].filter((option) => option >= 0).sort((a, b) => a - b)
  const isOfMany = count > 1 || choices.some(({ rank }) => rank > 1)
  const left = isOfMany ? mostUsed(buckets, options, (cell) => optionOf(choice, cell)) : options
  return left.length <= count ? [left] : subsets(left, count)
}

/** Where several options are picked from a list, those on which most is spent are put together, and no others. */
const MOST_OPTIONS = 4

function mostUsed(
  { cells, rowOf, cents }: Ground['buckets'],
  options: readonly number[],
  optionOf: (cell: Cell) => number,
): number[] {
  const spent = new Map<number, number>()
  const optionOfRow = cells.map(optionOf)
  for (let bucket = 0; bucket < cents.length; bucket++) {
    const option = optionOfRow[rowOf[bucket] ?? 0] ?? -1
    spent.set(option, (spent.get(option) ?? 0) + (cents[bucket] ?? 0))
  }
  return options.toSorted((a, b) => (spent.get(b) ?? 0) - (spent.get(a) ?? 0) || a - b).slice(0, MOST_OPTIONS)
}

function subsets(options: readonly number[], count: number): number[][] {
  if (count === 0) {
    return [[]]
  }
  return options.flatMap((option, place) =>
    subsets(options.slice(place + 1), count - 1).map((rest) => [option, ...rest]),
  )
}

function productOf(sets: readonly (readonly (readonly number[])[])[]): (readonly number[])[][] {
  return sets.reduce<(readonly number[])[][]>(
    (found, own) => found.flatMap((before) => own.map((set) => [...before, set])),
    [[]],
  )
}

/** One option cannot be first and second at once. */
function areRanksApart({ choices }: CardTerms, picked: readonly (readonly number[])[]): boolean {
  const tops = picked.filter((_, choice) => choices[choice]?.kind === 'top').flat()
  return new Set(tops).size === tops.length
}

/** What the engine picks, month by month, when everything is paid with the card. */
function enginePicks({ compiled, buckets, result }: Ground, { compiledCard, choices }: CardTerms): PicksAt {
  const layout = compiled.layOut(buckets.year.kinds).layouts[compiledCard.first]
  const gross = result.tables.gross.reduce((sum, cents) => sum + cents, 0)
  const picks: Picks[number][] = []
  for (const component of layout === undefined ? [] : layoutFor(layout, gross).components) {
    for (const [rule, made] of pickOptions(component, result.tables).entries()) {
      picks[rule] = made ?? picks[rule]
    }
  }
  return (choice, { monthPlace }) => picks[choices[choice]?.rule.index ?? -1]?.[monthPlace] ?? []
}
