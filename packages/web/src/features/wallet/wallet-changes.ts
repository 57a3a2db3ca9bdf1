/** What to do to get from the cards that a person has to the plan, in date order. */

import { clawbackWarning } from '@cardsight/contract/sentences'
import { addMonths, type Day } from '@cardsight/engine/dates'
import { capitalize } from '@cardsight/engine/text'
import type { Wallet } from '@cardsight/engine/wallet'
import { formatDay } from '../../lib/format-date.ts'
import { formatDollars } from '../../lib/format-money.ts'
import type { CardReview } from '../../worker/wallet-calculator.ts'
import { bonusSchedule, monthsText, stepText } from './card-uses.ts'
import { type CardsById, shortNameOf } from './cards-by-id.ts'
import { usesToChange } from './reminders.ts'

export type Change = Readonly<{ when: string; title: string; text: string }>

type ChangesOptions = Readonly<{
  wallet: Wallet
  reviews: readonly CardReview[]
  cards: CardsById
  today: Day
}>

type DatedChange = Change & Readonly<{ day: Day }>

export function changesOf(options: ChangesOptions): Change[] {
  return [...cardsToLeave(options), ...cardsToGet(options), ...laterDates(options)]
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
    .map(({ day: _, ...change }) => change)
}

function cardsToLeave({ reviews, cards, today }: ChangesOptions): DatedChange[] {
  return reviews.flatMap(({ cardId, verdict, adds, fee, downgrade, clawbackMonths }): DatedChange[] => {
    if (verdict === 'keep') {
      return []
    }
    const warning = clawbackMonths === 0 ? '' : ` ${clawbackWarning(clawbackMonths)}`
    const saved = fee > 0 ? `Saves the ${formatDollars(fee / 100)} fee. ` : ''
    const when = { day: today, when: 'Now' }
    return downgrade === null
      ? [
          {
            ...when,
            title: `Cancel ${shortNameOf(cards, cardId)}`,
            text: `It costs ${formatDollars(Math.abs(adds) / 100)} more than it earns.${warning}`,
          },
        ]
      : [
          {
            ...when,
            title: `Ask ${cards.get(cardId)?.issuer ?? 'the issuer'} to change ${shortNameOf(cards, cardId)} to ${shortNameOf(cards, downgrade.cardId)}`,
            text: `${saved}The account and its age stay.${warning}`,
          },
        ]
  })
}

/** New cards with a bonus one after another, the others at once. */
function cardsToGet({ wallet, cards, today }: ChangesOptions): DatedChange[] {
  const steps = bonusSchedule(wallet)
  const withBonus = steps.map((step, index): DatedChange => {
    const name = shortNameOf(cards, step.cardId)
    return {
      day: addMonths(today, step.from - 1),
      when: monthsText(step, index),
      title: `Get ${name}`,
      text: capitalize(stepText(step, name, wallet.cards.length, steps.length === 1)),
    }
  })
  const others = wallet.cards.filter(
    ({ cardId, isOwned }) => !isOwned && steps.every((step) => step.cardId !== cardId),
  )
  return [
    ...withBonus,
    ...others.map(({ cardId }): DatedChange => {
      const title = `Get ${shortNameOf(cards, cardId)}`
      return { day: today, when: 'Now', title, text: 'Use it as listed here from the first day.' }
    }),
  ]
}

function laterDates({ wallet, cards, today }: ChangesOptions): DatedChange[] {
  return usesToChange({ wallet, cards, today }).map(({ day, title, text }) => ({
    ...{ day, when: formatDay(day), title, text },
  }))
}
