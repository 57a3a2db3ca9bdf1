/** Buckets that need not be told apart. */
import { type Board, periodAt, type Side } from './board.ts'
import type { Stretch } from './buckets.ts'
import { periodOf } from './nodes.ts'

export type Group = Readonly<{ buckets: readonly number[]; cents: number }>

/** Buckets for which every card has the same terms, and the same periods of its limits, are one amount. */
export function groupBuckets({ buckets }: Board, sides: readonly Side[]): Group[] {
  const { cents, stretchOf, stretches } = buckets
  const groups = new Map<string, { buckets: number[]; cents: number }>()
  for (let bucket = 0; bucket < cents.length; bucket++) {
    const stretch = stretches[stretchOf[bucket] ?? 0]
    const cell = buckets.cells[buckets.rowOf[bucket] ?? 0]
    let key = ''
    for (const side of sides) {
      const terms = side.termsOf[bucket]
      if (terms !== undefined && stretch !== undefined && cell !== undefined) {
        key += `${terms.id} `
        key += terms.hasCaps ? terms.lanes.map((lane) => `/${periodOf(side, lane, stretch)}`).join('') : ''
        key += side.hasTops ? topKey(side, cell, stretch) : ''
      }
    }
    const group = groups.get(key)
    if (group === undefined) {
      groups.set(key, { buckets: [bucket], cents: cents[bucket] ?? 0 })
    } else {
      group.buckets.push(bucket)
      group.cents += cents[bucket] ?? 0
    }
  }
  return [...groups.values()]
}

/** Where the issuer counts what is paid for each option, options and their periods are told apart. */
function topKey({ terms }: Side, cell: Parameters<Side['terms']['optionOf']>[1], stretch: Stretch): string {
  return terms.choices
    .map((choice, index) =>
      choice.kind === 'top' ? `t${terms.optionOf(index, cell)}@${periodAt(choice.per, stretch)}` : '',
    )
    .join('')
}
