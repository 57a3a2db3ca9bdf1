/** Formats rates, points and lists for sentences. */
import type { Explanation } from '@cardsight/contract/backtest'
import { formatNumber } from '../../lib/format-money.ts'

type PointValue = Explanation['pointValue']

const singulars: Readonly<Record<string, string>> = { points: 'point', miles: 'mile', rewards: 'reward' }

/** '18,144 points', '1 mile'. */
export function formatPoints(points: number, unit: string): string {
  return `${formatNumber(points, 0)} ${points === 1 ? (singulars[unit] ?? unit) : unit}`
}

/** '5%', '3 points'. */
export function formatRate(rate: number, { isMoney, unit }: PointValue): string {
  if (isMoney) {
    return `${formatNumber(rate)}%`
  }
  return `${formatNumber(rate)} ${rate === 1 ? (singulars[unit] ?? unit) : unit}`
}

/** 'A point', 'A mile'; 'One' for a unit without a singular. */
export function oneOf(unit: string): string {
  return singulars[unit] === undefined ? `One of ${unit}` : `A ${singulars[unit]}`
}

/** '1.45¢'. */
export function formatCents(cents: number): string {
  return `${formatNumber(cents)}¢`
}

/** 'a', 'a and b', 'a, b and c'. */
export function joinList(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
