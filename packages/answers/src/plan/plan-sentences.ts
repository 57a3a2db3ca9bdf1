/** What a plan says about itself and its steps. */
import type { Release } from '@cardsight/catalog'
import type { PlanQuestion, PlanStep } from '@cardsight/engine/plan'
import { monthName } from './plan-months.ts'

const CENTS_PER_DOLLAR = 100

type StepText = Readonly<{
  step: PlanStep
  startMonth: number
  /** The month that reaches the bonus; null without a bonus. */
  earnedIn: number | null
  totalCents: number
  isFirstYearMatched: boolean
}>

type WhyText = Pick<StepText, 'startMonth' | 'earnedIn' | 'isFirstYearMatched'> & {
  step: Pick<PlanStep, 'bonusCents' | 'firstYearCents' | 'rewardCents' | 'creditCents' | 'feeCents'>
}

/** Less rounds to $0, which isn't worth a word. */
const LEAST_CENTS = CENTS_PER_DOLLAR / 2

export function whySentence({ step, startMonth, earnedIn, isFirstYearMatched }: WhyText): string {
  const { bonusCents, firstYearCents, rewardCents, creditCents, feeCents } = step
  const parts = [
    ...(bonusCents > 0 && earnedIn !== null
      ? [`a ${money(bonusCents)} welcome bonus by ${monthName(startMonth + earnedIn)}`]
      : []),
    ...(firstYearCents > 0
      ? [
          `about ${money(firstYearCents)} ${isFirstYearMatched ? 'as a first-year match' : 'from first-year rates'}`,
        ]
      : []),
    ...(rewardCents >= LEAST_CENTS ? [`${money(rewardCents)} more in rewards`] : []),
    ...(creditCents >= LEAST_CENTS ? [`${money(creditCents)} in credits and anniversary bonuses`] : []),
  ]
  return [
    ...(parts.length > 0 ? [`During the plan, it pays ${listOf(parts)}.`] : []),
    ...(feeCents > 0 ? [`It costs ${money(feeCents)} in annual fees.`] : []),
    ...(rewardCents <= -LEAST_CENTS
      ? [`You give up ${money(-rewardCents)} in rewards while you earn the bonus.`]
      : []),
  ].join(' ')
}

export function whenSentence(step: PlanStep, issuerRules: Release['issuerRules']): string {
  const { waiting } = step
  switch (waiting.kind) {
    case 'start':
      return 'Apply as soon as the plan starts.'
    case 'pace':
      return 'This is the first month that your own pace allows.'
    case 'spending':
      return 'A month earlier, your spending wouldn’t reach all the bonuses in progress.'
    case 'rule':
      return `A month earlier, a rule of the issuer is in the way: ${issuerRules[waiting.ruleId]?.rule ?? waiting.ruleId}`
    case 'value':
      return `A month earlier, the whole plan would be worth ${lessThan(waiting.lossCents)}.`
  }
}

function lessThan(lossCents: number): string {
  return lossCents < CENTS_PER_DOLLAR ? 'slightly less' : `${money(lossCents)} less`
}

export function needSentence({ step, startMonth, earnedIn }: StepText, credit: string | null): string {
  const spent = step.spent.reduce((sum, cents) => sum + cents, 0)
  const level = levelSentence(credit)
  const first = step.spent.findIndex((cents) => cents > 0)
  return spent === 0 || earnedIn === null
    ? level
    : `${level} Put ${money(spent)} on it ${periodOf(startMonth + first, startMonth + earnedIn)}.`
}

function levelSentence(credit: string | null): string {
  if (credit === null) {
    return 'We don’t know what credit it takes.'
  }
  return credit === 'none' ? 'It’s open to people who are new to credit.' : `It takes ${credit} credit.`
}

function periodOf(first: number, last: number): string {
  return first === last ? `in ${monthName(first)}` : `from ${monthName(first)} to ${monthName(last)}`
}

type AuthorizedUser = Readonly<{
  points?: number | undefined
  cash?: number | undefined
  days?: number | undefined
}>

/** Null if the offer pays nothing for it. */
export function authorizedUserSentence(bonus: AuthorizedUser | undefined): string | null {
  if (bonus === undefined) {
    return null
  }
  const { points, cash = 0, days } = bonus
  const pays = points === undefined ? money(cash * 100) : `${points.toLocaleString('en-US')} points`
  const time = days === undefined ? '' : ` within ${days} days`
  return `The offer also pays ${pays} for adding an authorized user${time}. The plan doesn’t count it.`
}

export function skipSentence({ step, totalCents }: StepText): string {
  const loss = totalCents - step.withoutTotal
  const best = `Without this card, the best plan we found is worth ${money(step.withoutTotal)}`
  if (loss === 0) {
    return `${best}, just as much.`
  }
  if (loss < 0) {
    return `${best}, but it takes more new cards.`
  }
  return `${best}, ${money(loss)} less${loss < step.addedCents ? ', because another card takes its place' : ''}.`
}

export function summarySentence(
  totalCents: number,
  noneCents: number,
  steps: number,
  months: number,
): string {
  if (steps === 0) {
    return `No new cards is your best plan: ${money(totalCents)} in ${months} months.`
  }
  const cards = steps === 1 ? 'One new card is' : `${steps} new cards are`
  return `${cards} worth ${money(totalCents - noneCents)} more in ${months} months than none: ${money(totalCents)} instead of ${money(noneCents)}.`
}

/** A gap up to this share of the plan isn't worth naming. */
const SMALL_GAP = 0.05

/** A plan with more cards has to make up for what each of them must add. */
export function certaintySentence(
  { leastAddedCents }: Pick<PlanQuestion, 'leastAddedCents'>,
  gapCents: number,
  totalCents: number,
): string {
  const plan = leastAddedCents === 0 ? 'No other plan' : 'No other plan with as many cards'
  if (gapCents > totalCents * SMALL_GAP) {
    return `${plan} is worth over ${money(gapCents)} more.`
  }
  return gapCents <= 0 ? `${plan} is worth more.` : `${plan} is worth much more.`
}

export function planNotes({ people, limits, leastAddedCents, months }: PlanQuestion): string[] {
  return [
    'Each month’s spending goes first to the bonus that has to be reached first. The rest goes, by category, to the card that pays most.',
    ...(people.some(({ owned }) => owned.some(({ inProgress }) => inProgress !== undefined))
      ? [
          'Bonuses in progress on cards you have get their share of your spending first. They aren’t part of these totals.',
        ]
      : []),
    'We assume that you spend the same every month, and that today’s offers last unless they have an end date. We also assume that issuers approve you if none of their known rules speaks against it.',
    'A new card’s first fee counts in full, later fees by the month. Nothing after the last month counts.',
    ...(leastAddedCents === 0
      ? []
      : [
          `We leave out cards that add less than ${money(leastAddedCents)} to the others in ${months} months.`,
        ]),
    ...(limits.length === 0
      ? []
      : ['Points beyond what you can use in these months are left out of the total.']),
    ...(people.length === 1
      ? []
      : [
          'Each of you has your own cards, rules and spending caps. If you both have a card, you each pay half with it.',
          'Referral bonuses aren’t counted, because we have no data on them. Nor are bonuses for authorized users: each of you gets a card of your own. A card as an authorized user counts toward Chase’s limit of five new cards.',
        ]),
  ]
}

function listOf(parts: readonly string[]): string {
  if (parts.length === 0) {
    return 'nothing by itself'
  }
  return parts.length === 1 ? `${parts[0]}` : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Whole dollars. */
function money(cents: number): string {
  const dollars = Math.round(Math.abs(cents) / 100).toLocaleString('en-US')
  return `${cents < 0 ? '-' : ''}$${dollars}`
}
