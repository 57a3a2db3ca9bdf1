/** What points and credits are worth to the person of a profile. */
import type { PointLimit, Valuation } from '@cardsight/engine/values'
import type { Profile } from './profile.ts'
import type { ProfileOptions, ProgramOption } from './profile-options.ts'
import type { UsableCents } from './run-numbers.ts'

/** For people who use no program. */
export const noUsableCents: UsableCents = { airline: 0, hotel: 0, rail: 0, cruise: 0, store: 0 }

/** `usableCents` is the spending that points of each kind of program can pay for. */
export function valuationOf(
  profile: Profile,
  { programs }: Pick<ProfileOptions, 'programs'>,
  usableCents: UsableCents,
): Valuation {
  const limits = programs.flatMap((program): [string, PointLimit][] => {
    const yearlyCents = limitOf(program, profile, usableCents)
    return yearlyCents === null ? [] : [[program.id, { yearlyCents, valueBeyond: program.values.floor }]]
  })
  return {
    pointValues: Object.fromEntries(programs.map((program) => [program.id, programValue(program, profile)])),
    pointLimits: Object.fromEntries(limits),
    credits: Object.fromEntries(profile.credits.map((id) => [id, 'expected'])),
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
