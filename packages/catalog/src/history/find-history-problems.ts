import { addDays, type Day } from '@cardsight/engine/dates'
import type { Problem } from '../problem.ts'
import type { HistoryFacts } from './history-schema.ts'

export type LocatedHistory = { readonly path: string; readonly facts: HistoryFacts }
type Finding = Omit<Problem, 'file'>
type Period = Readonly<{ from: Day; to?: Day | undefined; announced?: true | undefined }>

/**
 * Finds problems that a schema can't: an unknown card, periods that overlap or repeat each other, and dates after
 * `dataDate`, the day of the newest fact in the catalog. Only announced changes can be later.
 */
export function findHistoryProblems(
  located: readonly LocatedHistory[],
  cardIds: ReadonlySet<string>,
  dataDate: Day,
): Problem[] {
  return located.flatMap(({ path, facts }) => {
    const { fee = [], offers = [], rates = [], status = [], foreignFee = [], changes = [] } = facts
    const targets = new Set(rates.map(rateTarget))
    const findings: Finding[] = [
      ...(cardIds.has(cardIdOf(path)) ? [] : [{ field: '', reason: 'is not named after a card' }]),
      ...periodProblems('fee', fee, ({ yearly }) => String(yearly), dataDate),
      ...periodProblems('offers', offers, ({ tiers, also }) => JSON.stringify([tiers, also]), dataDate),
      ...[...targets].flatMap((target) =>
        periodProblems(
          'rates',
          rates.filter((rate) => rateTarget(rate) === target),
          ({ rate, cap }) => JSON.stringify([rate, cap]),
          dataDate,
        ),
      ),
      ...periodProblems('status', status, ({ state }) => state, dataDate),
      ...periodProblems('foreignFee', foreignFee, ({ percent }) => String(percent), dataDate),
      ...offers.flatMap(({ from, until }) =>
        until !== undefined && until < from ? [at('offers', from, 'has an until before it starts')] : [],
      ),
      ...changes.flatMap(({ on, announced }) =>
        on > dataDate && announced === undefined ? [at('changes', on, futureReason(dataDate))] : [],
      ),
    ]
    return findings.map((finding) => ({ file: path, ...finding }))
  })
}

/** Returns the card that a file is about: `history/<card id>.yaml`. */
export function cardIdOf(path: string): string {
  return path.replace(/^history\//, '').replace(/\.yaml$/, '')
}

function periodProblems<P extends Period>(
  field: string,
  periods: readonly P[],
  textOf: (period: P) => string,
  dataDate: Day,
): Finding[] {
  return periods.flatMap((period, index) => {
    const { from, to, announced } = period
    const previous = periods[index - 1]
    const isEndAnnounced = announced === true || periods[index + 1]?.announced === true
    const isUnannounced =
      (from > dataDate && announced === undefined) || ((to ?? from) > dataDate && !isEndAnnounced)
    return [
      ...(to !== undefined && to < from ? [at(field, from, `ends on ${to}, before it starts`)] : []),
      ...(isUnannounced ? [at(field, from, futureReason(dataDate))] : []),
      ...(previous === undefined ? [] : neighborProblems(field, previous, period, textOf)),
    ]
  })
}

function neighborProblems<P extends Period>(
  field: string,
  previous: P,
  period: P,
  textOf: (period: P) => string,
): Finding[] {
  if (period.from <= previous.from) {
    return [at(field, period.from, `must come before the period from ${previous.from}`)]
  }
  if (previous.to === undefined || previous.to >= period.from) {
    return [at(field, period.from, `overlaps the period from ${previous.from}`)]
  }
  const isRepeated = addDays(previous.to, 1) === period.from && textOf(previous) === textOf(period)
  return isRepeated ? [at(field, period.from, `repeats the period from ${previous.from}: merge them`)] : []
}

function rateTarget({ category, at: merchant, when }: NonNullable<HistoryFacts['rates']>[number]): string {
  return [category, merchant, when].join(' ')
}

function at(field: string, from: Day, reason: string): Finding {
  return { field: `${field} ${from}`, reason }
}

function futureReason(dataDate: Day): string {
  return `is after ${dataDate}, the newest fact in the catalog, and not announced`
}
