/** A profile as JSON. Ids are checked for their form here, and against the catalog by `findUnknownIds`. */
import { MOST_DOLLARS } from './limits.ts'
import { creditLevels, defaultProfile, MAX_POINT_VALUE, type Profile, pointUses } from './profile.ts'
import { z } from './zod.ts'

/** More than the catalog has of anything. */
const MAX_IDS = 500

/** Ids start with a letter or a digit, so that none is a special key of an object, such as `__proto__`. */
export const idPattern = /^[a-z0-9][a-z0-9._/-]{0,99}$/i

const idSchema = z.string().regex(idPattern, { error: 'must be an id' })

const idsSchema = z
  .array(idSchema, { error: 'must be a list of ids' })
  .max(MAX_IDS, { error: `must have at most ${MAX_IDS} ids` })
  .overwrite((ids) => [...new Set(ids)])

/** Builds the sentence for a value that isn't one of a few. */
export function mustBeOneOf(allowed: readonly string[]): string {
  return `must be one of ${allowed.join(', ')}`
}

/** Builds the sentence for a number that isn't whole or is out of range. */
export function mustBeUpTo(most: number): string {
  return `must be a whole number from 0 to ${most.toLocaleString('en-US')}`
}

function numberSchema(most: number) {
  const error = mustBeUpTo(most)
  return z.int({ error }).min(0, { error }).max(most, { error })
}

/** Builds the sentence for an amount that isn't whole, is nothing or is too much. */
export function mustBeFromOne(most: number): string {
  return `must be a whole number from 1 to ${most.toLocaleString('en-US')}`
}

function positiveSchema(most: number) {
  const error = mustBeFromOne(most)
  return z.int({ error }).min(1, { error }).max(most, { error })
}

function numbersSchema<Value extends z.ZodType<number | null>>(value: Value) {
  return z
    .record(idSchema, value, { error: 'must be an object with ids as keys' })
    .refine((numbers) => Object.keys(numbers).length <= MAX_IDS, {
      error: `must have at most ${MAX_IDS} ids`,
    })
}

const trueOrFalse = z.boolean({ error: 'must be true or false' })

export const profileSchema = z
  .strictObject({
    credit: z.enum(creditLevels, { error: mustBeOneOf(creditLevels) }).meta({
      description:
        "Credit level; 'good' is 670 or higher, 'excellent' 740 or higher, 'none' is new to credit",
    }),
    thinFile: trueOrFalse
      .default(defaultProfile.thinFile)
      .meta({ description: 'Your only card is less than a year old' }),
    deposit: numberSchema(MOST_DOLLARS)
      .default(defaultProfile.deposit)
      .meta({ description: 'Dollars you would deposit for secured cards' }),
    programs: numbersSchema(numberSchema(MOST_DOLLARS).nullable()).meta({
      description: 'Programs you use: dollars a year that you spend there, null if not stated',
    }),
    memberships: idsSchema.meta({ description: 'Memberships, bank relationships and statuses you have' }),
    memberSpending: numbersSchema(numberSchema(MOST_DOLLARS)).default({}).meta({
      description: 'Dollars a year that you spend with the brand of a membership, such as a club',
    }),
    points: z.enum(pointUses, { error: mustBeOneOf(pointUses) }).meta({
      description: 'How you use points: as cash, the easy way, by transfers, or at values of your own',
    }),
    pointValues: numbersSchema(numberSchema(MAX_POINT_VALUE)).meta({
      description: "Your own values in hundredths of a cent per point; they count only with points 'own'",
    }),
    credits: idsSchema.meta({ description: 'Statement credits you would use' }),
    creditAmounts: numbersSchema(numberSchema(MOST_DOLLARS)).default({}).meta({
      description: "Dollars a year that statement credits are worth to you; 0 for one that you don't use",
    }),
    activatesCategories: trueOrFalse.meta({ description: 'You activate rotating categories' }),
    booksInPortals: trueOrFalse.meta({ description: "You book travel in issuers' portals" }),
    hasBusiness: trueOrFalse
      .default(defaultProfile.hasBusiness)
      .meta({ description: 'You have a business or side income, so business cards count too' }),
    rent: numberSchema(MOST_DOLLARS).meta({ description: 'Rent paid by card, in dollars a month' }),
    debt: z
      .strictObject({
        balance: positiveSchema(MOST_DOLLARS).meta({ description: 'Dollars you owe on cards' }),
        payment: positiveSchema(MOST_DOLLARS).meta({ description: 'Dollars you can pay a month' }),
      })
      .nullable()
      .meta({ description: 'A balance you carry; null if you pay in full every month' }),
  })
  .meta({ id: 'Profile', description: 'What we assume about you' }) satisfies z.ZodType<Profile>

/** The profile saved in an account; null if there is none. */
export const savedProfileSchema = z.object({ profile: profileSchema.nullable() }).meta({ id: 'SavedProfile' })

export type SavedProfile = z.infer<typeof savedProfileSchema>
