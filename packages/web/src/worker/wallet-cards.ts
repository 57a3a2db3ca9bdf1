/** The part of the catalog that the wallet pages show: names and fees, but no earning rules. */
import {
  type CatalogCard,
  describeTerms,
  programKeys,
  programOfKey,
  type Release,
  valuesOfKey,
} from '@cardsight/catalog'
import type { CardBrief } from '@cardsight/contract/cards'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import type { Cents } from '@cardsight/engine/money'

export type WalletCardInfo = Pick<
  CardBrief,
  'name' | 'issuer' | 'network' | 'kind' | 'face' | 'link' | 'status' | 'asOf'
> &
  Readonly<{
    cardId: string
    /** Key in `WalletCatalog.programs`. */
    program: string
    annualFeeCents: Cents
    /** Lowest and highest regular APR in percent; null if not stated. */
    apr: readonly [number, number] | null
    /** True if the card has rotating categories. */
    rotates: boolean
    introOffer: Readonly<{ intro_description: string }>
    /** Lowest and highest recommended credit level. */
    creditRange: [string, string]
  }>

export type WalletProgram = Readonly<{
  key: string
  name: string
  /** True if points are plain money, whose value can't change. */
  isMoney: boolean
}>

export type WalletCatalog = Readonly<{
  cards: readonly WalletCardInfo[]
  programs: readonly WalletProgram[]
  profileOptions: ProfileOptions
}>

export function walletCatalogOf({ cards, programs }: Release, profileOptions: ProfileOptions): WalletCatalog {
  return {
    cards: cards.map((card) => infoOf(card, programs)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    programs: programKeys(programs)
      .filter((key) => cards.some(({ engine }) => engine.program === key))
      .map((key) => {
        const values = valuesOfKey(key, programs)
        return {
          key,
          name: nameOfKey(key, { programs, cards }),
          isMoney: values === undefined || values === 'face',
        }
      }),
    profileOptions,
  }
}

function infoOf(card: CatalogCard, programs: Release['programs']): WalletCardInfo {
  const { id, name, issuer, network, kind, link, face, status, engine, apr } = card
  return {
    cardId: id,
    name,
    issuer,
    network,
    kind,
    face,
    link,
    asOf: card.asOf,
    status: status.state,
    program: engine.program,
    annualFeeCents: engine.fee.later,
    apr: apr?.regular ?? null,
    rotates: engine.rules.some(({ target }) => target.kind === 'rotating'),
    ...describeTerms(card, programs),
  }
}

/** Points of a card with values of its own have the card's name, too. */
function nameOfKey(key: string, { programs, cards }: Pick<Release, 'programs' | 'cards'>): string {
  const program = programOfKey(key)
  const name = programs[program]?.name ?? program
  const card = key === program ? undefined : cards.find(({ engine }) => engine.program === key)
  return card === undefined ? name : `${name} (${card.name})`
}
