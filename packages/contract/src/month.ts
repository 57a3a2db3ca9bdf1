import { z } from './zod.ts'

const error = 'must be a month such as 2026-11'

/** A month of a calendar year, YYYY-MM. */
export const monthSchema = z.string({ error }).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error })
