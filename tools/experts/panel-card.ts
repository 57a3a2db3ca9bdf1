import type { CatalogCard, Release } from '@cardsight/catalog'
import { type CreditLevel, creditLevels, type Profile } from '@cardsight/contract/profile'
import type { CardSet, Trait } from './person.ts'

/** The facts of a card that rules ask for. */
export type PanelCard = Readonly<{
  id: string
  program: string
  fee: number
  /** The card that this one is a variant of, or the card itself. */
  group: string
  kind: string
  hasBrandPoints: boolean
  /** Memberships the card needs, without those that anyone can get at no cost. */
  memberships: readonly string[]
  chargesAbroad: boolean
  /** The lowest credit level; null if no source states it. */
  creditFrom: CreditLevel | null
  fitsNewToCredit: boolean
}>

export type PanelCards = ReadonlyMap<string, PanelCard>

export function panelCardsOf(release: Release): PanelCards {
  return new Map(release.cards.map((card) => [`${card.id}`, panelCardOf(card, release)]))
}

function panelCardOf(card: CatalogCard, { programs, memberships }: Release): PanelCard {
  const { eligibility } = card
  return {
    id: card.id,
    program: card.program,
    fee: card.fee.yearly,
    group: card.variantOf ?? card.id,
    kind: card.kind,
    hasBrandPoints: isBrand(card.program, programs[card.program]?.kind),
    memberships: (eligibility?.requires ?? []).filter((id) => memberships[id]?.kind !== 'free'),
    chargesAbroad: card.foreignFee?.charged === true || (card.foreignFee?.percent ?? 0) > 0,
    creditFrom: eligibility?.credit?.from ?? null,
    fitsNewToCredit: eligibility?.newToCredit === true,
  }
}

const brandKinds: readonly (string | undefined)[] = ['airline', 'hotel', 'rail', 'cruise', 'store']

/** Store programs that pay their rewards as a statement credit or into an account. */
const cashLikePrograms = [
  'carecredit-rewards',
  'nfl-extra-points',
  'sams-cash',
  'walgreens-cash',
  'walmart-onepay-cash',
]

function isBrand(program: string, kind: string | undefined): boolean {
  return brandKinds.includes(kind) && !cashLikePrograms.includes(program)
}

/** Returns true if the card matches at least one criterion of the set. */
export function isInSet(card: PanelCard, set: CardSet, profile: Profile): boolean {
  return (
    (set.ids ?? []).includes(card.id) ||
    (set.programs ?? []).includes(card.program) ||
    (set.feeAbove !== undefined && card.fee > set.feeAbove) ||
    (set.traits ?? []).some((trait) => hasTrait[trait](card, profile))
  )
}

const hasTrait: Readonly<Record<Trait, (card: PanelCard, profile: Profile) => boolean>> = {
  'brand-points': ({ hasBrandPoints }) => hasBrandPoints,
  'unused-brand': ({ hasBrandPoints, program }, { programs }) => hasBrandPoints && !(program in programs),
  student: ({ kind }) => kind === 'student',
  'foreign-fee': ({ chargesAbroad }) => chargesAbroad,
  secured: ({ kind }) => kind === 'secured',
  'missing-membership': ({ memberships }, profile) =>
    memberships.some((id) => !profile.memberships.includes(id)),
  'above-credit': ({ creditFrom, fitsNewToCredit }, { credit }) =>
    creditFrom !== null &&
    creditLevels.indexOf(creditFrom) > creditLevels.indexOf(credit) &&
    !(credit === 'none' && fitsNewToCredit),
  'unstated-credit': ({ creditFrom, kind }) => creditFrom === null && kind !== 'secured',
}
