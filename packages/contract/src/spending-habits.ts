/** The parts of a profile that change what typed costs consist of: rent, and spending with brands. */
import { toCents } from '@cardsight/engine/money'
import type { BrandSpending } from '@cardsight/engine/spending'
import { defaultProfile, type Profile } from './profile.ts'
import type { Brand, ProfileOptions } from './profile-options.ts'
import { runHabitsOf } from './run-habits.ts'

export type SpendingHabits = Readonly<{
  /** Dollars a month. */
  rent: number
  /** One entry for each merchant, sorted. Linked and imported purchases name their merchants, so they need none. */
  brands: readonly BrandSpending[]
}>

type Options = Pick<ProfileOptions, 'programs' | 'memberships'>

/** `options` must be those of the whole catalog: a card's own don't have all brands. */
export function spendingHabitsOf(profile: Profile, options: Options): SpendingHabits {
  return { rent: profile.rent, brands: brandSpendingOf(profile, options) }
}

/** The parts of a profile that a run depends on. Profiles with the same parts share a run. */
export function runProfileOf(profile: Profile, options: Options): Profile {
  const { memberships, ...habits } = runHabitsOf(profile, options.memberships)
  const hasBrand = (choices: readonly Readonly<{ id: string; brand?: Brand | undefined }>[], id: string) =>
    choices.some((choice) => choice.id === id && choice.brand !== undefined)
  const branded = profile.memberships.filter((id) => hasBrand(options.memberships, id))
  return {
    ...defaultProfile,
    ...habits,
    rent: profile.rent,
    programs: Object.fromEntries(
      Object.entries(profile.programs).filter(([id]) => hasBrand(options.programs, id)),
    ),
    memberships: [...new Set([...memberships, ...branded])],
    memberSpending: profile.memberSpending,
  }
}

export const defaultSpendingHabits = spendingHabitsOf(defaultProfile, { programs: [], memberships: [] })

/** What the person spends with each brand that a program or a membership names. A brand counts once. */
function brandSpendingOf(profile: Profile, options: Options): BrandSpending[] {
  const found = new Map<string, BrandSpending>()
  for (const { brand, cents } of namedBrands(profile, options)) {
    const { merchant, leaf } = brand
    const stated = [cents, centsOf(found.get(merchant))].filter((amount) => amount !== null)
    const yearlyCents = stated.length === 0 ? null : toCents(Math.max(...stated))
    found.set(merchant, { merchant, leaf, yearlyCents })
  }
  return [...found.values()].sort((a, b) => Number(a.merchant > b.merchant) - Number(a.merchant < b.merchant))
}

function centsOf(brand: BrandSpending | undefined): number | null {
  return brand?.yearlyCents ?? null
}

type NamedBrand = Readonly<{ brand: Brand; cents: number | null }>

function namedBrands(profile: Profile, { programs, memberships }: Options): NamedBrand[] {
  const { memberSpending } = profile
  return [
    ...programs.map(({ id, brand }) => ({
      brand,
      isNamed: id in profile.programs,
      given: profile.programs[id],
    })),
    ...memberships.map(({ id, brand }) => ({
      brand,
      isNamed: profile.memberships.includes(id),
      given: memberSpending[id],
    })),
  ].flatMap(({ brand, isNamed, given = null }) =>
    isNamed && brand !== undefined ? [{ brand, cents: given === null ? null : given * 100 }] : [],
  )
}
