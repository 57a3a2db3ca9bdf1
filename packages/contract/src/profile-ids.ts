/** Compares the ids in a profile with those that can be chosen. Facts change, so an id can become unknown. */
import type { Profile } from './profile.ts'

type HasId = Readonly<{ id: string }>

/** The ids that can be chosen. `ProfileOptions` has them. */
export type ProfileIds = Readonly<{
  programs: readonly HasId[]
  memberships: readonly HasId[]
  credits: readonly HasId[]
}>

/** Ids in one query parameter that can't be chosen. */
export type UnknownIds = Readonly<{
  param: 'programs' | 'memberships' | 'pointValues' | 'credits'
  unknown: readonly string[]
  /** Sorted. */
  allowed: readonly string[]
}>

/** Returns one entry for each parameter with unknown ids. */
export function findUnknownIds(profile: Profile, options: ProfileIds): UnknownIds[] {
  const given = [
    ['programs', Object.keys(profile.programs), options.programs],
    ['memberships', profile.memberships, options.memberships],
    ['pointValues', Object.keys(profile.pointValues), options.programs],
    ['credits', [...profile.credits, ...Object.keys(profile.creditAmounts)], options.credits],
  ] as const
  return given.flatMap(([param, ids, choices]) => {
    const unknown = ids.filter((id) => !choices.some((choice) => choice.id === id))
    return unknown.length === 0 ? [] : [{ param, unknown, allowed: [...idsOf(choices)].sort() }]
  })
}

/** Builds the sentence that lists the ids to choose from. */
export function describeUnknownIds({ unknown, allowed }: UnknownIds): string {
  const missing = `there's no ${unknown.join(' or ')}`
  return allowed.length === 0
    ? `must be empty; ${missing}`
    : `must be one of ${allowed.join(', ')}; ${missing}`
}

/** Removes unknown ids from a saved profile, so that it works with today's catalog. */
export function withoutUnknownIds(profile: Profile, options: ProfileIds): Profile {
  const programs = idsOf(options.programs)
  const memberships = idsOf(options.memberships)
  const credits = idsOf(options.credits)
  return {
    ...profile,
    programs: pick(profile.programs, programs),
    memberships: profile.memberships.filter((id) => memberships.has(id)),
    memberSpending: pick(profile.memberSpending, memberships),
    pointValues: pick(profile.pointValues, programs),
    credits: profile.credits.filter((id) => credits.has(id)),
    creditAmounts: pick(profile.creditAmounts, credits),
  }
}

function idsOf(choices: readonly HasId[]): ReadonlySet<string> {
  return new Set(choices.map(({ id }) => id))
}

function pick<Value>(
  values: Readonly<Record<string, Value>>,
  ids: ReadonlySet<string>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)))
}
