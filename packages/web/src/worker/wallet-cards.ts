/** The part of the catalog that the wallet pages show: names, fees and credits, but no earning rules. */
import type { CatalogCard, Programs, Release } from '@cardsight/catalog'
import type { CardBrief } from '@cardsight/contract/schemas'
import type { Cents } from '@cardsight/engine/money'

export type WalletCardInfo = Pick<
  CardBrief,
  'name' | 'issuer' | 'network' | 'kind' | 'face' | 'link' | 'status' | 'asOf'
> &
  Readonly<{
    cardId: string
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

export function walletCatalogOf({ cards, programs }: Release): WalletCatalog {
  return {
    cards: cards.map(infoOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
    programs: Object.keys(programs)
      .filter((key) => cards.some(({ program }) => program === key))
      .flatMap((key) => programOf(key, programs)),
  }
}

function infoOf(card: CatalogCard): WalletCardInfo {
  const { id, name, issuer, network, kind, link, face, status, program, engine, apr, credits = [] } = card
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
    program,
    annualFeeCents: engine.fee.later,
    apr: apr?.regular ?? null,
    credits: engine.credits.map(({ id: creditId, yearlyCents }) => ({
      id: creditId,
      name: credits.find((credit) => isNamed(credit.name, creditId))?.name ?? creditId,
      yearlyCents,
    })),
    rotates: engine.rules.some(({ target }) => target.kind === 'rotating'),
    bonusDays: engine.bonus.map(({ days }) => days),
  }
}

/** The catalog derives a credit's id from its name. */
function isNamed(name: string, id: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return letters(name) === letters(id)
}

function programOf(key: string, programs: Programs): WalletProgram[] {
  const program = programs[key]
  if (program === undefined) {
    return []
  }
  const { name, values } = program
  if (values === undefined || values === 'face') {
    return [{ key, name, values: null }]
  }
  const pricedAt = ({ cents, asOf }: { cents: number; asOf: string }) => ({
    value: Math.round(cents * 100),
    asOf,
  })
  return [
    {
      key,
      name,
      values: {
        floor: values.floor === undefined ? null : pricedAt(values.floor),
        usual: pricedAt(values.usual),
        high: pricedAt(values.high),
      },
    },
  ]
}
