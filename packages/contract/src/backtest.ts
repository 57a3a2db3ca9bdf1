/** Query of a run on typed costs. */
import {
  type CostDetails,
  costDetails,
  type DetailName,
  detailOf,
  detailsOfField,
  mapDetails,
  sumOfDetails,
} from './cost-details.ts'
import { type CostName, type MonthlyCosts, mapCostKeys } from './costs.ts'
import { MOST_DOLLARS } from './limits.ts'
import { profileQueryShape } from './profile-query.ts'
import { costsOf } from './typed-costs.ts'
import { z } from './zod.ts'

const EXACTLY_ONCE = 'must be given exactly once'

/** Parses digits, with or without thousands commas, to whole dollars. */
function costSchema(name: CostName | DetailName) {
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

/** An amount of 'More detail'. Left out, it isn't known; 0 says that there is no such spending. */
function detailSchema(name: DetailName) {
  const { label, field } = detailOf(name)
  const part = field === null ? 'on top of the six amounts' : `a part of ${field}`
  return costSchema(name)
    .optional()
    .meta({ description: `Monthly spending on ${label.toLowerCase()} in dollars, ${part}` })
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
    ...mapCostKeys(costSchema),
    ...mapDetails(detailSchema),
    startDate: daySchema.optional().meta({ description: 'One year before endDate, as YYYY-MM-DD' }),
    endDate: daySchema.optional().meta({ description: 'Today, as YYYY-MM-DD' }),
    nMonths: z.literal('12', { error: 'must be 12: typed costs are projected for a year' }).optional(),
    form: z
      .literal('numbers', { error: 'must be numbers or omitted' })
      .optional()
      .meta({ description: 'numbers: the compact form of the same result' }),
    ...profileQueryShape,
  })
  .superRefine((query, context) => {
    const { details = {}, ...six } = costsOf(query)
    // Also called for amounts that failed their own check: those are still text.
    if (![...Object.values(six), ...Object.values(details)].every(Number.isInteger)) {
      return
    }
    // Taxes alone aren't spending that cards compete for.
    const onTop = sumOfDetails({ ...details, taxes: 0 }, null)
    if (onTop === 0 && Object.values(six).every((dollars) => dollars === 0)) {
      context.addIssue({ code: 'custom', message: 'At least one of the six amounts must be above 0.' })
    }
    for (const message of excessesOf(six, details)) {
      context.addIssue({ code: 'custom', message })
    }
  })

/** A sentence for each field whose parts exceed it. */
function excessesOf(six: MonthlyCosts, details: CostDetails): string[] {
  return fieldsWithParts.flatMap((field) => {
    const parts = sumOfDetails(details, field)
    const names = detailsOfField(field).join(', ')
    return parts <= six[field]
      ? []
      : [`The parts of ${field} (${names}) add up to ${parts}, more than its ${six[field]} dollars.`]
  })
}

const fieldsWithParts = [
  ...new Set(Object.values(costDetails).flatMap(({ field }) => (field === null ? [] : [field]))),
]

export type ManualRunQuery = z.output<typeof manualRunQuerySchema>
