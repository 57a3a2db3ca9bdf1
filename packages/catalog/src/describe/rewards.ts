/** What a card pays, line by line, as its rules say it. */
import type { CatalogCard, Programs, Vocabulary } from '../release.ts'
import { alternatives, day, dollars, isMoney, list, rate } from './words.ts'

type Earn = CatalogCard['earns'][number]
type Cap = NonNullable<Earn['cap']>
export type Context = { readonly programs: Programs; readonly vocabulary: Vocabulary }

/** One line for each rule, such as '4x points on dining, up to $50,000 a year, then 1x'. */
export function rewardLines(card: CatalogCard, context: Context): string[] {
  return card.earns.map((earn) => rewardLine(card, earn, context))
}

function rewardLine(card: CatalogCard, earn: Earn, { programs, vocabulary }: Context): string {
  const program = programs[card.program]
  const main = [
    rate(earn.rate, program),
    program?.unit ?? 'cash back',
    ...(earn.adds ? ['on top'] : []),
    whatFor(card, earn, vocabulary),
    ...when(earn, vocabulary),
  ].join(' ')
  const then = earn.after === undefined ? [] : [`then ${rate(earn.after, program)}`]
  return [main, ...limit(card, earn, isMoney(program)), ...then, ...dates(earn)].join(', ')
}

/** '1x - 4x points': from the lowest to the highest that needs no portal, phone or membership. */
export function rewardRate(card: CatalogCard, { programs }: Context): string {
  const standing = card.earns.filter((earn) => isForEverybody(earn) && !earn.adds).map((earn) => earn.rate)
  const added = card.earns.filter((earn) => isForEverybody(earn) && earn.adds).map((earn) => earn.rate)
  const rates = [...standing, ...added.map((extra) => extra + Math.min(...standing))]
  if (rates.length === 0) {
    return card.earns.length === 0 ? 'No rewards' : 'Rewards only under conditions'
  }
  const program = programs[card.program]
  const range = [...new Set([Math.min(...rates), Math.max(...rates)])].map((value) => rate(value, program))
  return `${range.join(' - ')} ${program?.unit ?? 'cash back'}`
}

/** The quarters of a rotating calendar, such as 'Oct 1, 2026 to Dec 31, 2026: dining and utilities'. */
export function calendarLines(card: CatalogCard, { vocabulary }: Context): string[] {
  const keys = card.earns.flatMap(({ rotating }) => (rotating === undefined ? [] : [rotating]))
  return keys.flatMap((key) =>
    (vocabulary.calendars[key]?.entries ?? []).map(
      ({ from, to, on = [], at = [] }) =>
        `${day(from)} to ${day(to)}: ${list([...names(on, vocabulary), ...merchants(at, vocabulary)])}`,
    ),
  )
}

function isForEverybody({ when: condition, member, tier }: Earn): boolean {
  const isEasy = condition === undefined || condition === 'direct-booking' || condition === 'activation'
  return isEasy && member === undefined && tier === undefined
}

function whatFor(card: CatalogCard, earn: Earn, vocabulary: Vocabulary): string {
  const { on = [], at = [], choose, top } = earn
  if (earn.rotating !== undefined) {
    return `on ${vocabulary.calendars[earn.rotating]?.name ?? 'categories that change'}`
  }
  if (choose) {
    const number = choose.count === 1 ? 'one' : String(choose.count)
    return `on ${number} of these by your choice each ${choose.per} (${alternatives(options(choose.from, vocabulary))})`
  }
  if (top) {
    const place = top.rank === 1 ? 'the most' : 'the second most'
    return `on the one of these with ${place} spending each ${top.per} (${alternatives(options(top.from, vocabulary))})`
  }
  if (earn.note !== undefined && on.length === 0) {
    return `at ${list(merchants(at, vocabulary))} (${earn.note})`
  }
  if (on.includes('everything')) {
    return card.earns.filter(isForEverybody).length > 1 && isLast(card, earn)
      ? 'on everything else'
      : 'on everything'
  }
  const things = on.length > 0 ? [`on ${list(names(on, vocabulary))}`] : []
  const places = at.length > 0 ? [`at ${list(merchants(at, vocabulary))}`] : []
  return [...things, ...places].join(' and ')
}

function isLast({ earns }: CatalogCard, earn: Earn): boolean {
  return earns.at(-1) === earn
}

function names(keys: readonly string[], { things }: Vocabulary): string[] {
  return keys.map((key) => things[key] ?? key)
}

function merchants(keys: readonly string[], vocabulary: Vocabulary): string[] {
  return keys.map((key) => vocabulary.merchants[key] ?? key)
}

function options(keys: readonly string[], { things, merchants: shops }: Vocabulary): string[] {
  return keys.map((key) => things[key] ?? shops[key] ?? key)
}

const conditions = {
  portal: "booked through the issuer's own site",
  'mobile-wallet': 'paid with a mobile wallet',
  'direct-booking': 'booked directly',
  activation: 'once activated',
  'weekend-evening': 'on Friday and Saturday evenings',
  abroad: 'abroad',
} as const

function when(
  { when: condition, member, tier, firstYear, firstMonths, above }: Earn,
  { memberships }: Vocabulary,
): string[] {
  return [
    ...(condition === undefined ? [] : [conditions[condition]]),
    ...(member === undefined ? [] : [`with ${memberships[member] ?? member}`]),
    ...(tier === undefined ? [] : [`with ${memberships[tier] ?? tier}`]),
    ...(firstYear ? ['in the first year'] : []),
    ...(firstMonths === undefined ? [] : [`in the first ${firstMonths} months`]),
    ...(above === undefined ? [] : [`beyond ${dollars(above)} of spending a year`]),
  ]
}

function limit({ sharedCaps = {} }: CatalogCard, { cap, sharedCap }: Earn, isInMoney: boolean): string[] {
  const shared = sharedCap === undefined ? undefined : sharedCaps[sharedCap]
  if (cap) {
    return [`up to ${capWords(cap, isInMoney)}`]
  }
  return shared ? [`up to a shared ${capWords(shared, isInMoney)}`] : []
}

function capWords({ spend, reward = 0, per }: Cap, isInMoney: boolean): string {
  const amount = spend === undefined ? `${isInMoney ? dollars(reward) : reward} of reward` : dollars(spend)
  return `${amount} ${per === 'opening' ? 'in all' : `a ${per}`}`
}

function dates({ from, to }: Earn): string[] {
  return [...(from ? [`since ${day(from)}`] : []), ...(to ? [`through ${day(to)}`] : [])]
}
