/** The answer in a few sentences: how many cards, how much, and how much more than with fewer. */

import { PLAIN_PERCENT } from '@cardsight/contract/runs'
import type { WalletProgram } from '@cardsight/contract/wallet'
import { capitalize } from '@cardsight/engine/text'
import type { Wallet, WalletAnswer } from '@cardsight/engine/wallet'
import { formatDollars } from '../../lib/format-money.ts'
import type { Actual, WalletAdvice } from '../../worker/wallet-calculator.ts'
import type { WalletSettings } from '../../worker/wallet-question.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'

/** The parts of the advice that the instructions need. */
export type ViewedAdvice = Pick<WalletAdvice, 'single' | 'simpler' | 'afterBonuses'> &
  Readonly<{ answer: Pick<WalletAnswer, 'best' | 'owned'> }> &
  Partial<Actual>

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** In words up to nine. */
export function wordOf(count: number): string {
  return words[count] ?? String(count)
}

const verbs = { keep: 'Keep', get: 'Get', downgrade: 'Downgrade', cancel: 'Cancel' } as const

/** 'Keep two cards, downgrade one': one verdict per card. */
export function instructionOf(verdicts: readonly (keyof typeof verbs)[]): string {
  const counts = (Object.keys(verbs) as (keyof typeof verbs)[]).flatMap((verdict) => {
    const count = verdicts.filter((each) => each === verdict).length
    return count === 0 ? [] : [{ verb: verbs[verdict], count }]
  })
  return counts
    .map(({ verb, count }, index) =>
      index === 0
        ? `${verb} ${wordOf(count)} ${count === 1 ? 'card' : 'cards'}`
        : `${verb.toLowerCase()} ${wordOf(count)}`,
    )
    .join(', ')
}

/** A first year may have what no later year has: bonuses, matches, lower fees. */
export function periodText(
  { cards, years }: Pick<Wallet, 'cards' | 'years'>,
  { isIntro }: Pick<WalletSettings, 'isIntro'>,
): string {
  if (years > 1) {
    return `in ${years} years`
  }
  return isIntro && cards.some(({ isOwned }) => !isOwned) ? 'in your first year' : 'a year'
}

/** What the wallet earns on top of the obvious choice; null if there is nothing to compare. */
export function gainText({ answer, single }: ViewedAdvice, cards: CardsById): string | null {
  const { best, owned } = answer
  if (owned !== null) {
    const gain = best.total - owned.total
    return gain > 0 ? `${formatDollars(gain / 100)} more than the cards you have, used well` : null
  }
  const [card] = single?.cards ?? []
  if (single === null || card === undefined) {
    return null
  }
  return `${formatDollars((best.total - single.total) / 100)} more than your best single card, ${nameOf(cards, card.cardId)}`
}

/** Says so if one ordinary card without a fee would earn more in a year without bonuses; null otherwise. */
export function plainText(
  { total, bonus }: Pick<Wallet, 'total' | 'bonus'>,
  plainCents: number,
): string | null {
  const [without, plain] = [Math.round((total - bonus) / 100), Math.round(plainCents / 100)]
  if (without >= plain) {
    return null
  }
  const start = bonus > 0 && total >= plainCents ? 'Without the bonuses, a' : 'A'
  return `${start} plain ${PLAIN_PERCENT}% card would earn more: ${formatDollars(plain)}.`
}

/** 2% of all that the wallet's cards are used for. */
export function plainCentsOf({ cards }: Pick<Wallet, 'cards'>): number {
  return (
    (cards.flatMap(({ spentByYear }) => spentByYear).reduce((sum, cents) => sum + cents, 0) * PLAIN_PERCENT) /
    100
  )
}

/** The fees that are deducted, and the total without what is earned only once. */
export function containsText({ total, bonus, fee }: Pick<Wallet, 'total' | 'bonus' | 'fee'>): string {
  const parts = [
    ...(fee > 0 ? [`after ${formatDollars(fee / 100)} in fees`] : []),
    ...(bonus > 0
      ? [`${formatDollars((total - bonus) / 100)} without ${formatDollars(bonus / 100)} in one-time bonuses`]
      : []),
  ]
  return capitalize(parts.join(' · '))
}

/** Names a wallet that earns one kind of points and almost as much; null if there is none. */
export function simplerText(
  { answer: { best }, simpler }: ViewedAdvice,
  cards: CardsById,
  programs: readonly WalletProgram[],
): string | null {
  if (simpler === null) {
    return null
  }
  const program = programs.find(({ key }) => key === simpler.program)
  const earned = program === undefined || program.isMoney ? 'cash back' : program.name
  const less = formatDollars((best.total - simpler.total) / best.years / 100)
  const names = new Intl.ListFormat('en-US').format(simpler.cards.map(({ cardId }) => nameOf(cards, cardId)))
  const verb = simpler.cards.length === 1 ? 'earns' : 'earn'
  return `Simpler: ${names} ${verb} only ${earned}, and ${less} less a year.`
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
    : `A wallet of ${wordOf(larger.cards.length)} cards`
  const more = (larger.total - best.total) / best.years
  return `${who} would earn ${formatDollars(more / 100)} more a year`
}
