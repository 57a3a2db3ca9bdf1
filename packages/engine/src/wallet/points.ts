/** A point is one period of a list of options: there some of them are picked, by the person or by the issuer. */
import { periodOfMonth } from '../card/cap-meter.ts'
import type { Period } from '../card/card.ts'
import type { Buckets } from './buckets.ts'
import type { SideClass } from './side.ts'
import type { CardTerms, Terms, WalletChoice } from './terms.ts'

export type PointOption = Readonly<{
  /** Into the rule's options. */
  option: number
  key: string
  /** What was bought of it in the period. */
  buckets: readonly number[]
  /** Refunds of it in the period. */
  refunds: readonly number[]
  /** By bucket, as they are when this option alone is picked. */
  terms: readonly Terms[]
  classes: readonly SideClass[]
}>

export type Point = Readonly<{
  choice: number
  kind: WalletChoice['kind']
  /** True where what is picked pays on top of what else pays. */
  isStacking: boolean
  per: Period
  period: number
  /** The same for first and second of one list in one period. */
  id: string
  /** How many may be picked. */
  count: number
  /** Those for which something was bought. */
  options: readonly PointOption[]
  /** What has to be picked where the person does not pick the best; else null. */
  given: readonly number[] | null
}>

export function pointsOf(buckets: Buckets, terms: CardTerms): Point[] {
  return terms.choices.flatMap((choice, place) => pointsOfChoice(buckets, terms, choice, place))
}

function pointsOfChoice(buckets: Buckets, terms: CardTerms, choice: WalletChoice, place: number): Point[] {
  const { target } = choice.rule
  if (target.kind !== 'chosen' && target.kind !== 'top') {
    return []
  }
  const optionOfRow = buckets.cells.map((cell) => terms.optionOf(place, cell))
  const byPeriod = new Map<number, Map<number, number[]>>()
  const periodIn = (stretch: number | undefined) =>
    periodOfMonth(target.per, buckets.stretches[stretch ?? 0]?.month ?? 0)
  for (let bucket = 0; bucket < buckets.cents.length; bucket++) {
    const option = optionOfRow[buckets.rowOf[bucket] ?? 0] ?? -1
    if (option >= 0) {
      const period = periodIn(buckets.stretchOf[bucket])
      const options = byPeriod.get(period) ?? new Map<number, number[]>()
      byPeriod.set(period, options)
      const own = options.get(option) ?? []
      own.push(bucket)
      options.set(option, own)
    }
  }
  const refundsOf = (option: number, period: number) =>
    Array.from(buckets.refunds.rowOf.keys()).filter(
      (refund) =>
        optionOfRow[buckets.refunds.rowOf[refund] ?? 0] === option &&
        periodIn(buckets.refunds.stretchOf[refund]) === period,
    )
  return [...byPeriod].map(([period, options]): Point => {
    const found = [...options].map(([option, own]): PointOption => {
      const alone = own.map((bucket) => termsIfPicked(buckets, terms, place, option, bucket))
      const key = target.options[option]?.key ?? ''
      return { option, key, buckets: own, refunds: refundsOf(option, period), terms: alone, classes: [] }
    })
    const isGiven = choice.kind === 'chosen' && !terms.plan.picksBestChoice
    const given = found.flatMap(({ option }, at) => (option < choice.count ? [at] : []))
    return {
      choice: place,
      kind: choice.kind,
      isStacking: choice.rule.isStacking,
      per: target.per,
      period,
      id: `${terms.choices.findIndex(({ list }) => list === choice.list)} ${target.per} ${period}`,
      count: choice.count,
      options: found,
      given: isGiven ? given : null,
    }
  })
}

function termsIfPicked(
  { cells, rowOf, stretches, stretchOf }: Buckets,
  terms: CardTerms,
  choice: number,
  option: number,
  bucket: number,
): Terms {
  const [cell, stretch] = [cells[rowOf[bucket] ?? 0], stretches[stretchOf[bucket] ?? 0]]
  if (cell === undefined || stretch === undefined) {
    throw new RangeError(`there is no bucket ${bucket}`)
  }
  return terms.termsAt(cell, stretch, (other, own) => other === choice && own === option)
}
