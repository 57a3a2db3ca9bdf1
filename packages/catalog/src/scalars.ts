/** The small values of which card files and tables are made. */
import { parseDay } from '@cardsight/engine'
import { z } from 'zod'

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

export const daySchema = z.iso.date('must be a day written as YYYY-MM-DD').transform(parseDay)

export const textSchema = z
  .string()
  .min(1, 'must not be empty')
  .regex(/^\S(.*\S)?$/, 'must not begin or end with a space')

export const sentenceSchema = textSchema.regex(/[.)]$/, 'must end with a full stop')

/** Dollars as a person writes them. */
export const dollarsSchema = z
  .number()
  .nonnegative('must not be negative')
  .multipleOf(0.01, 'must have at most two decimals')

/** Points per dollar, or percent: 5 is 5x or 5 %. */
export const rateSchema = z
  .number()
  .positive('must be above zero')
  .multipleOf(0.001, 'must have at most three decimals')

export const percentSchema = z.number().min(0, 'must be 0 to 100').max(100, 'must be 0 to 100')

/** A name out of a table: what is not in the table is a typing slip, and the editor can complete it. */
export function nameFrom(names: readonly string[], table: string) {
  return z.enum([...names], {
    error: (issue) => (issue.input === undefined ? undefined : `is not in ${table}`),
  })
}

/** At most, exactly or at least one of these keys is there. */
export function countKeys(value: object, keys: readonly string[]): number {
  return keys.filter((key) => Object.hasOwn(value, key)).length
}
