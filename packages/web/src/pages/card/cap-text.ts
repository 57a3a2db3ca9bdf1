import type { CardRate } from '@cardsight/contract/schemas'
import { formatNumber } from '../../lib/format-number.ts'

const periods: Readonly<Record<NonNullable<CardRate['cap']>['per'], string>> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  opening: 'in total',
}

/** '$6,000 of spending a year', '500 of rewards a month, shared with other rates'. */
export function capText({ amount, on, per, isShared }: NonNullable<CardRate['cap']>): string {
  const what = on === 'spend' ? `$${formatNumber(amount)} of spending` : `${formatNumber(amount)} of rewards`
  return `${what} ${periods[per]}${isShared ? ', shared with other rates' : ''}`
}
