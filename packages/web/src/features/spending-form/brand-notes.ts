import { type DetailName, detailNames } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import type { Brand, ProfileOptions } from '@cardsight/contract/profile-schemas'
import { monthOfTypedCosts, spendingHabitsOf } from '@cardsight/contract/runs'
import type { Leaf } from '@cardsight/engine/categories'
import { costDetails } from '@cardsight/engine/spending'
import { withBrand } from '../../content/brand-text.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { type Costs, toMonthlyCosts } from './costs.ts'

export type BrandNotes = Readonly<Partial<Record<DetailName, string>>>

/** Says which part of each finer amount counts as spending with a brand of the profile: '$800 of it with Delta'. */
export function brandNotes(costs: Costs, profile: Profile, options: ProfileOptions | null): BrandNotes {
  if (options === null) {
    return {}
  }
  const names = new Map(brandsOf(options).map((brand) => [brand.merchant, brand]))
  const month = monthOfTypedCosts(toMonthlyCosts(costs), spendingHabitsOf(profile, options))
  const partsOf = (leaves: readonly Leaf[]) =>
    month.flatMap(({ kind, cents }) => {
      const brand = leaves.includes(kind.leaf) ? names.get(kind.merchant ?? '') : undefined
      return brand === undefined ? [] : [`${wholeDollars(cents)} ${withBrand(brand)}`]
    })
  return Object.fromEntries(
    detailNames.flatMap((name) => {
      const parts = partsOf(costDetails[name].leaves)
      const isTyped = costs.details?.[name] !== undefined
      return parts.length === 0 ? [] : [[name, noteOf(parts, isTyped)]]
    }),
  )
}

function noteOf(parts: readonly string[], isTyped: boolean): string {
  return isTyped ? `Of this, ${parts.join(', ')}` : `We count ${parts.join(', ')} from your profile`
}

function wholeDollars(cents: number): string {
  return formatDollars(cents / 100)
}

function brandsOf({ programs, memberships }: ProfileOptions): Brand[] {
  return [...programs, ...memberships].flatMap(({ brand }) => brand ?? [])
}
