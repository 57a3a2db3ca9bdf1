/** Accounts that more than one link shares: a joint account of two logins, or one account through two sources. */
import { recognizeMerchant } from '@cardsight/categorizer'
import { type Day, daysBetween, isWithin } from '@cardsight/engine/dates'
import { merchantNameKey } from '@cardsight/engine/spending'

type SharedOnce = Readonly<{
  name: string
  mask: string | null
  persistentId?: string | null
}>

/** Null if the institution is unknown. A link that combines several banks has an id for all of them. */
type AtInstitution = SharedOnce & Readonly<{ institutionId: string | null }>

/**
 * Returns whether two accounts are the same one. The provider's account ids differ with each link. Where the bank has
 * ids of its own, they decide. Otherwise institution, name and mask do.
 */
export function isSameAccount(a: AtInstitution, b: AtInstitution): boolean {
  const [idOfA, idOfB] = [a.persistentId ?? null, b.persistentId ?? null]
  if (idOfA !== null && idOfB !== null) {
    return idOfA === idOfB
  }
  const isSameInstitution = a.institutionId !== null && a.institutionId === b.institutionId
  return isSameInstitution && a.name === b.name && a.mask === b.mask
}

/** A row of an account. */
export type PurchaseRow = Readonly<{ day: Day; cents: number; name: string }>

/** Sources can date a purchase this many days apart. */
export const DAYS_APART = 3
/** Fewer equal rows can be a coincidence. */
const LEAST_MATCHES = 3

/** Returns whether two accounts have the same purchases: more than half of the rows on the days that both cover. */
export function haveSamePurchases(a: readonly PurchaseRow[], b: readonly PurchaseRow[]): boolean {
  const [ofA, ofB] = [within(a, b), within(b, a)]
  const matches = countMatches(a, ofB)
  return matches >= LEAST_MATCHES && matches * 2 > Math.min(ofA.length, ofB.length)
}

/** Rows from the first to the last day of the others. */
function within(rows: readonly PurchaseRow[], others: readonly PurchaseRow[]): PurchaseRow[] {
  const days = others.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined
    ? []
    : rows.filter(({ day }) => isWithin({ first, last }, day))
}

/** Each row matches at most one other. */
function countMatches(a: readonly PurchaseRow[], b: readonly PurchaseRow[]): number {
  const open = new Set(a)
  return b.filter((row) => {
    const match = [...open].find((other) => isSamePurchase(other, row))
    return match !== undefined && open.delete(match)
  }).length
}

/** The name last: cleaning it takes the longest. */
function isSamePurchase(a: PurchaseRow, b: PurchaseRow): boolean {
  return (
    a.cents === b.cents && Math.abs(daysBetween(a.day, b.day)) <= DAYS_APART && cleanName(a) === cleanName(b)
  )
}

function cleanName({ name }: PurchaseRow): string {
  return merchantNameKey(recognizeMerchant(name).name)
}
