/** The answer in a few sentences: how many cards, how much, and how much more than with fewer. */
import type { Wallet } from '@cardsight/engine/wallet'
import { formatDollars } from '../../lib/format-dollars.ts'
import { netTotal } from '../../lib/net-total.ts'
import type { WalletAdvice } from '../../worker/wallet-advice.ts'
import type { WalletSettings } from '../../worker/wallet-question.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'

const words = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** 'this card', 'these two cards' */
export function cardsText(count: number): string {
  return count === 1 ? 'this card' : `these ${words[count] ?? count} cards`
}

/** Sentence around the amount, which is drawn larger. */
export type Headline = Readonly<{ before: string; cents: number; after: string }>

export function headlineOf(
  { cards, total, years }: Wallet,
  { isIntro }: Pick<WalletSettings, 'isIntro'>,
): Headline {
  const after = periodText(years, isIntro && cards.some(({ isOwned }) => !isOwned))
  const these = cardsText(cards.length)
  return total < 0
    ? { before: `${these.charAt(0).toUpperCase()}${these.slice(1)} would cost you`, cents: -total, after }
    : { before: `Use ${these} and earn`, cents: total, after }
}

/** A first year may have what no later year has: bonuses, matches, lower fees. */
function periodText(years: Wallet['years'], isFirst: boolean): string {
  if (years > 1) {
    return `in ${years} years`
  }
  return isFirst ? 'in your first year' : 'a year'
}

/** What the wallet earns on top of the obvious choice; null if there is nothing to compare. */
export function gainText({ answer, single }: WalletAdvice, cards: CardsById): string | null {
  const { best, owned } = answer
  if (owned !== null) {
    const gain = netTotal(best) - netTotal(owned)
    return gain > 0 ? `+${formatDollars(gain / 100)} over the cards you have` : 'These are the cards you have'
  }
  const [card] = single?.cards ?? []
  if (single === null || card === undefined) {
    return null
  }
  return `+${formatDollars((netTotal(best) - netTotal(single)) / 100)} over your best single card, ${nameOf(cards, card.cardId)}`
}

/** What the total contains: bonuses, fees and interest. */
export function containsText({ cards, bonus, fee, total, interest }: Wallet): string {
  const firstYear = cards.reduce((sum, card) => sum + card.firstYear, 0)
  const parts = [
    ...(bonus > firstYear ? [`includes ${formatDollars((bonus - firstYear) / 100)} in welcome bonuses`] : []),
    ...(firstYear > 0 ? [`includes ${formatDollars(firstYear / 100)} that only the first year pays`] : []),
    ...(fee > 0 ? [`after ${formatDollars(fee / 100)} in annual fees`] : []),
  ]
  const sentence = parts.length === 0 ? '' : `${upperFirst(parts.join(', '))}.`
  const left =
    interest === null
      ? ''
      : `After interest of at least ${formatDollars(interest.cents / 100)}, ${formatDollars((total - interest.cents) / 100)} is left.`
  return [sentence, left].filter(Boolean).join(' ')
}

/** Offers the cards that were left out because they add little; null if none was. */
export function leftOutText({ answer: { best }, larger }: WalletAdvice, cards: CardsById): string | null {
  if (larger === null) {
    return null
  }
  const ids = new Set(best.cards.map(({ cardId }) => cardId))
  const added = larger.cards.filter(({ cardId }) => !ids.has(cardId))
  const isSuperset = added.length + best.cards.length === larger.cards.length
  const who = isSuperset
    ? `Adding ${added.map(({ cardId }) => nameOf(cards, cardId)).join(' and ')}`
    : `A wallet of ${words[larger.cards.length] ?? larger.cards.length} cards`
  const more = (netTotal(larger) - netTotal(best)) / best.years
  return `${who} would earn ${formatDollars(more / 100)} more a year`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
