/** Describes a card's earn rules in sentences. */
import { periodWords } from '@cardsight/engine/dates'
import type { CatalogCard, Programs, Vocabulary } from '../release.ts'
import { alternatives, day, dollars, isMoney, list, rate } from './format.ts'

type Earn = CatalogCard['earns'][number]
type Cap = NonNullable<Earn['cap']>
export type Context = { readonly programs: Programs; readonly vocabulary: Vocabulary }

/** Returns one line per rule, such as '4x points on dining, up to $50,000 a year, then 1x', and one for an overall cap. */
export function rewardLines(card: CatalogCard, context: Context): string[] {
  const { earns, overallCap } = card
  const isInMoney = isMoney(context.programs[card.program])
  return [
    ...earns.map((earn) => rewardLine(card, earn, context)),
    ...(overallCap ? [`At most ${describeCap(overallCap, isInMoney)} in all`] : []),
  ]
}

function rewardLine(card: CatalogCard, earn: Earn, { programs, vocabulary }: Context): string {
  const program = programs[card.program]
  const main = [
    `${earn.byOtherSpending ? 'Up to ' : ''}${rate(earn.rate, program)}`,
    ...(earn.adds ? ['extra'] : []),
    program?.unit ?? 'cash back',
    describeTarget(card, earn, vocabulary),
    ...describeConditions(earn, vocabulary),
    ...(earn.note === undefined ? [] : [`(${earn.note})`]),
  ].join(' ')
  const then = earn.after === undefined ? [] : [`then ${rate(earn.after, program)}`]
  return [
    main,
    ...describeLimit(card, earn, isMoney(program)),
    ...then,
    ...describeTiers(earn, (value) => rate(value, program)),
    ...describeDates(earn),
  ].join(', ')
}

/** Returns such as '0.5x if your other purchases of the month are 25% of it, …, and at least 250 points a month'. */
function describeTiers({ byOtherSpending }: Earn, format: (value: number) => string): string[] {
  if (byOtherSpending === undefined) {
    return []
  }
  const { tiers, minPoints } = byOtherSpending
  const rates = tiers.map(({ percent, rate: value }) => `${format(value)} at ${percent}%`)
  return [
    `by your other purchases of the month: ${rates.join(', ')} of the rent, at least ${minPoints} points`,
  ]
}

/** Returns the range of rates that need no portal, mobile wallet or membership, such as '1x - 4x points'. */
export function rewardRate(card: CatalogCard, { programs }: Context): string {
  const plain = card.earns.filter((earn) => isUnconditional(earn) && !earn.adds).map((earn) => earn.rate)
  const stacking = card.earns.filter((earn) => isUnconditional(earn) && earn.adds).map((earn) => earn.rate)
  const rates = [...plain, ...stacking.map((extra) => extra + Math.min(...plain))]
  if (rates.length === 0) {
    return card.earns.length === 0 ? 'No rewards' : 'Conditional rewards only'
  }
  const program = programs[card.program]
  const range = [...new Set([Math.min(...rates), Math.max(...rates)])].map((value) => rate(value, program))
  return `${range.join(' - ')} ${program?.unit ?? 'cash back'}`
}

/** Returns the entries of rotating calendars, such as 'Oct 1, 2026 to Dec 31, 2026: dining and utilities'. */
export function calendarLines(card: CatalogCard, { vocabulary }: Context): string[] {
  const keys = card.earns.flatMap(({ rotating }) => (rotating === undefined ? [] : [rotating]))
  return keys.flatMap((key) =>
    (vocabulary.calendars[key]?.entries ?? []).map(
      ({ from, to, on = [], at = [] }) =>
        `${day(from)} to ${day(to)}: ${list([...categoryNames(on, vocabulary), ...merchantNames(at, vocabulary)])}`,
    ),
  )
}

/** Direct booking and activation are so easy that they don't count as conditions. */
export function isUnconditional({ when: condition, member, tier }: Earn): boolean {
  const isEasy = condition === undefined || condition === 'direct-booking' || condition === 'activation'
  return isEasy && member === undefined && tier === undefined
}

function describeTarget(card: CatalogCard, earn: Earn, vocabulary: Vocabulary): string {
  const { on = [], at = [], choose, top } = earn
  if (earn.rotating !== undefined) {
    return `on ${vocabulary.calendars[earn.rotating]?.name ?? 'rotating categories'}`
  }
  if (choose) {
    const number = choose.count === 1 ? 'one' : String(choose.count)
    return `on your choice of ${number} each ${choose.per} (${alternatives(optionNames(choose.from, vocabulary))})`
  }
  if (top) {
    const rank = top.rank === 1 ? 'top' : 'second-highest'
    return `on your ${rank} spending category each ${top.per} (${alternatives(optionNames(top.from, vocabulary))})`
  }
  if (on.includes('everything')) {
    return card.earns.filter(isUnconditional).length > 1 && isLast(card, earn)
      ? 'on everything else'
      : 'on everything'
  }
  const categories = on.length > 0 ? [`on ${list(categoryNames(on, vocabulary))}`] : []
  const merchants = at.length > 0 ? [`at ${list(merchantNames(at, vocabulary))}`] : []
  return [...categories, ...merchants].join(' and ')
}

/** The kinds of purchases and the merchants of a rule in a few words, such as 'groceries' or 'rotating categories'. */
export function targetNames(
  { on = [], at = [], choose, rotating, top }: Earn,
  vocabulary: Vocabulary,
): string[] {
  if (rotating !== undefined) {
    return ['rotating categories']
  }
  if (choose) {
    return [choose.count === 1 ? 'a category you choose' : `${choose.count} categories you choose`]
  }
  if (top) {
    return [top.rank === 1 ? 'your top category' : 'your second category']
  }
  return [...categoryNames(on, vocabulary), ...merchantNames(at, vocabulary)]
}

function isLast({ earns }: CatalogCard, earn: Earn): boolean {
  return earns.at(-1) === earn
}

function categoryNames(keys: readonly string[], { categories }: Vocabulary): string[] {
  return keys.map((key) => categories[key] ?? key)
}

function merchantNames(keys: readonly string[], vocabulary: Vocabulary): string[] {
  return keys.map((key) => vocabulary.merchants[key] ?? key)
}

function optionNames(keys: readonly string[], { categories, merchants }: Vocabulary): string[] {
  return keys.map((key) => categories[key] ?? merchants[key] ?? key)
}

const conditions = {
  portal: "booked through the issuer's portal",
  'mobile-wallet': 'paid with a mobile wallet',
  'direct-booking': 'booked directly',
  activation: 'once activated',
  'weekend-evening': 'on Friday and Saturday evenings',
  abroad: 'abroad',
} as const

function describeConditions(
  { when: condition, member, tier, firstYear, firstMonths, above }: Earn,
  { memberships }: Vocabulary,
): string[] {
  return [
    ...(condition === undefined ? [] : [conditions[condition]]),
    ...(member === undefined ? [] : [`with ${memberships[member] ?? member}`]),
    ...(tier === undefined ? [] : [`with ${memberships[tier] ?? tier}`]),
    ...(firstYear ? ['in the first year'] : []),
    ...(firstMonths === undefined ? [] : [`in the first ${firstMonths} months`]),
    ...(above === undefined ? [] : [`after ${dollars(above)} of spending a year`]),
  ]
}

function describeLimit(
  { sharedCaps = {} }: CatalogCard,
  { cap, sharedCap }: Earn,
  isInMoney: boolean,
): string[] {
  const shared = sharedCap === undefined ? undefined : sharedCaps[sharedCap]
  if (cap) {
    return [`up to ${describeCap(cap, isInMoney)}`]
  }
  return shared ? [`up to a combined ${describeCap(shared, isInMoney)}`] : []
}

function describeCap({ spend, reward = 0, per }: Partial<Cap>, isInMoney: boolean): string {
  const amount = spend === undefined ? `${isInMoney ? dollars(reward) : reward} in rewards` : dollars(spend)
  return per === undefined ? amount : `${amount} ${periodWords[per]}`
}

function describeDates({ from, to }: Earn): string[] {
  return [...(from ? [`starting ${day(from)}`] : []), ...(to ? [`through ${day(to)}`] : [])]
}
