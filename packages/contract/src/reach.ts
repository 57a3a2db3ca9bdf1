/** Which cards a person can get: credit, deposit and memberships decide. */
import type { OfferHabits } from '@cardsight/engine/values'
import type { CardNeeds } from './cards.ts'
import { type CreditLevel, creditLevels, type Profile } from './profile.ts'
import type { ProfileOptions } from './profile-options.ts'

/** The part of a profile that decides. */
export type ReachProfile = Pick<Profile, 'credit' | 'thinFile' | 'deposit' | 'memberships'>

/** What keeps a card out of reach. */
export type ReachProblem =
  | Readonly<{ kind: 'credit'; level: CreditLevel }>
  /** A credit history of a year or more. */
  | Readonly<{ kind: 'history' }>
  | Readonly<{ kind: 'deposit'; dollars: number }>
  | Readonly<{ kind: 'membership'; id: string }>

/** Returns a function that lists what keeps a card out of reach; nothing if the person can get it. */
export function reachProblems(
  profile: ReachProfile,
  { memberships }: Pick<ProfileOptions, 'memberships'>,
): (needs: CardNeeds) => ReachProblem[] {
  const held = heldMemberships(profile, memberships)
  const free = new Set(memberships.filter(({ kind }) => kind === 'free').map(({ id }) => id))
  return (needs) => [
    ...creditProblems(profile, needs),
    ...((needs.deposit ?? 0) > profile.deposit
      ? [{ kind: 'deposit' as const, dollars: needs.deposit ?? 0 }]
      : []),
    ...needs.memberships
      .filter((id) => !held.has(id) && !free.has(id))
      .map((id) => ({ kind: 'membership' as const, id })),
  ]
}

/**
 * The level that a card needs. If no source states one, that doesn't keep the card from anyone with good credit. People with less
 * see only cards that are known to accept them.
 */
function creditNeeded({ credit }: Pick<CardNeeds, 'credit'>): CreditLevel {
  return credit ?? 'good'
}

/** The index of that level in `creditLevels`. */
export function levelNeeded(needs: Pick<CardNeeds, 'credit'>): number {
  return creditLevels.indexOf(creditNeeded(needs))
}

/**
 * People new to credit get the cards that accept them, whatever level these ask others for. So do people with a thin file,
 * unless their credit is poor: that's a history too.
 */
function creditProblems({ credit, thinFile }: ReachProfile, needs: CardNeeds): ReachProblem[] {
  const level = creditNeeded(needs)
  const isThin = thinFile && credit !== 'poor'
  if (credit === 'none' || isThin) {
    const isAboutAge = isThin || level === 'poor'
    const problem: ReachProblem = isAboutAge ? { kind: 'history' } : { kind: 'credit', level }
    return needs.newToCredit === true ? [] : [problem]
  }
  return levelNeeded(needs) <= creditLevels.indexOf(credit) ? [] : [{ kind: 'credit', level }]
}

/** One card ever, opened less than a year before a day. Months and days are ISO texts; an unknown one counts as long ago. */
export function isThinFile(opened: readonly (string | undefined)[], today: string): boolean {
  const [first] = opened
  return first !== undefined && opened.length === 1 && monthsSince(first, today) < 12
}

function monthsSince(opened: string, today: string): number {
  const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return monthOf(today) - monthOf(opened)
}

/** Memberships of the person, with those that come with them. */
export function heldMemberships(
  profile: Pick<Profile, 'memberships'>,
  memberships: readonly Readonly<{ id: string; implies: readonly string[] }>[],
): ReadonlySet<string> {
  const implied = new Map(memberships.map(({ id, implies }) => [id, implies]))
  const held = new Set<string>()
  const add = (id: string) => {
    if (!held.has(id)) {
      held.add(id)
      for (const other of implied.get(id) ?? []) {
        add(other)
      }
    }
  }
  for (const id of profile.memberships) {
    add(id)
  }
  return held
}

/** What offers that aren't for everyone depend on. */
export function offerHabitsOf(
  profile: Pick<Profile, 'booksInPortals' | 'memberships'>,
  { memberships }: Pick<ProfileOptions, 'memberships'>,
): OfferHabits {
  return { booksInPortals: profile.booksInPortals, memberships: [...heldMemberships(profile, memberships)] }
}
