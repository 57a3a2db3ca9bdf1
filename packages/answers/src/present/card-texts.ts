import { ageInDays, describeCard, offerFreshness } from '@cardsight/catalog'
import type { CardText, CardTexts } from '@cardsight/contract/cards'
import type { Card, EarnRule, Selector } from '@cardsight/engine/cards'
import { categories, categoryOfLeaf, isBill, leaves } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import type { RunCatalog } from '../run/run-catalog.ts'
import { cardNeeds } from './card-needs.ts'

/** Returns the texts of all cards, in catalog order. */
export function presentCardTexts({
  release,
  assumptions,
  compiled,
  openByName,
  profileOptions,
}: RunCatalog): CardTexts {
  return {
    catalogVersion: release.version,
    cards: release.cards.map((card, index) => {
      const terms = presentTerms(compiled.cards[index])
      const { offerParts, ...text } = presentText(card, release, assumptions.today)
      return { ...text, terms, offerParts: currentParts(card, offerParts, terms) }
    }),
    byName: [...openByName],
    profileOptions,
    lending: {
      averagePercent: release.lending.averageApr.percent,
      leastTransferFee: release.lending.transferFee.least,
    },
  }
}

/** The tiers of an offer have the same dates, so all of them are current or none is. */
function currentParts(
  card: Release['cards'][number],
  parts: CardText['offerParts'],
  { bonus }: CardText['terms'],
): CardText['offerParts'] {
  const past = card.offerState === 'ended' ? 'ended' : 'outdated'
  return parts.map((part) =>
    part.tier !== null && bonus[part.tier] === undefined ? { ...part, tier: null, reason: past } : part,
  )
}

type Release = RunCatalog['release']

function presentText(card: Release['cards'][number], release: Release, today: Day): Omit<CardText, 'terms'> {
  const texts = describeCard(card, release)
  return {
    cardId: card.id,
    name: card.name,
    link: card.link,
    issuer: card.issuer,
    network: card.network,
    kind: card.kind,
    face: card.face,
    status: card.status.state,
    asOf: card.asOf,
    offer: presentOfferDates(card, today),
    unitForPoints: texts.unitForPoints,
    earnsPercent: texts.earnsPercent,
    creditRange: [...texts.creditRange],
    features: [...texts.features],
    category: [...texts.category],
    cardInfo: texts.cardInfo,
    shortDescription: texts.shortDescription,
    tooltips: texts.tooltips,
    annualFeeDisplay: texts.annualFeeDisplay,
    annualFeeDetail: texts.annualFeeDetail,
    annualFeeGeneralDetail: texts.annualFeeGeneralDetail,
    rewardRate: texts.rewardRate,
    rateLine: texts.rateLine,
    rewardRateGeneralDetail: texts.rewardRateGeneralDetail,
    rewardDetail: texts.rewardDetail,
    rewardInfoLong: texts.rewardInfoLong,
    introOffer: texts.introOffer,
    offerParts: texts.offerParts,
    introOfferGeneralDetail: texts.introOfferGeneralDetail,
    introOfferDetail: texts.introOfferDetail,
    otherRewards: texts.otherRewards,
    moreDetailInfo: texts.moreDetailInfo,
    moreDetailNotes: [...texts.moreDetailNotes],
    APR: texts.APR,
    introAPR: texts.introAPR,
    regularAPR: texts.regularAPR,
    tooltipsByCategory: linesByCategory(card.engine),
    needs: needsOf(card, release),
    variantOf: card.variantOf ?? null,
    audience: card.audience ?? null,
    interest: presentInterest(card, release.lending),
  }
}

function needsOf(card: Release['cards'][number], { memberships }: Release): CardText['needs'] {
  const needs = cardNeeds(card)
  const isRegional = needs.memberships.some((id) => memberships[id]?.kind === 'region')
  return { ...needs, ...(isRegional && { isRegional }) }
}

/** Store cards take no balance transfers, unless the issuer states terms for them. */
function presentInterest(
  { apr, transferFee, kind }: Release['cards'][number],
  { averageApr, transferFee: usual }: Release['lending'],
): CardText['interest'] {
  const introOf = (intro: Readonly<{ rate: number; months: number }> | undefined) =>
    intro === undefined ? null : { months: intro.months, percent: intro.rate }
  const takesTransfers = kind !== 'store' || apr?.transfers !== undefined || transferFee !== undefined
  return {
    regular: apr === undefined ? [averageApr.percent, averageApr.percent] : [...apr.regular],
    isAverage: apr === undefined,
    purchases: introOf(apr?.purchases),
    transfers: introOf(apr?.transfers),
    transferFee: takesTransfers
      ? { percent: transferFee?.percent ?? usual.percent, isUsual: transferFee === undefined }
      : null,
  }
}

function presentTerms(card: RunCatalog['compiled']['cards'][number] | undefined): CardText['terms'] {
  if (card === undefined) {
    throw new RangeError('a card of the release is not compiled')
  }
  const {
    program,
    fees,
    anniversaryPoints,
    anniversaryNightUnits,
    foreignFeePpm,
    credits,
    bonus,
    refusedBy,
    isSecured,
  } = card
  return {
    program,
    fees: [...fees],
    anniversaryPoints: [...anniversaryPoints],
    ...(anniversaryNightUnits === undefined ? {} : { anniversaryNightUnits: [...anniversaryNightUnits] }),
    foreignFeePpm,
    credits: credits.map(({ id, yearlyCents, per, breadth, needsPortal }) => ({
      ...{ id, yearlyCents, per, breadth },
      ...(needsPortal === undefined ? {} : { needsPortal }),
    })),
    bonus: bonus.map((tier) => ({ ...tier })),
    ...(refusedBy === undefined ? {} : { refusedBy: [...refusedBy] }),
    ...(isSecured ? { isSecured } : {}),
  }
}

function presentOfferDates(card: Release['cards'][number], today: Day): CardText['offer'] {
  const seen = card.provenance.offer?.date ?? null
  return {
    state: card.offerState,
    seen,
    until: card.offer?.until ?? null,
    ageDays: seen === null ? null : ageInDays(seen, today),
    freshness: seen === null ? 'fresh' : offerFreshness(seen, today),
  }
}

/** Reward lines are in rule order, so a rule and its line have the same index. */
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
  const entries = target.kind === 'rotating' ? target.calendar : target.options
  return entries.map(({ where }) => where)
}

function canPay(where: Selector, leaf: (typeof leaves)[number]): boolean {
  const isNamed = (where.isEverything === true && !isBill(leaf)) || where.leaves?.includes(leaf) === true
  return isNamed && where.exceptLeaves?.includes(leaf) !== true
}
