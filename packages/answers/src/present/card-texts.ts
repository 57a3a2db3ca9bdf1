import { describeCard } from '@cardsight/catalog'
import type { CardText, CardTexts } from '@cardsight/contract'
import {
  type Card,
  categories,
  categoryOfLeaf,
  type EarnRule,
  leaves,
  type Selector,
} from '@cardsight/engine'
import type { RunCatalog } from '../run/run-catalog.ts'

/** The words of all cards, in the order of the release. */
export function presentCardTexts({ release, openByName }: RunCatalog): CardTexts {
  return {
    catalogVersion: release.version,
    cards: release.cards.map((card) => presentText(card, release)),
    byName: [...openByName],
  }
}

type Release = RunCatalog['release']

function presentText(card: Release['cards'][number], release: Release): CardText {
  const words = describeCard(card, release)
  return {
    cardId: card.id,
    name: card.name,
    link: card.link,
    issuer: card.issuer,
    network: card.network,
    kind: card.kind,
    hue: card.face.hue,
    status: card.status.state,
    asOf: card.asOf,
    unitForPoints: words.unitForPoints,
    creditRange: [...words.creditRange],
    features: [...words.features],
    category: [...words.category],
    cardInfo: words.cardInfo,
    shortDescription: words.shortDescription,
    tooltips: words.tooltips,
    annualFeeDisplay: words.annualFeeDisplay,
    annualFeeDetail: words.annualFeeDetail,
    annualFeeGeneralDetail: words.annualFeeGeneralDetail,
    rewardRate: words.rewardRate,
    rewardRateGeneralDetail: words.rewardRateGeneralDetail,
    rewardDetail: words.rewardDetail,
    rewardInfoLong: words.rewardInfoLong,
    introOffer: words.introOffer,
    introOfferGeneralDetail: words.introOfferGeneralDetail,
    introOfferDetail: words.introOfferDetail,
    otherRewards: words.otherRewards,
    moreDetailInfo: words.moreDetailInfo,
    moreDetailNotes: [...words.moreDetailNotes],
    APR: words.APR,
    introAPR: words.introAPR,
    regularAPR: words.regularAPR,
    tooltipsByCategory: linesByCategory(card.engine),
    givesByItself: card.engine.anniversary.length > 0,
    firstYearFeeCents: card.engine.fee.firstYear,
    laterFeeCents: card.engine.fee.later,
  }
}

/** Reward lines stand in the order of the rules, so a rule's place is its line's. */
function linesByCategory({ rules }: Card): Record<string, number[]> {
  const lines = categories.map(({ key, name }) => {
    const own = leaves.filter((leaf) => categoryOfLeaf(leaf) === key)
    const paying = [...rules.keys()].filter((rule) =>
      selectorsOf(rules[rule]).some((where) => own.some((leaf) => canPay(where, leaf))),
    )
    return [name, paying] as const
  })
  return Object.fromEntries(lines.filter(([, paying]) => paying.length > 0))
}

function selectorsOf(rule: EarnRule | undefined): Selector[] {
  if (rule === undefined) {
    return []
  }
  const { target } = rule
  if (target.kind === 'where') {
    return [target.where]
  }
  const places = target.kind === 'rotating' ? target.calendar : target.options
  return places.map(({ where }) => where)
}

function canPay(where: Selector, leaf: (typeof leaves)[number]): boolean {
  const isNamed = where.isEverything === true || where.leaves?.includes(leaf) === true
  return isNamed && where.exceptLeaves?.includes(leaf) !== true
}
