/** A row of the list of all cards. */
import type { AverageRun, BriefText } from '../../cards/average-run.ts'
import { formatDollars } from '../../lib/format-money.ts'

export type DirectoryCard = Readonly<{
  cardId: string
  name: string
  issuer: string
  face: Info['face']
  isOpen: boolean
  tags: readonly string[]
  /** Earn rates in short, such as '5% groceries (first $6,000 a year), 3% gas'. */
  earns: string
  /** Dollars of the welcome bonus that average spending earns. */
  bonus: number
  bonusText: string
  /** Dollars of the first year. */
  fee: number
  feeText: string
  credit: string
  /** Date of the oldest fact behind the total. */
  asOf: string
  /** What it would have earned in the first year; null without a row in the rankings. */
  total: number | null
  /** Why it isn't in the rankings; null if it is. */
  note: string | null
}>

const NOT_STATED = 'not stated'

type Info = AverageRun['cards'][string]

/** `texts` are those of the run. */
export function listCards(
  { results, outOfReach, cards }: Pick<AverageRun, 'results' | 'outOfReach' | 'cards'>,
  texts: readonly BriefText[],
): DirectoryCard[] {
  const entries = new Map([...results[1], ...outOfReach[1]].map((entry) => [entry.cardId, entry]))
  const products = new Map(
    Object.values(cards).flatMap(({ name, variants }) => variants.map(({ cardId }) => [cardId, name])),
  )
  return texts.flatMap((text) => {
    const { cardId } = text
    const info = cards[cardId]
    if (info === undefined) {
      return []
    }
    const entry = entries.get(cardId)
    const bonus = entry?.introMoney ?? 0
    return {
      cardId,
      name: info.name,
      issuer: info.issuer,
      face: info.face,
      isOpen: info.status === 'open',
      tags: [...info.category, ...info.features],
      earns: text.rateLine,
      bonus,
      bonusText: bonusText(info, text, bonus),
      fee: entry?.annualFee ?? feeOf(text),
      feeText: feeText(text),
      credit: info.creditRange[0] === NOT_STATED ? '–' : info.creditRange[0],
      asOf: info.asOf,
      total: entry?.totalMoney ?? null,
      note: noteOf(info, products.get(cardId)),
    }
  })
}

/** '$750 after $4,000'. */
function bonusText({ offer, status }: Info, { introOffer }: BriefText, bonus: number): string {
  const [spending] = /after \$[\d,]+/.exec(introOffer.intro_description) ?? []
  if (bonus > 0) {
    return spending === undefined ? formatDollars(bonus) : `${formatDollars(bonus)} ${spending}`
  }
  return offer.state === 'current' && status === 'open' ? 'Not counted' : 'None'
}

/** '$95', or '$0, then $95' if the first year costs less. */
function feeText({ annualFeeDisplay }: BriefText): string {
  return (annualFeeDisplay.join(' ').match(/\$[\d,]+/g) ?? []).join(', then ')
}

/** The highest amount of a fee's text, for cards without a total. */
function feeOf({ annualFeeDisplay }: BriefText): number {
  const amounts = annualFeeDisplay.join(' ').match(/[\d,]+/g) ?? []
  return Math.max(0, ...amounts.map((digits) => Number(digits.replaceAll(',', ''))))
}

function noteOf({ status, outOfReach }: Info, product: string | undefined): string | null {
  if (status === 'closed') {
    return 'Closed to new applicants'
  }
  if (product !== undefined) {
    return `A variant of ${product}`
  }
  if (outOfReach.some(({ kind }) => kind === 'membership')) {
    return 'Needs a membership'
  }
  return outOfReach.length > 0 ? 'Needs excellent credit' : null
}
