/** What a person can choose from in a profile: programs, memberships and statement credits of the catalog. */
import { leaves } from '@cardsight/engine/categories'
import { z } from './zod.ts'

const hundredthsSchema = z.int().nonnegative().meta({ description: 'Hundredths of a cent per point' })

const brandSchema = z
  .object({
    merchant: z.string().meta({ description: 'The key that earn rates name' }),
    name: z.string(),
    leaf: z.enum(leaves).meta({ description: 'The category that spending there is a part of' }),
  })
  .meta({ id: 'Brand', description: 'Where people who choose it spend' })

const programOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['cash', 'bank', 'airline', 'hotel', 'rail', 'cruise', 'store', 'investment', 'crypto']),
  unit: z.string(),
  needsUse: z.boolean().meta({ description: 'Of use only to people who use the brand' }),
  brand: brandSchema.optional(),
  values: z.object({ floor: hundredthsSchema, easy: hundredthsSchema, usual: hundredthsSchema }),
})

const membershipOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum([
    'paid',
    'free',
    'military',
    'bank',
    'region',
    'invitation',
    'status',
    'device',
    'student',
    'customer',
  ]),
  yearlyCost: z.number().nonnegative().nullable().meta({ description: 'Dollars; null if unknown' }),
  who: z.string().meta({ description: 'Who can join' }),
  implies: z.array(z.string()).meta({ description: 'Memberships that come with it' }),
  changesRates: z.boolean().meta({ description: 'Some card earns more with it' }),
  brand: brandSchema.optional(),
})

const creditOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  cardIds: z.array(z.string()),
  yearlyCents: z.int().meta({ description: 'Face value a year, the highest of these cards' }),
  countedCents: z
    .int()
    .meta({ description: 'The share of it that we count for people who can use all of it' }),
  isDefault: z.boolean().meta({ description: 'Counts unless the person says that they don’t use it' }),
})

export const profileOptionsSchema = z
  .object({
    programs: z.array(programOptionSchema),
    memberships: z.array(membershipOptionSchema),
    credits: z.array(creditOptionSchema),
  })
  .meta({ id: 'ProfileOptions' })

/** Response of the options' own URL. */
export const offeredOptionsSchema = profileOptionsSchema
  .extend({
    cardTexts: z.string().meta({ description: 'Path of the card texts that have the same options' }),
  })
  .meta({ id: 'OfferedOptions' })

export type ProfileOptions = z.infer<typeof profileOptionsSchema>
export type OfferedOptions = z.infer<typeof offeredOptionsSchema>
export type Brand = z.infer<typeof brandSchema>
export type ProgramOption = ProfileOptions['programs'][number]
export type MembershipOption = ProfileOptions['memberships'][number]
export type CreditOption = ProfileOptions['credits'][number]
