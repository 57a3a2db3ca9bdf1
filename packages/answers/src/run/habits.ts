/** The parts of a profile that decide how many units a card pays. All other parts only change what units are worth. */
import type { Release } from '@cardsight/catalog'
import { defaultProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import { heldMemberships } from '@cardsight/contract/runs'
import { defaultAssumptions, type Habits } from '@cardsight/engine/cards'

/** Profiles with the same habits have the same units, so they can share a compiled catalog. */
export function habitsQuery(profile: Profile, memberships: Release['memberships']): string {
  const { activatesCategories, booksInPortals } = profile
  const relevant = profile.memberships.filter((id) => Object.hasOwn(memberships, id))
  return profileQuery({
    ...defaultProfile,
    activatesCategories,
    booksInPortals,
    memberships: relevant,
  }).toString()
}

export function habitsOf(profile: Profile, memberships: Release['memberships']): Habits {
  const held = heldMemberships(
    profile,
    Object.entries(memberships).map(([id, { implies = [] }]) => ({ id, implies })),
  )
  return {
    conditions: {
      ...defaultAssumptions.conditions,
      activation: profile.activatesCategories,
      portal: profile.booksInPortals,
    },
    memberships: [...held],
    tiers: [...held],
    picksBestChoice: true,
  }
}
