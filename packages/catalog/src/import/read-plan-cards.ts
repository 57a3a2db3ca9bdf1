/** Reads the card templates of plan.cards: `card_templates/<issuer>/<card>/card.yaml`. */
import { z } from 'zod'
import type { GatheredRow } from '../compare/gathered-facts.ts'
import { groupRates } from './group-rates.ts'
import { defineReader, hasKeys, rateOf } from './reader.ts'
import type { Statement } from './statement.ts'

const rateSchema = z.object({
  category: z.string(),
  multiplier: z.union([z.string(), z.number()]),
  cap: z.number().nullish(),
  portal_only: z.boolean().optional(),
})

const templateSchema = z.object({
  name: z.string(),
  issuer: z.string(),
  network: z.string().nullish(),
  annual_fee: z.number(),
  status: z.enum(['active', 'closed_to_new_applicants', 'discontinued']).optional(),
  benefits: z.object({ bonus_categories: z.array(rateSchema).nullish() }).nullish(),
  notes: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
})

/** Categories in words that mean one of ours. Other words name brands, several categories or conditions. */
const categories: Readonly<Record<string, string>> = {
  dining: 'dining',
  restaurants: 'dining',
  'u.s. restaurants': 'dining',
  groceries: 'groceries',
  'grocery stores': 'groceries',
  'u.s. supermarkets': 'groceries',
  'gas stations': 'gas',
  'u.s. gas stations': 'gas',
  streaming: 'streaming',
  transit: 'transit',
  drugstores: 'drugstores',
  travel: 'travel',
  hotels: 'hotels',
  airlines: 'airlines',
  flights: 'airlines',
}

const everything = /^all (other )?purchases$/i

/** Templates have the day of their last change, unless their notes say when someone reviewed them. */
export const planCards = defineReader({
  source: 'plancards',
  files: 'card_templates/*/*/card.yaml',
  isDated: false,
  accepts: (value) => hasKeys(value, ['issuer', 'annual_fee', 'version_id']),
  schema: templateSchema,
  toCard: ({ name, issuer, network, notes, tags, ...template }, file, seenOf) => {
    if (tags?.includes('business') || /\bbusiness\b/i.test(name)) {
      return null
    }
    const seen = seenOf(/\bReviewed (\d{4}-\d{2}-\d{2})\b/.exec(notes ?? '')?.[1])
    const rates = template.benefits?.bonus_categories ?? []
    const bases = rates.filter(({ category }) => everything.test(category))
    const base = bases.length === 1 ? rateOf(String(bases[0]?.multiplier)) : null
    const state = (template.status ?? 'active') === 'active' ? 'open' : 'closed'
    const statements: Statement[] = [
      { field: 'fee', dollars: template.annual_fee, seen },
      { field: 'status', state, seen },
      ...(network ? [{ field: 'network', network: network.toLowerCase(), seen } as const] : []),
      ...(base === null ? [] : [{ field: 'base', ...base, seen } as const]),
      ...groupRates(rates.flatMap(toRows), seen),
    ]
    return { id: file.split('/').slice(-3, -1).join('/'), name, issuer, statements }
  },
})

function toRows({ category, multiplier, cap, portal_only }: z.infer<typeof rateSchema>): GatheredRow[] {
  const ours = categories[category.toLowerCase()]
  const rate = rateOf(String(multiplier))
  return ours === undefined || rate === null
    ? []
    : [
        {
          category: ours,
          rate: rate.rate,
          portalOnly: portal_only === true,
          cap: cap == null ? null : { amount: cap, period: 'annual' },
        },
      ]
}
