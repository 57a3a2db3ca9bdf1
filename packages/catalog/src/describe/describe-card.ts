import type { CatalogCard } from '../release.ts'
import { detailLines, otherRewards, pointLines } from './details.ts'
import { isMoney, sentence } from './format.ts'
import { offerDescription, offerLines, offerParts } from './offer.ts'
import { rateLine } from './rate-line.ts'
import { type Context, calendarLines, rewardLines, rewardRate } from './rewards.ts'
import { aprPair, creditRange, feeDetail, feeDisplay, introApr, regularApr } from './terms.ts'

/** Builds the display text of a card from its facts. The same facts give the same text. */
export function describeCard(card: CatalogCard, context: Context) {
  const { programs } = context
  const lines = rewardLines(card, context)
  return {
    cardInfo: `${card.issuer}, ${card.tags.categories.join(', ')}`,
    shortDescription: card.summary,
    tooltips: pointLines(card, programs),
    unitForPoints: programs[card.program]?.unit ?? 'cash back',
    earnsPercent: isMoney(programs[card.program]),
    annualFeeDisplay: feeDisplay(card),
    annualFeeDetail: feeDetail(card),
    annualFeeGeneralDetail: [feeDetail(card), ...(card.fee.note === undefined ? [] : [card.fee.note])],
    rewardRate: rewardRate(card, context),
    rateLine: rateLine(card, context),
    rewardRateGeneralDetail: [...calendarLines(card, context), ...pointLines(card, programs)],
    rewardDetail: lines,
    rewardInfoLong: lines.map(sentence).join(' '),
    introOffer: { intro_description: offerDescription(card, programs) },
    offerParts: offerParts(card, programs),
    introOfferGeneralDetail: offerLines(card, programs),
    introOfferDetail: offerLines(card, programs).join(' '),
    creditRange: creditRange(card),
    features: card.tags.features,
    category: card.tags.categories,
    otherRewards: JSON.stringify(otherRewards(card, programs)),
    moreDetailInfo: detailLines(card, context),
    moreDetailNotes: card.notes ?? [],
    APR: aprPair(card),
    introAPR: introApr(card),
    regularAPR: regularApr(card),
  }
}

/** The welcome bonus, and the credit level it takes: what to read before applying. */
export function describeTerms(card: CatalogCard, programs: Context['programs']) {
  const [from, to] = creditRange(card)
  return {
    introOffer: { intro_description: offerDescription(card, programs) },
    creditRange: [from, to] as [string, string],
  }
}
