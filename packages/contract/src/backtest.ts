/** Query of a run on typed costs. */
import { type CostName, costsOf } from './costs.ts'
import { MOST_DOLLARS } from './limits.ts'
import { profileQueryShape } from './profile-query.ts'
import { z } from './zod.ts'

const EXACTLY_ONCE = 'must be given exactly once'

/** Parses digits, with or without thousands commas, to whole dollars. */
function costSchema(name: CostName) {
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `${name} is missing` : `${name} ${EXACTLY_ONCE}`),
    })
    .regex(/^(?:\d{1,5}|\d{1,2},\d{3})$/, {
      error: `${name} must be whole dollars in digits, from 0 to ${MOST_DOLLARS.toLocaleString('en-US')}`,
    })
    .transform((digits) => Number(digits.replace(',', '')))
    .meta({ description: `Monthly spending on ${name} in dollars: digits, thousands commas allowed` })
}

/** An existing day as YYYY-MM-DD. */
export const daySchema = z
  .string({ error: EXACTLY_ONCE })
  .pipe(z.iso.date('must be an existing day as YYYY-MM-DD'))

/**
 * Query of a run on typed costs and a profile. Both dates or neither must be set; without them, the run covers
 * the year up to today. Unknown keys are ignored.
 */
export const manualRunQuerySchema = z
  .object({
    1: costSchema('grocery'),
    2: costSchema('gas'),
    4: costSchema('restaurant'),
    5: costSchema('other'),
    8: costSchema('recreation'),
    9: costSchema('travel'),
    startDate: daySchema.optional().meta({ description: 'One year before endDate, as YYYY-MM-DD' }),
    endDate: daySchema.optional().meta({ description: 'Today, as YYYY-MM-DD' }),
    nMonths: z.literal('12', { error: 'must be 12: typed costs are projected for a year' }).optional(),
    form: z
      .literal('numbers', { error: 'must be numbers or omitted' })
      .optional()
      .meta({ description: 'numbers: the compact form of the same result' }),
    ...profileQueryShape,
  })
  .refine((query) => Object.values(costsOf(query)).some((dollars) => dollars > 0), {
    error: 'At least one of the six amounts must be above 0.',
  })

export type ManualRunQuery = z.output<typeof manualRunQuerySchema>
