/** A profile as query parameters, in the form that `profileQuery` writes. All of them are optional. */
import { MOST_DOLLARS } from './limits.ts'
import {
  creditLevels,
  type Debt,
  defaultProfile,
  histories,
  MAX_POINT_VALUE,
  type Profile,
  pointUses,
  usualDebt,
  usualPayment,
} from './profile.ts'
import { idPattern, mustBeFromOne, mustBeOneOf, mustBeUpTo } from './profile-schema.ts'
import { z } from './zod.ts'

const AT_MOST_ONCE = 'must be given at most once'
/** Long enough for every id of the catalog. */
const MAX_LENGTH = 10_000

/** Schemas by parameter, for queries that contain a profile. */
export const profileQueryShape = {
  credit: oneOf(creditLevels)
    .optional()
    .meta({
      description: `Credit level: good is 670 or higher, excellent 740 or higher, none is new to credit. Default: ${defaultProfile.credit}`,
    }),
  history: oneOf(histories).optional().meta({
    description: "Short if your only card is less than a year old. You're then new to credit. Default: long",
  }),
  deposit: dollarText()
    .optional()
    .meta({
      description: `Dollars you would deposit for secured cards. A month can't put more on them. Default: ${defaultProfile.deposit}`,
    }),
  programs: idsWithNumbers(MOST_DOLLARS).optional().meta({
    description:
      'Programs you use, with the dollars a year you spend there if you know: delta-skymiles:600,world-of-hyatt',
  }),
  memberships: idsWithNumbers(MOST_DOLLARS).optional().meta({
    description:
      'Memberships, bank relationships and statuses you have, with the dollars a year you spend there if you know: aaa,costco:4000',
  }),
  points: oneOf(pointUses)
    .optional()
    .meta({
      description: `How you use points: as cash, the easy way, by transfers, or at values of your own. Default: ${defaultProfile.points}`,
    }),
  pointValues: numbersById(MAX_POINT_VALUE).optional().meta({
    description:
      'Your own values in hundredths of a cent per point, with points=own: chase-ultimate-rewards:150',
  }),
  credits: idsWithNumbers(MOST_DOLLARS).optional().meta({
    description:
      "Statement credits you would use, with the dollars a year they're worth to you if you know: uber-cash,resy:60. Broad ones count anyway; a 0 leaves one out",
  }),
  rotating: yesOrNo('You activate rotating categories', defaultProfile.activatesCategories),
  portals: yesOrNo("You book travel in issuers' portals", defaultProfile.booksInPortals),
  business: yesOrNo(
    'You have a business or side income, so business cards count too',
    defaultProfile.hasBusiness,
  ),
  rent: dollarText().optional().meta({ description: 'Rent paid by card, in dollars a month' }),
  balance: z
    .string({ error: AT_MOST_ONCE })
    .regex(/^(?:yes|no|\d{1,5}|\d{1,2},\d{3})$/, {
      error: `must be yes, no, or whole dollars in digits, from 0 to ${MOST_DOLLARS.toLocaleString('en-US')}`,
    })
    .transform(toBalance)
    .optional()
    .meta({
      description: `Dollars you owe on cards, if you don't pay in full every month; yes is ${usualDebt.balance}. Cards are then ranked by what the debt costs. Default: no`,
    }),
  payment: z
    .string({ error: AT_MOST_ONCE })
    .regex(/^(?:[1-9]\d{0,4}|[1-9]\d?,\d{3})$/, { error: mustBeFromOne(MOST_DOLLARS) })
    .transform((digits) => Number(digits.replace(',', '')))
    .optional()
    .meta({
      description:
        'Dollars you can pay toward that balance a month. Default: 5% of the balance, at least $25',
    }),
} as const

export const profileQuerySchema = z.object(profileQueryShape)

export type ProfileQuery = z.output<typeof profileQuerySchema>

/** Returns the profile of a parsed query. Parameters that aren't set have their default. */
export function toProfile(query: ProfileQuery): Profile {
  return {
    credit: query.credit ?? defaultProfile.credit,
    thinFile: query.history === undefined ? defaultProfile.thinFile : query.history === 'short',
    deposit: query.deposit ?? defaultProfile.deposit,
    programs: query.programs ?? defaultProfile.programs,
    memberships: query.memberships ? Object.keys(query.memberships).sort() : defaultProfile.memberships,
    memberSpending: statedOnly(query.memberships ?? {}),
    points: query.points ?? defaultProfile.points,
    pointValues: query.pointValues ?? defaultProfile.pointValues,
    credits: Object.keys(query.credits ?? {})
      .filter((id) => query.credits?.[id] === null)
      .sort(),
    creditAmounts: statedOnly(query.credits ?? {}),
    activatesCategories: query.rotating ?? defaultProfile.activatesCategories,
    booksInPortals: query.portals ?? defaultProfile.booksInPortals,
    hasBusiness: query.business ?? defaultProfile.hasBusiness,
    rent: query.rent ?? defaultProfile.rent,
    debt: toDebt(query),
  }
}

function statedOnly(numbers: Readonly<Record<string, number | null>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([id, number]) => (number === null ? [] : [[id, number] as const])),
  )
}

function toDebt({ balance = 0, payment }: ProfileQuery): Debt | null {
  return balance === 0 ? null : { balance, payment: payment ?? usualPayment(balance) }
}

function toBalance(text: string): number {
  return text === 'yes' ? usualDebt.balance : Number(text.replace('no', '0').replace(',', ''))
}

function dollarText() {
  return z
    .string({ error: AT_MOST_ONCE })
    .regex(/^(?:\d{1,5}|\d{1,2},\d{3})$/, {
      error: `must be whole dollars in digits, from 0 to ${MOST_DOLLARS.toLocaleString('en-US')}`,
    })
    .transform((digits) => Number(digits.replace(',', '')))
}

function oneOf<const Name extends string>(names: readonly Name[]) {
  return z.enum(names, {
    error: ({ input }) => (Array.isArray(input) ? AT_MOST_ONCE : mustBeOneOf(names)),
  })
}

function yesOrNo(statement: string, usual: boolean) {
  return oneOf(['yes', 'no'])
    .transform((answer) => answer === 'yes')
    .optional()
    .meta({ description: `${statement}. Default: ${usual ? 'yes' : 'no'}` })
}

function listText() {
  return z
    .string({ error: AT_MOST_ONCE })
    .max(MAX_LENGTH, { error: `must have at most ${MAX_LENGTH.toLocaleString('en-US')} characters` })
}

/** Parses `delta-skymiles:600,world-of-hyatt`. The number of an id without one is null. */
function idsWithNumbers(most: number) {
  const error = `must be ids, each at most once, separated by commas; a number after a colon ${mustBeUpTo(most)}`
  return listText().transform((text, { addIssue }): Record<string, number | null> => {
    const pairs = [...new Set(partsOf(text))].map(toPair)
    const ids = new Set(pairs.map(([id]) => id))
    const isValid = pairs.every(([id, number]) => idPattern.test(id) && (number === null || number <= most))
    if (!isValid || ids.size < pairs.length) {
      addIssue(error)
    }
    return Object.fromEntries(pairs)
  })
}

/** Parses `chase-ultimate-rewards:150`, where each id needs a number. */
function numbersById(most: number) {
  return idsWithNumbers(most).transform((numbers, { addIssue }): Record<string, number> => {
    const given = statedOnly(numbers)
    if (Object.keys(given).length < Object.keys(numbers).length) {
      addIssue('must have a number after each id and a colon, such as chase-ultimate-rewards:150')
    }
    return given
  })
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(',')
}

/** The number of a part that has an invalid one is `NaN`, which is in no range. */
function toPair(part: string): [id: string, number: number | null] {
  const [id = '', digits, ...more] = part.split(':')
  if (digits === undefined) {
    return [id, null]
  }
  return [id, more.length === 0 && /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN]
}
