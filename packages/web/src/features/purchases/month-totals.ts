/** Sums of the Spending page: months, categories of a month with their average, and merchants. */
import { type CategoryKey, categories } from '@cardsight/engine/categories'
import { addDays, addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import { categoryOf, isPurchase, kindOf, type ListedLine, monthOf } from './list-purchases.ts'

const MONTHS_SHOWN = 6

export type MonthTotal = Readonly<{
  /** YYYY-MM. */
  month: string
  /** Purchases, without subtracting refunds. */
  cents: number
  refundCents: number
  moneyInCents: number
  count: number
  byCategory: ReadonlyMap<CategoryKey, number>
}>

export type AverageMonth = Readonly<{
  cents: number
  byCategory: ReadonlyMap<CategoryKey, number>
  /** How many months it's the average of. */
  months: number
}>

/** 'average of your 5 full months': results have another average, of all days that they cover. */
export function averageLabel({ months }: Pick<AverageMonth, 'months'>): string {
  return months === 1 ? 'your one full month' : `average of your ${months} full months`
}

export type MonthTotals = Readonly<{
  /** The last six months up to today, earliest first. */
  months: readonly MonthTotal[]
  /** Average of the whole months that the history covers; null if there is none. */
  average: AverageMonth | null
  /** The last whole month, otherwise the last one with transactions, otherwise the current month. */
  latest: string
}>

/** @param listed by day. */
export function monthTotals(listed: readonly ListedLine[], today: Day): MonthTotals {
  const current = monthOf({ day: today })
  const first = listed[0]?.line.day ?? today
  const last = monthOf(listed.at(-1)?.line ?? { day: today })
  const names = Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    monthOf({ day: addMonths(parseDay(`${current}-01`), index + 1 - MONTHS_SHOWN) }),
  )
  const sums = new Map(names.map((month) => [month, createSum(month)]))
  for (const one of listed) {
    sums.get(monthOf(one.line))?.add(one)
  }
  const months = [...sums.values()].map(({ total }) => total())
  // The month of the first line may lack days.
  const isWhole = ({ month }: MonthTotal) => month < current && `${month}-01` >= first
  const whole = months.filter(isWhole)
  return {
    months,
    average: whole.length === 0 ? null : averageOf(whole),
    latest: whole.at(-1)?.month ?? (names.includes(last) ? last : current),
  }
}

const WEEKS_SHOWN = 6
const WEEK_DAYS = 7

export type WeekTotals = Readonly<{
  /** The last six weeks up to today, earliest first, by their first day. */
  weeks: readonly Readonly<{ first: Day; cents: number }>[]
  /** Of the weeks that the history covers; null if there is none. */
  averageCents: number | null
}>

/** @param listed by day. */
export function weekTotals(listed: readonly ListedLine[], today: Day): WeekTotals {
  const firstDay = listed[0]?.line.day ?? today
  const firstShown = addDays(today, 1 - WEEK_DAYS * WEEKS_SHOWN)
  const purchases = listed.filter((one) => one.line.day >= firstShown && kindOf(one) === 'purchases')
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const first = addDays(firstShown, WEEK_DAYS * index)
    const last = addDays(first, WEEK_DAYS - 1)
    const ofWeek = purchases.filter(({ line }) => line.day >= first && line.day <= last)
    return { first, cents: ofWeek.reduce((sum, { line }) => sum + line.cents, 0) }
  })
  const covered = weeks.filter(({ first }) => first >= firstDay)
  const sum = covered.reduce((cents, week) => cents + week.cents, 0)
  return { weeks, averageCents: covered.length === 0 ? null : Math.round(sum / covered.length) }
}

function createSum(month: string) {
  const byCategory = new Map<CategoryKey, number>()
  const sums = { cents: 0, refundCents: 0, moneyInCents: 0, count: 0 }
  return {
    add(one: ListedLine): void {
      const { cents } = one.line
      const kind = kindOf(one)
      const category = categoryOf(one)
      if (kind === 'purchases' && category !== null) {
        sums.cents += cents
        sums.count += 1
        byCategory.set(category, (byCategory.get(category) ?? 0) + cents)
      } else if (kind === 'refunds') {
        sums.refundCents -= cents
      } else if (kind === 'money-in') {
        sums.moneyInCents -= cents
      }
    },
    total: (): MonthTotal => ({ month, ...sums, byCategory }),
  }
}

function averageOf(months: readonly MonthTotal[]): AverageMonth {
  const meanOf = (value: (total: MonthTotal) => number) =>
    Math.round(months.reduce((sum, total) => sum + value(total), 0) / months.length)
  return {
    months: months.length,
    cents: meanOf(({ cents }) => cents),
    byCategory: new Map(
      categories.map(({ key }) => [key, meanOf(({ byCategory }) => byCategory.get(key) ?? 0)]),
    ),
  }
}

export type CategoryRow = Readonly<{
  key: CategoryKey
  cents: number
  /** Of the month's purchases, from 0 to 1. */
  share: number
  /** Compared with the average month; null without an average. */
  changeCents: number | null
}>

/** Highest first, and Other last whatever its amount. */
export function categoryRows({ byCategory, cents }: MonthTotal, { average }: MonthTotals): CategoryRow[] {
  return [...byCategory]
    .map(([key, sum]) => ({
      key,
      cents: sum,
      share: cents === 0 ? 0 : sum / cents,
      changeCents: average === null ? null : sum - (average.byCategory.get(key) ?? 0),
    }))
    .sort(otherLast)
}

export function otherLast(a: CategoryRow, b: CategoryRow): number {
  return Number(a.key === 'other') - Number(b.key === 'other') || b.cents - a.cents
}

export type MerchantRow = Readonly<{ name: string; cents: number; count: number }>

/** Merchants of a month's purchases, highest first. */
export function merchantRows(listed: readonly ListedLine[], month: string): MerchantRow[] {
  const rows = new Map<string, { name: string; cents: number; count: number }>()
  for (const one of listed) {
    const { line } = one
    if (isPurchase(one) && line.cents > 0 && line.day.startsWith(month)) {
      const row = rows.get(line.merchant) ?? { name: line.merchant, cents: 0, count: 0 }
      row.cents += line.cents
      row.count += 1
      rows.set(line.merchant, row)
    }
  }
  return [...rows.values()].sort((a, b) => b.cents - a.cents)
}
