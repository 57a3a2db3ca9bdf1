/** Issuers' rules: whether a person can open a card in a month, and whether they get its bonus. */
import { endOfMonth } from '../day.ts'
import type { ApplicationLimit, BonusBar, OwnedCard, PlanPerson, PlanQuestion } from './plan.ts'

/** Cards that a person had before the plan, and those of the plan, as records of the same shape. */
export type CardRecord = OwnedCard & Readonly<{ isPlanned: boolean }>

/** The rule that declines an application; null if none does. A person can't open a card that they have. */
export function findDecline(
  { startMonth }: Pick<PlanQuestion, 'startMonth'>,
  person: PlanPerson,
  records: readonly CardRecord[],
  card: number,
  month: number,
): string | null {
  const exceeded = person.limits.find(
    (limit) => limit.cards.has(card) && countOpened(startMonth, limit, records, month) >= limit.count,
  )
  return exceeded?.ruleId ?? null
}

/** The rule that keeps the bonus from the person; null if none does. */
export function findBar(
  person: PlanPerson,
  records: readonly CardRecord[],
  card: number,
  month: number,
): string | null {
  const bar = person.bars.find(
    (each) =>
      each.cards.has(card) &&
      records.some(
        (record) =>
          (each.of === 'same' ? record.card === card : each.of.has(record.card)) &&
          isBarred(each, record, month),
      ),
  )
  return bar?.ruleId ?? null
}

function countOpened(
  startMonth: number,
  { counted, within }: ApplicationLimit,
  records: readonly CardRecord[],
  month: number,
): number {
  let count = 0
  for (const record of records) {
    const isOpened = counted.has(record.card) && record.opened <= month
    count += isOpened && isInPeriod(startMonth, within, record, month) ? 1 : 0
  }
  return count
}

function isInPeriod(
  startMonth: number,
  within: ApplicationLimit['within'],
  record: CardRecord,
  month: number,
): boolean {
  if (within === null) {
    return hasCard(record, month)
  }
  return 'months' in within
    ? isWithinMonths(record, record.opened, month, within.months)
    : daysSince(startMonth, record, month) < within.days
}

function isBarred({ if: condition, months }: BonusBar, record: CardRecord, month: number): boolean {
  if (condition === 'bonus') {
    return record.bonus !== null && (months === null || isWithinMonths(record, record.bonus, month, months))
  }
  if (hasCard(record, month)) {
    return true
  }
  return (
    condition === 'had' &&
    record.opened <= month &&
    (months === null || record.closed === null || isWithinMonths(record, record.closed, month, months))
  )
}

/**
 * Applications are made on the first day of a month. Of what happened before the plan only the month is known, so it
 * counts as its last day.
 */
function hasCard({ opened, closed, isPlanned }: CardRecord, month: number): boolean {
  return opened <= month && (closed === null || closed > month || (closed === month && !isPlanned))
}

function isWithinMonths({ isPlanned }: CardRecord, event: number, month: number, months: number): boolean {
  return isPlanned ? month - event < months : month - event <= months
}

function daysSince(startMonth: number, { opened, isPlanned }: CardRecord, month: number): number {
  const today = endOfMonth(startMonth + month - 1)
  const monthBefore = startMonth + opened - 1
  return today - (isPlanned ? endOfMonth(monthBefore) : endOfMonth(monthBefore + 1) - 1)
}
