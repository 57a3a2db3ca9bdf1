/** What a plan says about itself and its steps. */
import type { Release } from '@cardsight/catalog'
import type { PlanQuestion, PlanStep } from '@cardsight/engine/plan'
import { capitalize } from '@cardsight/engine/text'
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
      ? [`${money(bonusCents)} welcome bonus by ${monthName(startMonth + earnedIn)}`]
      : []),
    ...(firstYearCents > 0
      ? [
          `about ${money(firstYearCents)} ${isFirstYearMatched ? 'first-year match' : 'from first-year rates'}`,
        ]
      : []),
    ...(rewardCents >= LEAST_CENTS ? [`${money(rewardCents)} more in rewards`] : []),
    ...(creditCents >= LEAST_CENTS ? [`${money(creditCents)} in credits and anniversary bonuses`] : []),
  ]
  const fees = feeCents > 0 ? ` − ${money(feeCents)} in annual fees` : ''
  return [
    ...(parts.length > 0 ? [`${capitalize(parts.join(' + '))}${fees}.`] : []),
    ...(rewardCents <= -LEAST_CENTS
      ? [`Costs ${money(-rewardCents)} in rewards elsewhere while you earn the bonus.`]
      : []),
  ].join(' ')
}

export function whenSentence(step: PlanStep, issuerRules: Release['issuerRules']): string {
  const { waiting } = step
  switch (waiting.kind) {
    case 'start':
      return 'Apply as soon as the plan starts.'
    case 'pace':
      return 'It’s the first month your own pace allows.'
    case 'spending':
      return 'A month earlier, you wouldn’t spend enough to earn every bonus in progress.'
    case 'rule':
      return `A month earlier, an issuer rule is in the way: ${issuerRules[waiting.ruleId]?.rule ?? waiting.ruleId}`
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
    return 'We don’t know what credit you need.'
  }
  return credit === 'none' ? 'It’s open to people who are new to credit.' : `You need ${credit} credit.`
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
    return `Your best plan is no new cards: ${money(totalCents)} in ${months} months.`
  }
  const cards = steps === 1 ? 'One new card' : `${steps} new cards`
  return `${cards} would earn you ${money(totalCents - noneCents)} more in ${months} months: ${money(totalCents)} instead of ${money(noneCents)}.`
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
    return `Another plan could be worth up to ${money(gapCents)} more.`
  }
  return gapCents <= 0 ? `${plan} is worth more.` : 'Close to the best possible plan.'
}

export function planNotes({ people, limits, leastAddedCents, months }: PlanQuestion): string[] {
  return [
    'Each month, you spend first on the bonus that ends first. The rest goes on the card that earns the most in each category.',
    ...(people.some(({ owned }) => owned.some(({ inProgress }) => inProgress !== undefined))
      ? ['Bonuses in progress on your cards come first. They aren’t in these totals.']
      : []),
    'We assume you spend the same every month, and that offers without an end date stay as they are. We also assume issuers approve you unless one of their known rules says no.',
    'We count a new card’s first annual fee in full and later ones by the month. We count nothing after the last month.',
    ...(leastAddedCents === 0
      ? []
      : [
          `We leave out cards that add less than ${money(leastAddedCents)} to the others in ${months} months.`,
        ]),
    ...(limits.length === 0 ? [] : ['We leave out points you couldn’t use in these months.']),
    ...(people.length === 1
      ? []
      : [
          'Each of you has your own cards, rules and spending caps. If you both have a card, you each put half on it.',
          'We don’t count referral bonuses, because we have no data on them. We don’t count bonuses for authorized users either: each of you gets a card of your own. An authorized-user card counts toward Chase’s limit of five new cards.',
        ]),
  ]
}

/** Whole dollars. */
function money(cents: number): string {
  const dollars = Math.round(Math.abs(cents) / 100).toLocaleString('en-US')
  return `${cents < 0 ? '-' : ''}$${dollars}`
}
