/** Schemas for the scalar values in card files and tables. */
import { parseDay } from '@cardsight/engine/dates'
import { z } from 'zod'

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens')

export const daySchema = z.iso.date('must be a date in YYYY-MM-DD format').transform(parseDay)

export const textSchema = z
  .string()
  .min(1, 'must not be empty')
  .regex(/^\S(.*\S)?$/, 'must not start or end with a space')

export const sentenceSchema = textSchema.regex(/[.)]$/, 'must end with a period')

/** Dollars with at most two decimals. */
export const dollarsSchema = z
  .number()
  .nonnegative('must not be negative')
  .multipleOf(0.01, 'must have at most two decimals')

/** Points per dollar or percent: 5 means 5x or 5%. */
export const rateSchema = z
  .number()
  .positive('must be greater than zero')
  .multipleOf(0.001, 'must have at most three decimals')

export const percentSchema = z.number().min(0, 'must be 0 to 100').max(100, 'must be 0 to 100')

/** Returns a schema for the keys of a table, which also lets editors complete them. */
export function keyOf(keys: readonly string[], table: string) {
  return z.enum([...keys], {
    error: (issue) => (issue.input === undefined ? undefined : `is not in ${table}`),
  })
}

/** Returns how many of the keys the object has. */
export function countKeys(value: object, keys: readonly string[]): number {
  return keys.filter((key) => Object.hasOwn(value, key)).length
}
