/** Says what a point counts for, on what basis, and up to which limit. */
import type { Explanation } from '@cardsight/contract/schemas'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatCents, oneOf } from './amounts.ts'

type PointValue = Explanation['pointValue']

export function pointValueTextOf(value: PointValue): string {
  const { isMoney, program, unit, cents } = value
  if (isMoney) {
    return 'Paid in cash and counted at face value.'
  }
  if (cents === null) {
    return `There’s no reliable value for ${program}, so we count what it earns as $0.`
  }
  if (cents === 0) {
    return `${program} ${unit} have no cash value, so we count $0. They count for more if you use the program.`
  }
  return [`${oneOf(unit)} counts for ${formatCents(cents)}${basisOf(value)}`, ...limitOf(value)].join(' ')
}

/** ', your own value for Delta SkyMiles.', or the source of the value. */
function basisOf({ program, by, asOf }: PointValue): string {
  if (by === 'you') {
    return `, your own value for ${program}.`
  }
  return by === null || asOf === null
    ? ` with ${program}.`
    : ` with ${program}. Source: ${by}, ${formatDayLong(asOf)}.`
}

function limitOf({ program, limit, unit }: PointValue): string[] {
  if (limit === null) {
    return ['Your value may vary.']
  }
  const spent = formatMoney(limit.yearly).replace(/\.00$/, '')
  const beyond =
    limit.beyondCents === 0 ? 'More than that counts for $0.' : beyondText(unit, limit.beyondCents)
  return [`That’s counted up to the ${spent} a year you spend with ${program}. ${beyond}`]
}

function beyondText(unit: string, cents: number): string {
  return `Beyond that, ${oneOf(unit).toLowerCase()} counts for ${formatCents(cents)}.`
}
