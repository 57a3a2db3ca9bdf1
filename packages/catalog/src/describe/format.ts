/** Formats numbers, dates and lists for use in sentences. */
import { type Day, shortMonthNames } from '@cardsight/engine/dates'
import { capitalize, rateText } from '@cardsight/engine/text'
import type { Programs } from '../release.ts'

export const NOT_STATED = 'not stated'

// `toLocaleString` would create one for each number.
const anyNumber = new Intl.NumberFormat('en-US')
const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const dollarsAndCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export function dollars(amount: number): string {
  return `$${(Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount)}`
}

export function count(amount: number): string {
  return anyNumber.format(amount)
}

/** 'a', 'a and b', 'a, b and c'. */
export function list(items: readonly string[]): string {
  return join(items, 'and')
}

/** 'a', 'a or b', 'a, b or c'. */
export function alternatives(items: readonly string[]): string {
  return join(items, 'or')
}

function join(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** '1 month', '3 months'. */
export function plural(amount: number, noun: string): string {
  return `${count(amount)} ${noun}${amount === 1 ? '' : 's'}`
}

/** 'Sep 30, 2027'. */
export function day(value: Day | string): string {
  const [year = '', month = '', date = ''] = value.split('-')
  return `${shortMonthNames[Number(month) - 1] ?? month} ${Number(date)}, ${year}`
}

export function sentence(text: string): string {
  const capital = capitalize(text)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

export function rate(value: number, program: Programs[string] | undefined): string {
  return rateText(value, isMoney(program))
}

/** True for cash back, and for points that are always worth a cent: issuers advertise both in percent. */
export function isMoney(program: Programs[string] | undefined): boolean {
  return program === undefined || program.values === 'face'
}
