/** What we assume about a person: credit, programs, memberships and habits. Everything starts with a careful default. */

/** From lowest to highest. A card asks for a minimum level. */
export const creditLevels = ['none', 'poor', 'fair', 'good', 'excellent'] as const
export type CreditLevel = (typeof creditLevels)[number]

/** How the person uses points: as cash, in the easy way, by transfers to partners, or at values of their own. */
export const pointUses = ['cash', 'easy', 'transfers', 'own'] as const
export type PointUse = (typeof pointUses)[number]

/** A balance and what the person can pay toward it a month, in whole dollars. */
export type Debt = Readonly<{ balance: number; payment: number }>

export type Profile = Readonly<{
  credit: CreditLevel
  /** Airline, hotel, rail, cruise and store programs the person uses: dollars a year spent there, null if not stated. */
  programs: Readonly<Record<string, number | null>>
  /** Ids of memberships, bank relationships and statuses that the person has. */
  memberships: readonly string[]
  /** Dollars a year spent with the brand of a membership, by membership. Absent if not stated. */
  memberSpending: Readonly<Record<string, number>>
  points: PointUse
  /** Own values in hundredths of a cent per point, by program. They count only with `points: 'own'`. */
  pointValues: Readonly<Record<string, number>>
  /** Ids of statement credits that the person would use. Each counts at a stated share of its face value. */
  credits: readonly string[]
  activatesCategories: boolean
  booksInPortals: boolean
  /** Rent paid by card, in whole dollars a month. */
  rent: number
  /** A balance that the person carries on cards; null if they pay in full every month. */
  debt: Debt | null
}>

/** The person that every public page and every answer assumes, unless it says otherwise. */
export const defaultProfile: Profile = {
  credit: 'good',
  programs: {},
  memberships: [],
  memberSpending: {},
  points: 'easy',
  pointValues: {},
  credits: [],
  activatesCategories: true,
  booksInPortals: false,
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

/** Reads profiles as they were stored before debts had amounts. */
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
  'programs',
  'memberships',
  'points',
  'pointValues',
  'credits',
  'rotating',
  'portals',
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
    programs: [listWithNumbers(profile.programs), ''],
    memberships: [listWithNumbers(amountsOfMemberships(profile)), ''],
    points: [profile.points, defaultProfile.points],
    pointValues: [profile.points === 'own' ? listWithNumbers(profile.pointValues) : '', ''],
    credits: [[...profile.credits].sort().join(), ''],
    rotating: [yesOrNo(profile.activatesCategories), yesOrNo(defaultProfile.activatesCategories)],
    portals: [yesOrNo(profile.booksInPortals), yesOrNo(defaultProfile.booksInPortals)],
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

function amountsOfMemberships({ memberships, memberSpending }: Profile): Record<string, number | null> {
  return Object.fromEntries(memberships.map((id) => [id, memberSpending[id] ?? null]))
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
