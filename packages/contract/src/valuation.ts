/** What points and credits are worth to the person of a profile. */
import type { PointLimit, Valuation } from '@cardsight/engine/values'
import type { Profile } from './profile.ts'
import type { Brand, ProfileOptions, ProgramOption } from './profile-options.ts'
import { heldMemberships } from './reach.ts'
import type { UsableCents } from './run-numbers.ts'

/** For people who use no program. */
export const noUsableCents: UsableCents = { airline: 0, hotel: 0, rail: 0, cruise: 0, store: 0 }

/** `usableCents` is the spending that points of each kind of program can pay for. */
export function valuationOf(
  chosen: Profile,
  options: Pick<ProfileOptions, 'programs' | 'memberships'>,
  usableCents: UsableCents,
): Valuation {
  const { programs } = options
  const profile = { ...chosen, programs: usedPrograms(chosen, options) }
  const limits = programs.flatMap((program): [string, PointLimit][] => {
    const yearlyCents = limitOf(program, profile, usableCents)
    return yearlyCents === null ? [] : [[program.id, { yearlyCents, valueBeyond: program.values.floor }]]
  })
  return {
    pointValues: Object.fromEntries(programs.map((program) => [program.id, programValue(program, profile)])),
    pointLimits: Object.fromEntries(limits),
    credits: statedCredits(profile),
  }
}

/** Who has a card uses its program, though not for a stated amount. */
export function asHolder(
  profile: Profile,
  cardPrograms: readonly string[],
  { programs }: Pick<ProfileOptions, 'programs'>,
): Profile {
  const branded = programs.filter(({ id, needsUse }) => needsUse && cardPrograms.includes(id))
  const used = branded.map(({ id }): [string, null] => [programOf(id), null])
  return { ...profile, programs: { ...Object.fromEntries(used), ...profile.programs } }
}

/** A member of a store or club can use what its own program pays. Of two amounts for the same brand, the higher one counts. */
function usedPrograms(
  profile: Profile,
  { programs, memberships }: Pick<ProfileOptions, 'programs' | 'memberships'>,
): Profile['programs'] {
  const held = heldMemberships(profile, memberships)
  const asMember = programs.flatMap(({ id, brand }): [string, number | null][] => {
    const clubs = memberships.filter((club) => held.has(club.id) && isSameBrand(club.brand, brand))
    const stated = [...clubs.map((club) => profile.memberSpending[club.id]), profile.programs[id]].filter(
      (dollars) => typeof dollars === 'number',
    )
    return clubs.length === 0 ? [] : [[id, stated.length === 0 ? null : Math.max(...stated)]]
  })
  return { ...profile.programs, ...Object.fromEntries(asMember) }
}

function isSameBrand(a: Brand | undefined, b: Brand | undefined): boolean {
  return a !== undefined && a.merchant === b?.merchant
}

/** An amount wins over a mere use. */
function statedCredits({ credits, creditAmounts }: Profile): Valuation['credits'] {
  return {
    ...Object.fromEntries(credits.map((id) => [id, 'expected' as const])),
    ...Object.fromEntries(Object.entries(creditAmounts).map(([id, dollars]) => [id, dollars * 100])),
  }
}

/** Hundredths of a cent per point. Points of a brand that the person doesn't use are worth their cash value. */
function programValue({ id, needsUse, values }: ProgramOption, profile: Profile): number {
  switch (profile.points) {
    case 'cash':
      return values.floor
    case 'own':
      return ownValue(id, profile) ?? (isUsed(id, profile) ? values.usual : values.easy)
    case 'easy':
      return needsUse && isUsed(id, profile) ? values.usual : values.easy
    case 'transfers':
      return needsUse && !isUsed(id, profile) ? values.floor : values.usual
  }
}

/**
 * Cents a year that the person can pay with points of a program, or null if there's no limit. What a person says a point
 * is worth to them has none.
 */
function limitOf(
  { id, needsUse, kind }: ProgramOption,
  profile: Profile,
  usable: UsableCents,
): number | null {
  const isOwn = profile.points === 'own' && ownValue(id, profile) !== undefined
  if (isOwn || !needsUse || !isUsed(id, profile)) {
    return null
  }
  const stated = profile.programs[id] ?? profile.programs[programOf(id)] ?? null
  if (stated !== null) {
    return stated * 100
  }
  const byKind: Partial<Record<ProgramOption['kind'], number>> = usable
  return byKind[kind] ?? null
}

/** A card with values of its own has the key `program/card`. */
function ownValue(id: string, { pointValues }: Profile): number | undefined {
  return pointValues[id] ?? pointValues[programOf(id)]
}

function isUsed(id: string, { programs }: Profile): boolean {
  return id in programs || programOf(id) in programs
}

function programOf(id: string): string {
  return id.split('/')[0] ?? id
}
