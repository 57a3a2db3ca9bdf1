/** An allocation bucket by bucket, and day by day. */
import { linesOfCell, type SpendBuckets } from '../model/buckets.ts'
import type { CardYear } from '../model/card-year.ts'
import type { EarnArc } from '../model/earn-arcs.ts'
import type { CardLines } from '../model/replay.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { Allocation } from './allocate.ts'

/** Cents of one cell in one term slice that a card pays by one arc; negative for a refund. */
export type AllocatedPart = Readonly<{
  card: number
  arc: EarnArc
  cell: number
  slice: number
  cents: number
}>

type BucketPart = Readonly<{ bucket: number; card: number; arc: EarnArc; cents: number }>

/** The parts of an allocation, refunds last. */
export function allocatedParts(
  buckets: SpendBuckets,
  cardYears: readonly CardYear[],
  allocation: Allocation,
): AllocatedPart[] {
  const parts = bucketParts(buckets, cardYears, allocation).map(({ bucket, card, arc, cents }) => ({
    card,
    arc,
    cents,
    cell: buckets.cellOf[bucket] ?? 0,
    slice: buckets.sliceOf[bucket] ?? 0,
  }))
  const { cellOf, sliceOf, cents: refunded } = buckets.refunds
  const refunds = allocation.refundCards.flatMap((card, refund): AllocatedPart[] => {
    const arc = cardYears[card]?.refundArcs[refund]
    const [cell, slice] = [cellOf[refund] ?? 0, sliceOf[refund] ?? 0]
    return arc === undefined ? [] : [{ card, arc, cell, slice, cents: -(refunded[refund] ?? 0) }]
  })
  return [...parts, ...refunds]
}

/** Earlier purchases of a group take the better arcs, and purchases beyond a cap come last. */
function bucketParts(
  buckets: SpendBuckets,
  cardYears: readonly CardYear[],
  { groups, flows }: Allocation,
): BucketPart[] {
  const parts: BucketPart[] = []
  for (const [index, group] of groups.entries()) {
    const left = (flows[index] ?? []).slice()
    const arcIn = (bucket: number, card: number, arc: number) => cardYears[card]?.termsOf[bucket]?.arcs[arc]
    const order = group.cards
      .map((card, at) => {
        const arc = group.arcs[at] ?? 0
        return { card, at, arc, first: arcIn(group.buckets[0] ?? 0, card, arc) }
      })
      .filter(({ at }) => (left[at] ?? 0) > 0)
      .sort(
        (a, b) =>
          Number(a.first?.isBeyondCap === true) - Number(b.first?.isBeyondCap === true) ||
          (b.first?.gain ?? 0) - (a.first?.gain ?? 0),
      )
    const byTime = group.buckets.toSorted(
      (a, b) => (buckets.sliceOf[a] ?? 0) - (buckets.sliceOf[b] ?? 0) || a - b,
    )
    for (const bucket of byTime) {
      let remaining = buckets.cents[bucket] ?? 0
      for (const { card, at, arc } of order) {
        const cents = Math.min(remaining, left[at] ?? 0)
        const cardArc = arcIn(bucket, card, arc)
        if (cents > 0 && cardArc !== undefined) {
          left[at] = (left[at] ?? 0) - cents
          remaining -= cents
          parts.push({ bucket, card, arc: cardArc, cents })
        }
      }
    }
  }
  return parts
}

/** By card: the purchases that an allocation gives it, as dated amounts. */
export function allocatedLines(
  { buckets, daysOf }: Pick<SpendModel, 'buckets' | 'daysOf'>,
  cardYears: readonly CardYear[],
  allocation: Allocation,
): CardLines[] {
  const slots = buckets.year.days.length
  const lines = cardYears.map(() => new Float64Array(buckets.lines.length))
  const paid = new Float64Array(buckets.cents.length)
  for (const { bucket, card, cents } of bucketParts(buckets, cardYears, allocation)) {
    const start = (buckets.cellOf[bucket] ?? 0) * slots
    const from = paid[bucket] ?? 0
    const cardLines = lines[card]
    let before = 0
    for (const { slot, cents: amount } of daysOf(bucket)) {
      // The part of the day that lies between what was paid before and what is paid now.
      const part = Math.min(before + amount, from + cents) - Math.max(before, from)
      if (cardLines !== undefined && part > 0) {
        cardLines[start + slot] = (cardLines[start + slot] ?? 0) + part
      }
      before += amount
    }
    paid[bucket] = from + cents
  }
  for (const [refund, card] of allocation.refundCards.entries()) {
    const cell = buckets.refunds.cellOf[refund] ?? 0
    const slice = buckets.refunds.sliceOf[refund]
    for (const [slot, cents] of linesOfCell(buckets, cell).entries()) {
      const cardLines = lines[card]
      if (cardLines !== undefined && buckets.sliceOfSlot[slot] === slice) {
        cardLines[cell * slots + slot] = cents
      }
    }
  }
  return lines
}
