/** Caps that an allocation fills, and when. */
import { dayOfNumber } from '../../day.ts'
import type { AllocatedPart } from '../allocation/allocated-parts.ts'
import { linesOfCell } from '../model/buckets.ts'
import { capInPeriod, fullUsage, type PreparedCap, periodOf, usageOf, yearStartOf } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { WalletValue } from '../search/wallet-value.ts'
import type { FilledCap } from '../wallet.ts'

/** What one card pays under one cap in one period. */
type CapUsage = { card: number; cap: number; period: number; used: number; parts: AllocatedPart[] }

export function findFilledCaps(
  model: SpendModel,
  value: WalletValue,
  year: FilledCap['year'],
  parts: readonly AllocatedPart[],
): FilledCap[] {
  const start = yearStartOf(model.buckets.year.firstDay)
  return usagesOf(model, value, year, parts).flatMap((usage): FilledCap[] => {
    const slot = value.cards[usage.card]?.slot
    const fullCap = preparedCapOf(value, year, usage.card, usage.cap)
    const cap = fullCap === undefined ? undefined : capInPeriod(fullCap, usage.period, start)
    const capId = Object.keys(slot?.compiledCard.card.caps ?? {})[usage.cap]
    const facts = capId === undefined ? undefined : slot?.compiledCard.card.caps[capId]
    if (slot === undefined || cap === undefined || capId === undefined || facts === undefined) {
      return []
    }
    const least = fullUsage(
      cap,
      usage.parts.map(({ arc }) => arc.countedRate),
    )
    if (usage.used < least) {
      return []
    }
    const months = model.buckets.slices
      .filter(({ month, dayOffset }) => periodOf(cap.per, month, dayOffset) === usage.period)
      .map(({ month }) => month)
    return [
      {
        year,
        cardId: slot.compiledCard.card.id,
        capId,
        limit: facts.amount,
        on: facts.on,
        per: facts.per,
        months: { from: months[0] ?? 0, to: months.at(-1) ?? 0 },
        reachedOn: reachedOn(model, usage, cap, least),
      },
    ]
  })
}

function preparedCapOf(
  { solutions }: WalletValue,
  year: FilledCap['year'],
  card: number,
  cap: number,
): PreparedCap | undefined {
  return solutions[year - 1]?.cardYears[card]?.terms.ruleSet.caps[cap]
}

function usagesOf(
  { buckets }: SpendModel,
  value: WalletValue,
  year: FilledCap['year'],
  parts: readonly AllocatedPart[],
): CapUsage[] {
  const found = new Map<string, CapUsage>()
  for (const part of parts) {
    const { card, arc, slice, cents } = part
    const preparedCap = preparedCapOf(value, year, card, arc.cap)
    const { month, dayOffset } = buckets.slices[slice] ?? {}
    if (preparedCap === undefined || month === undefined || dayOffset === undefined) {
      continue
    }
    const period = periodOf(preparedCap.per, month, dayOffset)
    const key = `${card} ${arc.cap} ${period}`
    const usage = found.get(key) ?? { card, cap: arc.cap, period, used: 0, parts: [] }
    usage.used += usageOf(preparedCap, cents, arc.countedRate)
    usage.parts.push(part)
    found.set(key, usage)
  }
  return [...found.values()]
}

/** The day on which the cap is full if each purchase under it is made as early as it was. */
function reachedOn(
  { buckets }: SpendModel,
  { parts }: CapUsage,
  cap: PreparedCap,
  least: number,
): FilledCap['reachedOn'] {
  const left = parts.map(({ cents }) => cents)
  let used = 0
  for (let slot = 0; slot < buckets.year.days.length; slot++) {
    for (const [index, { cell, slice, arc }] of parts.entries()) {
      if (buckets.sliceOfSlot[slot] === slice) {
        const cents = Math.min(left[index] ?? 0, linesOfCell(buckets, cell)[slot] ?? 0)
        left[index] = (left[index] ?? 0) - cents
        used += usageOf(cap, cents, arc.countedRate)
      }
    }
    if (used >= least) {
      return dayOfNumber(buckets.year.days[slot] ?? 0)
    }
  }
  return null
}
