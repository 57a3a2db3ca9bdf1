/** What we assume about a person: credit, programs, memberships and habits. Everything starts with a careful default. */

/** From lowest to highest. A card asks for a minimum level; 'none' is no level but a history that hasn't started. */
export const creditLevels = ['none', 'poor', 'fair', 'good', 'excellent'] as const
export type CreditLevel = (typeof creditLevels)[number]

/** How the person uses points: as cash, in the easy way, by transfers to partners, or at values of their own. */
export const pointUses = ['cash', 'easy', 'transfers', 'own'] as const
export type PointUse = (typeof pointUses)[number]

/** A balance and what the person can pay toward it a month, in whole dollars. */
export type Debt = Readonly<{ balance: number; payment: number }>

export type Profile = Readonly<{
  credit: CreditLevel
  /** The person's only card is less than a year old. Issuers then treat them as new to credit. */
  thinFile: boolean
  /** Dollars that the person would deposit for secured cards. */
  deposit: number
  /** Airline, hotel, rail, cruise and store programs the person uses: dollars a year spent there, null if not stated. */
  programs: Readonly<Record<string, number | null>>
  /** Ids of memberships, bank relationships and statuses that the person has. */
  memberships: readonly string[]
  /** Dollars a year spent with the brand of a membership, by membership. Absent if not stated. */
  memberSpending: Readonly<Record<string, number>>
  points: PointUse
  /** Own values in hundredths of a cent per point, by program. They count only with `points: 'own'`. */
  pointValues: Readonly<Record<string, number>>
  /** Ids of statement credits that the person would use. Each counts at a stated share of what they can use of it. */
  credits: readonly string[]
  /** Dollars a year that credits are worth to the person, by id: 0 for one that they don't use. Absent if not stated. */
  creditAmounts: Readonly<Record<string, number>>
  activatesCategories: boolean
  booksInPortals: boolean
  /** The person has a business or side income, so business cards are for them too. */
  hasBusiness: boolean
  /** Rent paid by card, in whole dollars a month. */
  rent: number
  /** A balance that the person carries on cards; null if they pay in full every month. */
  debt: Debt | null
}>

/** The person that every public page and every answer assumes, unless it says otherwise. */
export const defaultProfile: Profile = {
  credit: 'good',
  thinFile: false,
  deposit: 500,
  programs: {},
  memberships: [],
  memberSpending: {},
  points: 'easy',
  pointValues: {},
  credits: [],
  creditAmounts: {},
  activatesCategories: true,
  booksInPortals: false,
  hasBusiness: false,
  rent: 0,
  debt: null,
}

/** A round balance near the average of people who carry one, for those who state none. */
const USUAL_BALANCE = 5000
/** With 5% a month a balance is gone in two years, interest included. */
const USUAL_PAYMENT_SHARE = 0.05
const LEAST_PAYMENT = 25

export function usualPayment(balance: number): number {
  return Math.max(LEAST_PAYMENT, Math.ceil(balance * USUAL_PAYMENT_SHARE))
}

export const usualDebt: Debt = { balance: USUAL_BALANCE, payment: usualPayment(USUAL_BALANCE) }

/** Reads profiles from before debts had amounts. Fields that are new since then have a default in the schema. */
export function upgradeProfile(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('carriesBalance' in stored)) {
    return stored
  }
  const { carriesBalance, ...others } = stored
  return { debt: carriesBalance === true ? usualDebt : null, ...others }
}

/** The highest value that a person can give a point: ten cents, in hundredths of a cent. */
export const MAX_POINT_VALUE = 1000

/** True if both profiles give the same answer to everything. */
export function isSameProfile(a: Profile, b: Profile): boolean {
  return JSON.stringify(profileQuery(a)) === JSON.stringify(profileQuery(b))
}

/** Every query parameter that a profile can have, in the order of a URL. */
export const profileParameters = [
  'credit',
  'history',
  'deposit',
  'programs',
  'memberships',
  'points',
  'pointValues',
  'credits',
  'rotating',
  'portals',
  'business',
  'rent',
  'balance',
  'payment',
] as const

/**
 * Query parameters of a profile, without those that have their default. Ids are sorted, so that equal profiles have
 * equal queries.
 */
export function profileQuery(profile: Profile): Record<string, string> {
  const values: Record<(typeof profileParameters)[number], [text: string, usual: string]> = {
    credit: [profile.credit, defaultProfile.credit],
    history: [historyOf(profile), historyOf(defaultProfile)],
    deposit: [String(profile.deposit), String(defaultProfile.deposit)],
    programs: [listWithNumbers(profile.programs), ''],
    memberships: [listWithNumbers(amountsOfMemberships(profile)), ''],
    points: [profile.points, defaultProfile.points],
    pointValues: [profile.points === 'own' ? listWithNumbers(profile.pointValues) : '', ''],
    credits: [listWithNumbers(amountsOfCredits(profile)), ''],
    rotating: [yesOrNo(profile.activatesCategories), yesOrNo(defaultProfile.activatesCategories)],
    portals: [yesOrNo(profile.booksInPortals), yesOrNo(defaultProfile.booksInPortals)],
    business: [yesOrNo(profile.hasBusiness), yesOrNo(defaultProfile.hasBusiness)],
    rent: [String(profile.rent), String(defaultProfile.rent)],
    balance: [String(profile.debt?.balance ?? ''), ''],
    payment: [String(profile.debt?.payment ?? ''), ''],
  }
  return Object.fromEntries(
    profileParameters
      .filter((name) => values[name][0] !== values[name][1])
      .map((name) => [name, values[name][0]]),
  )
}

/** How long the person has had credit: 'short' is a thin file. */
export const histories = ['short', 'long'] as const

function historyOf({ thinFile }: Profile): (typeof histories)[number] {
  return thinFile ? 'short' : 'long'
}

function amountsOfMemberships({ memberships, memberSpending }: Profile): Record<string, number | null> {
  return Object.fromEntries(memberships.map((id) => [id, memberSpending[id] ?? null]))
}

function amountsOfCredits({ credits, creditAmounts }: Profile): Record<string, number | null> {
  return { ...Object.fromEntries(credits.map((id) => [id, null])), ...creditAmounts }
}

/** 'delta-skymiles:600,world-of-hyatt': ids with a number after a colon, if they have one. */
function listWithNumbers(numbers: Readonly<Record<string, number | null>>): string {
  return Object.entries(numbers)
    .map(([id, number]) => (number === null ? id : `${id}:${number}`))
    .sort()
    .join()
}

function yesOrNo(isTrue: boolean): string {
  return isTrue ? 'yes' : 'no'
}
