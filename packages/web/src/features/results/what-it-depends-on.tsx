import type { Projection } from '@cardsight/contract/schemas'
import { memo } from 'react'
import { formatNumber } from '../../lib/format-number.ts'

type ComparedCard = Readonly<{ name: string; fee: number; isCash: boolean }>

export type WhatItDependsOnProps = Readonly<{
  pick: ComparedCard
  projection: Projection
  /** Cards within $25 a year of the best. */
  ties: readonly ComparedCard[]
  /** The pick over another number of years, and how much more it earns in them than the pick. */
  leader: Readonly<{ name: string; years: Projection; gain: number }> | null
  /** Over a 2% card without a fee. */
  gainOverPlain: number
  /** Cents per point below which another card wins; null if there is no such value. */
  breakEven: number | null
  /** Name of the points. */
  unit: string
}>

/** More would be an essay. */
const MOST_SENTENCES = 3

/** Short sentences about what the pick depends on. */
export const WhatItDependsOn = memo(function WhatItDependsOn(props: WhatItDependsOnProps) {
  const sentences = [gainText(props), tieText(props), leaderText(props), breakEvenText(props)]
    .filter((sentence) => sentence !== null)
    .slice(0, MOST_SENTENCES)
  return <p className="mt-2 max-w-text text-lg">{sentences.join(' ')}</p>
})

function gainText({ gainOverPlain, projection }: WhatItDependsOnProps): string {
  const years = projection === '1' ? '' : ` over ${projection} years`
  const dollars = wholeDollars(gainOverPlain)
  if (dollars === '$0') {
    return `That’s as much as a plain 2% card${years}.`
  }
  return `That’s ${dollars} ${gainOverPlain > 0 ? 'more' : 'less'} than a plain 2% card${years}.`
}

const MOST_NAMES = 2

function tieText({ pick, ties }: WhatItDependsOnProps): string | null {
  if (ties.length === 0) {
    return null
  }
  const named = ties.slice(0, MOST_NAMES).map(({ name }) => name)
  const rest = ties.length - named.length
  const others = rest === 0 ? [] : [rest === 1 ? '1 other card' : `${rest} other cards`]
  const list = [pick.name, ...named, ...others]
  const names = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  return [`It’s a tie: ${names} are within $25 a year.`, ...tieBreaker(pick, ties)].join(' ')
}

/** Why the pick wins the tie, in the order in which ties are decided. */
function tieBreaker(pick: ComparedCard, ties: readonly ComparedCard[]): string[] {
  if (ties.every(({ fee }) => fee > pick.fee)) {
    return [`${pick.name} charges ${pick.fee === 0 ? 'no fee' : 'the lowest fee'}.`]
  }
  const sameFee = ties.filter(({ fee }) => fee === pick.fee)
  if (pick.isCash && sameFee.every(({ isCash }) => !isCash)) {
    return [`${pick.name} pays cash.`]
  }
  return []
}

function leaderText({ leader }: WhatItDependsOnProps): string | null {
  if (leader === null) {
    return null
  }
  const span = leader.years === '1' ? 'In the first year alone' : `Over ${leader.years} years`
  return `${span}, ${leader.name} would earn ${wholeDollars(leader.gain)} more.`
}

const singulars: Readonly<Record<string, string>> = { points: 'point', miles: 'mile' }

function breakEvenText({ breakEven, unit }: WhatItDependsOnProps): string | null {
  return breakEven === null
    ? null
    : `Below ${formatNumber(breakEven)}¢ a ${singulars[unit] ?? 'point'}, another card wins.`
}

/** Without a sign. */
function wholeDollars(dollars: number): string {
  return `$${formatNumber(Math.abs(dollars), 0)}`
}
