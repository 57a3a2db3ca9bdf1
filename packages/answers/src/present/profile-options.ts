import type { CatalogCard, Release } from '@cardsight/catalog'

/** The ids that a profile can contain, and which memberships need a run of their own. */
type ProfileChoices = Readonly<{
  programs: readonly Readonly<{ id: string }>[]
  memberships: readonly Readonly<{ id: string; implies: readonly string[]; changesRates: boolean }>[]
  credits: readonly Readonly<{ id: string }>[]
}>

/** Lists programs, memberships and statement credits of open cards. */
export function profileOptionsOf(release: Release): ProfileChoices {
  const open = release.cards.filter(({ engine }) => engine.isOpen)
  const inRules = new Set(open.flatMap(membershipsInRules))
  const required = open.flatMap(({ eligibility }) => eligibility?.requires ?? [])
  return {
    programs: unique(open.map(({ program }) => program)).map((id) => ({ id })),
    memberships: unique([...inRules, ...required]).map((id) => ({
      id,
      implies: [],
      changesRates: inRules.has(id),
    })),
    credits: unique(open.flatMap(({ engine }) => engine.credits.map(({ id }) => id))).map((id) => ({ id })),
  }
}

function membershipsInRules({ engine }: CatalogCard): string[] {
  return engine.rules.flatMap(({ condition }) =>
    condition?.kind === 'membership' || condition?.kind === 'tier' ? [condition.id] : [],
  )
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort()
}
