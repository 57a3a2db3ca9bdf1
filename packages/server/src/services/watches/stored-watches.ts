/** Watches as they're stored: JSON that an earlier version may have written. */
import { costsSchema } from '@cardsight/contract/watches'
import { z } from 'zod'
import type { Tiers, WatchedAnswer } from './check-watches.ts'

const answerSchema = z.object({ costs: costsSchema.nullable(), cardId: z.string() })

export function readAnswer(stored: string | null): WatchedAnswer | null {
  return stored === null ? null : (answerSchema.safeParse(JSON.parse(stored)).data ?? null)
}

/** Written from the catalog by `JSON.stringify`, and only compared and valued. */
export function readTiers(stored: string): Tiers {
  return JSON.parse(stored)
}
