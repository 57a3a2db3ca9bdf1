/** The part of the catalog that the wallet pages show: names, fees and credits, but no earning rules. */
import {
  type CatalogCard,
  creditId,
  programKeys,
  programOfKey,
  type Release,
  valuesOfKey,
} from '@cardsight/catalog'
import type { CardBrief } from '@cardsight/contract/schemas'
import type { Cents } from '@cardsight/engine/money'

export type WalletCardInfo = Pick<
  CardBrief,
  'name' | 'issuer' | 'network' | 'kind' | 'face' | 'link' | 'status' | 'asOf'
> &
  Readonly<{
    cardId: string
    /** Key of its point values in `WalletCatalog.programs`. */
    program: string
    annualFeeCents: Cents
    /** Lowest and highest regular APR in percent; null if not stated. */
    apr: readonly [number, number] | null
    credits: readonly Readonly<{ id: string; name: string; yearlyCents: Cents }>[]
    /** True if the card has rotating categories. */
    rotates: boolean
    /** Days within which a welcome bonus requires spending, longest tier last; empty without an offer. */
    bonusDays: readonly number[]
  }>

export type WalletProgram = Readonly<{
  key: string
  name: string
  /** Hundredths of a cent per point; null if points are plain money. */
  values: Readonly<{
    /** Null if nobody has published a cash value: the points count as 0 then. */
    floor: PricedPoint | null
    usual: PricedPoint
    high: PricedPoint
  }> | null
}>

type PricedPoint = Readonly<{ value: number; asOf: string }>

export type WalletCatalog = Readonly<{
  cards: readonly WalletCardInfo[]
  programs: readonly WalletProgram[]
}>

export function walletCatalogOf(release: Release): WalletCatalog {
  const { cards, programs } = release
  return {
    cards: cards.map(infoOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
    programs: programKeys(programs)
      .filter((key) => cards.some(({ engine }) => engine.program === key))
      .map((key) => programOf(key, release)),
  }
}

function infoOf(card: CatalogCard): WalletCardInfo {
  const { id, name, issuer, network, kind, link, face, status, engine, apr, credits = [] } = card
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
    credits: engine.credits.map(({ id: ownId, yearlyCents }) => ({
      id: ownId,
      name: credits.find((credit) => creditId(credit.name, card) === ownId)?.name ?? ownId,
      yearlyCents,
    })),
    rotates: engine.rules.some(({ target }) => target.kind === 'rotating'),
    bonusDays: engine.bonus.map(({ days }) => days),
  }
}

function programOf(key: string, { programs, cards }: Release): WalletProgram {
  const name = nameOfKey(key, { programs, cards })
  const values = valuesOfKey(key, programs)
  if (values === undefined || values === 'face') {
    return { key, name, values: null }
  }
  const pricedAt = ({ cents, asOf }: { cents: number; asOf: string }) => ({
    value: Math.round(cents * 100),
    asOf,
  })
  return {
    key,
    name,
    values: {
      floor: values.floor === undefined ? null : pricedAt(values.floor),
      usual: pricedAt(values.usual),
      high: pricedAt(values.high),
    },
  }
}

/** Points of a card with values of its own have the card's name, too. */
function nameOfKey(key: string, { programs, cards }: Pick<Release, 'programs' | 'cards'>): string {
  const program = programOfKey(key)
  const name = programs[program]?.name ?? program
  const card = key === program ? undefined : cards.find(({ engine }) => engine.program === key)
  return card === undefined ? name : `${name} (${card.name})`
}
