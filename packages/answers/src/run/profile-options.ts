import {
  type CatalogCard,
  creditId,
  impliedMemberships,
  pointValues,
  programOfKey,
  type Release,
} from '@cardsight/catalog'
import type {
  Brand,
  CreditOption,
  MembershipOption,
  ProfileOptions,
  ProgramOption,
} from '@cardsight/contract/profile-schemas'
import { countedCents, countsByDefault } from '@cardsight/engine/values'

/** Returns what people can choose in a profile: what matters to a card that is open to applicants. Sorted by name. */
export function profileOptionsOf(release: Release): ProfileOptions {
  const open = release.cards.filter(({ engine }) => engine.isOpen)
  return {
    programs: programOptions(release).sort(byName),
    memberships: membershipOptions(open, release).sort(byName),
    credits: creditOptions(open).sort(byName),
  }
}

/** Programs of all cards, because results also show cards that are closed. Cards with values of their own have an entry. */
function programOptions({ cards, programs, vocabulary }: Release): ProgramOption[] {
  const keys = new Set(cards.map(({ engine }) => engine.program))
  const ids = new Set([...keys].map(programOfKey))
  const own = Object.fromEntries(Object.entries(programs).filter(([id]) => ids.has(id)))
  const [floor, easy, usual] = (['floor', 'easy', 'usual'] as const).map((outlook) =>
    pointValues(own, outlook),
  )
  return [...keys].flatMap((key) => {
    const program = programs[programOfKey(key)]
    const owner = cards.find(({ id }) => key === `${programOfKey(key)}/${id}`)
    return program === undefined
      ? []
      : [
          {
            id: key,
            name: owner === undefined ? program.name : `${program.name} (${owner.name})`,
            kind: program.kind,
            unit: program.unit,
            needsUse: program.needsUse ?? false,
            ...brandOf(program, vocabulary),
            values: { floor: floor?.[key] ?? 0, easy: easy?.[key] ?? 0, usual: usual?.[key] ?? 0 },
          },
        ]
  })
}

type Branded = Pick<Release['programs'][string], 'brand'>

function brandOf({ brand }: Branded, { merchants }: Release['vocabulary']): { brand?: Brand } {
  return brand === undefined
    ? {}
    : { brand: { merchant: brand.at, name: merchants[brand.at] ?? brand.at, leaf: brand.on } }
}

function membershipOptions(
  open: readonly CatalogCard[],
  { memberships, vocabulary }: Release,
): MembershipOption[] {
  const required = new Set(open.flatMap(({ eligibility }) => eligibility?.requires ?? []))
  const inRules = new Set(
    open.flatMap(({ engine }) => [
      ...engine.rules.flatMap(({ condition }) =>
        condition !== undefined && 'id' in condition ? condition.id : [],
      ),
      ...engine.bonus.flatMap(({ needsMembership }) => needsMembership ?? []),
    ]),
  )
  return Object.entries(memberships)
    .filter(([id]) => required.has(id) || inRules.has(id))
    .map(([id, { name, kind, yearlyCost = null, who, brand }]) => {
      const implies = impliedMemberships(id, memberships)
      const changesRates = [id, ...implies].some((each) => inRules.has(each))
      return { id, name, kind, yearlyCost, who, implies, changesRates, ...brandOf({ brand }, vocabulary) }
    })
}

function creditOptions(open: readonly CatalogCard[]): CreditOption[] {
  const options = new Map<string, CreditOption>()
  for (const card of open) {
    for (const credit of card.engine.credits) {
      const { id, yearlyCents } = credit
      const earlier = options.get(id)
      const { name, cardIds } = earlier ?? { name: nameOfCredit(id, card, open), cardIds: [] }
      const highest =
        earlier !== undefined && earlier.yearlyCents >= yearlyCents
          ? earlier
          : { yearlyCents, countedCents: countedCents(credit, yearlyCents) }
      options.set(id, {
        id,
        name,
        cardIds: [...cardIds, card.id],
        yearlyCents: highest.yearlyCents,
        countedCents: highest.countedCents,
        isDefault: countsByDefault(credit),
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
