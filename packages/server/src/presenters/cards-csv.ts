/** One row per card, for spreadsheets. `cardsCsvColumns` explains every column. */
import { type CatalogCard, type Release, type Seen, sourcePage } from '@cardsight/catalog'
import type { CardText, CardTexts } from '@cardsight/contract/cards'
import { type CardsCsvColumn, cardsCsvColumns, toCsv } from '@cardsight/contract/csv'
import { pagePaths } from '@cardsight/contract/paths'

type Cell = string | number
type Row = Readonly<Record<CardsCsvColumn, Cell>>
type Site = Readonly<{ publicUrl: string }>

const isColumn = (name: string): name is CardsCsvColumn => Object.hasOwn(cardsCsvColumns, name)
const columns = Object.keys(cardsCsvColumns).filter(isColumn)

/** @param release the catalog as of today. @param texts of the same cards. */
export function presentCardsCsv(release: Release, { cards: texts }: CardTexts, site: Site): string {
  const textById = new Map(texts.map((text) => [text.cardId, text]))
  const rows = release.cards.flatMap((card) => {
    const text = textById.get(card.id)
    return text === undefined ? [] : [rowOf(card, text, release, site)]
  })
  return toCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))])
}

function rowOf(card: CatalogCard, text: CardText, { programs, vocabulary }: Release, site: Site): Row {
  const { provenance, fee, eligibility, apr, foreignFee } = card
  const sourceOf = (seen: Seen | null) =>
    seen === null ? '' : (vocabulary.sources[seen.source] ?? seen.source)
  const dateOf = (seen: Seen | null) => (seen?.isUndated ? 'undated' : (seen?.date ?? ''))
  const pageOf = (seen: Seen | null) => (seen === null ? '' : (sourcePage(seen, card, vocabulary) ?? ''))
  const alsoOf = (seen: Seen | null) =>
    seen?.also === undefined ? '' : `${sourceOf(seen.also)}, ${dateOf(seen.also)}`
  const rates = oldestOf(provenance.earns)
  return {
    card_id: card.id,
    name: card.name,
    issuer: card.issuer,
    network: card.network ?? '',
    kind: card.kind,
    status: card.status.state,
    status_date: dateOf(provenance.status),
    status_source: sourceOf(provenance.status),
    access: eligibility?.access ?? 'open',
    is_ranked: card.engine.isOpen ? 'yes' : 'no',
    annual_fee: fee.yearly,
    first_year_fee: fee.firstYear ?? fee.yearly,
    fee_date: dateOf(provenance.fee),
    fee_source: sourceOf(provenance.fee),
    program: programs[card.program]?.name ?? card.program,
    reward_unit: text.unitForPoints,
    earn_rates: text.rewardDetail.join('; '),
    rates_date: dateOf(rates),
    rates_source: sourceOf(rates),
    offer_state: card.offerState,
    offer: text.introOffer.intro_description,
    ...offerAmounts(card),
    offer_until: card.offer?.until ?? '',
    offer_date: dateOf(provenance.offer),
    offer_source: sourceOf(provenance.offer),
    apr_low: apr?.regular[0] ?? '',
    apr_high: apr?.regular[1] ?? '',
    apr_date: dateOf(provenance.apr),
    apr_source: sourceOf(provenance.apr),
    foreign_fee: foreignFee === undefined ? '' : (foreignFee.percent ?? 'charged'),
    foreign_fee_date: dateOf(provenance.foreignFee),
    foreign_fee_source: sourceOf(provenance.foreignFee),
    credit_from: eligibility?.credit?.from ?? '',
    credit_to: eligibility?.credit?.to ?? '',
    eligibility_date: dateOf(provenance.eligibility),
    eligibility_source: sourceOf(provenance.eligibility),
    link: card.link,
    is_business: card.business === undefined ? 'no' : 'yes',
    fee_page: pageOf(provenance.fee),
    rates_page: pageOf(rates),
    offer_page: pageOf(provenance.offer),
    fee_also: alsoOf(provenance.fee),
    rates_also: alsoOf(rates),
    offer_also: alsoOf(provenance.offer),
    disputed: (card.disputed ?? [])
      .map(({ field, says, because }) => `${field}: ${says}. ${because}`)
      .join(' '),
    page: `${site.publicUrl}${pagePaths.card(card.id)}`,
  }
}

/** Empty for a closed card, whose last offer is no longer available. */
function offerAmounts({ status, offer, offerState }: CatalogCard) {
  const isCurrent = status.state === 'open' && offerState === 'current'
  const tiers = isCurrent ? (offer?.tiers ?? []) : []
  const total = (amounts: readonly (number | undefined)[]): Cell => {
    const stated = amounts.filter((amount) => amount !== undefined)
    return stated.length === 0 ? '' : stated.reduce((sum, amount) => sum + amount, 0)
  }
  return {
    offer_points: total(tiers.map(({ points }) => points)),
    offer_dollars: total(tiers.map(({ cash, credit, giftCard }) => cash ?? credit ?? giftCard)),
  }
}

function oldestOf(seen: readonly Seen[]): Seen | null {
  return seen.reduce<Seen | null>(
    (oldest, next) => (oldest === null || next.date < oldest.date ? next : oldest),
    null,
  )
}
