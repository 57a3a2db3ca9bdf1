/** Sentences about the cards you have. */

import { describeAcceptance, isMoney, programOfKey } from '@cardsight/catalog'
import { formatCents, formatCount, formatDay } from '@cardsight/contract/your-cards'
import { type CapUsage, capUsage } from '@cardsight/engine/accounts'
import { type CategoryKey, categories } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import type { MerchantKey } from '@cardsight/engine/spending'
import { capitalize } from '@cardsight/engine/text'
import type { Activation } from './activations.ts'
import type { Anniversary } from './anniversaries.ts'
import type { BonusProgress } from './bonus-progress.ts'
import type { CreditProgress } from './credit-progress.ts'
import type { Missed, MissedHabit } from './missed.ts'
import type { PreparedCards } from './prepare.ts'
import type { CardReview } from './review-cards.ts'
import type { CardChoice } from './which-card.ts'

/**
 * Why to pay with a card, and what to know about it. The reason is the headline without the card's name and the cash back, for
 * screens that show both.
 */
export function describeChoice(prepared: PreparedCards, choice: CardChoice) {
  const card = prepared.cards.find(({ yourCard }) => yourCard.id === choice.yourCardId)
  const name = card?.name ?? choice.cardId
  const refusal = describeRefusal(prepared, choice.refusedAt)
  if (refusal !== null) {
    return { headline: `${name} earns nothing here. ${refusal}`, reason: refusal, notes: [] }
  }
  const [words, ...otherWords] = choice.payments
    .filter(({ units }) => units > 0)
    .toSorted((a, b) => b.units - a.units)
    .map(({ rule }) => card?.ruleWords.get(rule) ?? rule)
  const program = prepared.catalog.release.programs[programOfKey(card?.program ?? '')]
  const isCash = program === undefined || isMoney(program)
  const worth = formatCents(choice.rewardCents)
  const amount = isCash ? worth : `${choice.points.toLocaleString('en-US')} ${program.unit}, worth ${worth}`
  const reward =
    choice.points > 0
      ? `${name} earns ${amount}${words === undefined ? '' : `: ${words}`}.`
      : `${name} earns nothing here.`
  const isNamed = isCash && words !== undefined
  const short = isNamed ? capitalize(words) : `${amount}${words === undefined ? '' : `: ${words}`}`
  const reason = choice.points > 0 ? `${short}.` : 'Earns nothing here.'
  const { bonus } = choice
  const caps = card === undefined ? [] : capUsage(card.account, prepared.today)
  const notes = [
    ...(choice.needsActivation ? ['Activate this quarter’s categories first.'] : []),
    ...otherWords.filter((other) => other !== words).map((other) => `Also ${other}.`),
    ...choice.payments.flatMap(({ cap }) => {
      const usage = caps.find(({ capId }) => capId === cap?.id)
      return usage === undefined ? [] : [describeCap(usage)]
    }),
    ...(choice.isBeyondLimit
      ? ['You have more of these points than you can use in a year, so they count less.']
      : []),
    ...(choice.feeCents > 0 ? [`Costs a foreign transaction fee of ${formatCents(choice.feeCents)}.`] : []),
    ...(choice.needsChoice ? ['Tell us which categories you chose so we can count them.'] : []),
  ]
  if (bonus === null) {
    return { headline: reward, reason, notes: [...new Set(notes)] }
  }
  const focus = describeFocus(name, bonus)
  return { headline: focus, reason: focus, notes: [...new Set([reward, ...notes])] }
}

/** 'Only Visa cards work at Costco.', or null for a merchant that takes every card. */
function describeRefusal({ catalog }: PreparedCards, merchant: MerchantKey | null): string | null {
  const text = merchant === null ? null : describeAcceptance(merchant, catalog.release.vocabulary)
  return text === null ? null : `${text}.`
}

function describeFocus(name: string, { leftCents, daysLeft }: BonusProgress): string {
  const time = daysLeft === 0 ? 'today is the last day' : formatCount(daysLeft, 'day')
  return `Put this on ${name}: ${formatCents(leftCents)} left for the bonus, ${time}.`
}

/** A cap: what is left of it, and when it renews. */
export function describeCap({ on, left, limit, renewsOn }: CapUsage): string {
  const amount = (value: number) =>
    on === 'spend' ? formatCents(value) : `${formatCount(Math.floor(value), 'point')}`
  const until = renewsOn === null ? '' : ` until ${formatDay(renewsOn)}`
  return left > 0
    ? `${amount(left)} of the ${amount(limit)} cap left${until}.`
    : `The ${amount(limit)} cap is used up${until}.`
}

export function describeBonus(name: string, bonus: BonusProgress): string {
  const { state, spentCents, spendCents, leftCents, by, daysLeft, neededPerDayCents, usualPerDayCents } =
    bonus
  if (state === 'earned') {
    return `You earned the ${name} welcome bonus.`
  }
  if (state === 'missed') {
    return `The ${name} welcome bonus ended on ${formatDay(by)}, ${formatCents(leftCents)} short.`
  }
  const progress = `You've spent ${formatCents(spentCents)} of ${formatCents(spendCents)} for the ${name} welcome bonus.`
  const time = daysLeft === 0 ? 'today' : `by ${formatDay(by)}`
  const pace = `Spend ${formatCents(leftCents)} more ${time}, about ${formatCents(neededPerDayCents)} a day.`
  const even = usualPerDayCents === null ? '' : ', even if you put everything on this card'
  return state === 'at-risk'
    ? `${progress} ${pace} At your current pace, you'll miss it${even}.`
    : `${progress} ${pace}`
}

export function describeCredit(name: string, credit: CreditProgress): string {
  const { amountCents, usedCents, leftCents, period } = credit
  return leftCents === 0
    ? `You've used all ${formatCents(amountCents)} of the ${name} ${credit.name}.`
    : `You've used ${formatCents(usedCents)} of ${formatCents(amountCents)} of the ${name} ${credit.name}. ${formatCents(leftCents)} expires on ${formatDay(period.last)}.`
}

export function describeCreditDue(name: string, credit: string, leftCents: number, last: Day) {
  return {
    title: `Use your ${formatCents(leftCents)} ${credit}`,
    text: `${formatCents(leftCents)} of the ${name} ${credit} expires on ${formatDay(last)}.`,
  }
}

export function describeFee({ catalog }: PreparedCards, name: string, anniversary: Anniversary): string {
  const { on, feeCents, authorizedUsersCents, review } = anniversary
  if (feeCents + authorizedUsersCents === 0) {
    return `${name} has no annual fee.`
  }
  const users =
    authorizedUsersCents === 0 ? '' : `, plus ${formatCents(authorizedUsersCents)} for authorized users`
  const due = `The ${name} annual fee of ${formatCents(feeCents)}${users} is due on ${formatDay(on)}.`
  return review === null ? due : `${due} ${describeReview({ catalog }, review)}`
}

/** Whether to keep, downgrade or cancel a card, and why. */
export function describeReview({ catalog }: Pick<PreparedCards, 'catalog'>, review: CardReview): string {
  const { verdict, addsCents, downgrade, keepUntil } = review
  const wait =
    keepUntil === undefined
      ? ''
      : ` Wait until ${formatDay(keepUntil)}: before that, the issuer can take the welcome bonus back.`
  const other = catalog.release.cards.find(({ id }) => id === downgrade?.cardId)
  if (verdict === 'downgrade' && downgrade !== null && other !== undefined) {
    return `Ask to downgrade to ${other.name}, which is worth ${formatCents(downgrade.addsCents - addsCents)} more to you next year.${wait}`
  }
  return verdict === 'keep'
    ? `Keep it: it earns you ${formatCents(addsCents)} more than your other cards next year, after the fee.`
    : `Consider canceling: it costs you ${formatCents(-addsCents)} next year compared with your other cards.${wait}`
}

export function describeActivation(name: string, { names, quarter, isActivated }: Activation): string {
  const list = new Intl.ListFormat('en-US').format(names)
  const time = `${formatDay(quarter.first)} to ${formatDay(quarter.last)}`
  return isActivated
    ? `${name} pays its quarterly rate on ${list} from ${time}.`
    : `Activate ${name} with the issuer to earn its quarterly rate on ${list} from ${time}.`
}

export function describeMissed({ missedCents, lines, window }: Missed): string {
  const time = `from ${formatDay(window.first)} to ${formatDay(window.last)}`
  return missedCents === 0
    ? `You used the best of your cards for every purchase ${time}.`
    : `You missed ${formatCents(missedCents)} on ${formatCount(lines.length, 'purchase')} ${time}.`
}

export function describeHabit(
  { cards }: PreparedCards,
  { category, usedId, betterId, missedCents }: MissedHabit,
): string {
  const nameOf = (id: string) => cards.find(({ yourCard }) => yourCard.id === id)?.name ?? id
  return `Use ${nameOf(betterId)} instead of ${nameOf(usedId)} for ${categoryName(category)}: ${formatCents(missedCents)}.`
}

function categoryName(key: CategoryKey): string {
  return categories.find((category) => category.key === key)?.name ?? key
}
