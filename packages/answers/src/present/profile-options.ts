import { type CatalogCard, creditId, impliedMemberships, pointValues, type Release } from '@cardsight/catalog'
import type {
  CreditOption,
  MembershipOption,
  ProfileOptions,
  ProgramOption,
} from '@cardsight/contract/schemas'

/** Returns what people can choose in a profile: what matters to a card that is open to applicants. Sorted by name. */
export function profileOptionsOf(release: Release): ProfileOptions {
  const open = release.cards.filter(({ engine }) => engine.isOpen)
  return {
    programs: programOptions(open, release).sort(byName),
    memberships: membershipOptions(open, release).sort(byName),
    credits: creditOptions(open).sort(byName),
  }
}

function programOptions(open: readonly CatalogCard[], { programs }: Release): ProgramOption[] {
  const earned = new Set(open.filter(({ earns }) => earns.length > 0).map(({ program }) => program))
  const [floor, easy, usual] = (['floor', 'easy', 'usual'] as const).map((outlook) =>
    pointValues(programs, outlook),
  )
  return Object.entries(programs)
    .filter(([id]) => earned.has(id))
    .map(([id, { name, kind, unit, needsUse = false }]) => ({
      id,
      name,
      kind,
      unit,
      needsUse,
      values: { floor: floor?.[id] ?? 0, easy: easy?.[id] ?? 0, usual: usual?.[id] ?? 0 },
    }))
}

function membershipOptions(open: readonly CatalogCard[], { memberships }: Release): MembershipOption[] {
  const required = new Set(open.flatMap(({ eligibility }) => eligibility?.requires ?? []))
  const inRules = new Set(
    open.flatMap(({ earns }) => earns.flatMap(({ member, tier }) => member ?? tier ?? [])),
  )
  return Object.entries(memberships)
    .filter(([id]) => required.has(id) || inRules.has(id))
    .map(([id, { name, kind, yearlyCost = null, who }]) => {
      const implies = impliedMemberships(id, memberships)
      const changesRates = [id, ...implies].some((each) => inRules.has(each))
      return { id, name, kind, yearlyCost, who, implies, changesRates }
    })
}

function creditOptions(open: readonly CatalogCard[]): CreditOption[] {
  const options = new Map<string, CreditOption>()
  for (const card of open) {
    for (const { id, yearlyCents, countedCents } of card.engine.credits) {
      const earlier = options.get(id)
      const { name, cardIds } = earlier ?? { name: nameOfCredit(id, card, open), cardIds: [] }
      const highest =
        earlier !== undefined && earlier.yearlyCents >= yearlyCents ? earlier : { yearlyCents, countedCents }
      options.set(id, {
        id,
        name,
        cardIds: [...cardIds, card.id],
        yearlyCents: highest.yearlyCents,
        countedCents: highest.countedCents,
      })
    }
  }
  return [...options.values()]
}

/** Names of generic credits, such as 'Travel Credit', need the card's name to tell them apart. */
function nameOfCredit(id: string, card: CatalogCard, open: readonly CatalogCard[]): string {
  const name = card.credits?.find((credit) => creditId(credit.name, card) === id)?.name ?? id
  const product = open.find((each) => each.id === card.variantOf) ?? card
  return id.startsWith(`${card.variantOf ?? card.id}-`) ? `${name} (${product.name})` : name
}

function byName(a: { name: string }, b: { name: string }): number {
  return Number(a.name > b.name) - Number(a.name < b.name)
}
