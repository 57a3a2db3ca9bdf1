/** Rows of an outside list of corrections (`corrections-2026-10.json`). */
import { z } from 'zod'

export const correctionSchema = z.object({
  cardId: z.string(),
  /** A field such as `fee`, `earns:2`, `credits:Uber Cash`, or `earns+` for a rule to add. */
  field: z.string(),
  /** What our file said when the list was made, in the format of that time, or 'absent'. */
  catalog: z.unknown(),
  should: z.string(),
  asOf: z.iso.date(),
  source: z.string(),
})

export type Correction = z.infer<typeof correctionSchema>

/** A list of corrections with the day on which it was made, which tells its rows from those of other lists. */
export type CorrectionList = Readonly<{ made: string; rows: readonly Correction[] }>
