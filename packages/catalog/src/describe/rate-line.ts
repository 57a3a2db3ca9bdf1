/** A card's printed rates in one short line, for rows of cards. */
import { periodWords } from '@cardsight/engine/dates'
import type { CatalogCard } from '../release.ts'
import { dollars, isMoney, list, rate } from './format.ts'
import { type Context, isUnconditional, targetNames } from './rewards.ts'

type Earn = CatalogCard['earns'][number]

const MOST_NAMES = 3
/** Two lines of a row. */
const MOST_LETTERS = 90

/**
 * The highest rates as the issuer prints them, with their caps: '6% groceries (first $6,000 a year), 3% gas', '2% on
 * everything'. Leaves out rates that need a portal or a membership, that end, or that only later spending reaches.
 */
export function rateLine(card: CatalogCard, context: Context): string {
  const usual = card.earns.filter(isUsual)
  const base = Math.max(0, ...usual.filter(isForEverything).map((earn) => earn.rate))
  const better = usual.filter((earn) => !isForEverything(earn) && totalOf(earn, base) > base)
  const rates = [...new Set(better.map((earn) => totalOf(earn, base)))].sort((a, b) => b - a)
  const print = (value: number) => rate(value, context.programs[card.program])
  const [first, second] = rates.map((value) => {
    const earns = better.filter((earn) => totalOf(earn, base) === value)
    return `${print(value)} ${namesText(earns, card, context)}`
  })
  if (first === undefined) {
    const nothing = card.earns.length === 0 ? 'No rewards' : 'Conditional rewards only'
    return base === 0 ? nothing : `${print(base)} on everything`
  }
  const next = second ?? (base === 0 ? '' : `${print(base)} everything else`)
  const both = `${first}, ${next}`
  return next === '' || both.length > MOST_LETTERS ? first : both
}

/** What rules of one rate are for, each cap after what it limits. */
function namesText(earns: readonly Earn[], card: CatalogCard, context: Context): string {
  const isInMoney = isMoney(context.programs[card.program])
  const namesByCap = new Map<string, string[]>()
  for (const earn of earns) {
    const cap = capText(card, earn, isInMoney)
    const names = targetNames(earn, context.vocabulary).map(inShort)
    namesByCap.set(cap, [...new Set([...(namesByCap.get(cap) ?? []), ...names])])
  }
  const all = [...namesByCap.values()].flat()
  const shown = all.length > MOST_NAMES ? all.slice(0, MOST_NAMES - 1) : all
  const parts = [...namesByCap].flatMap(([cap, names]) => {
    const named = names.filter((name) => shown.includes(name))
    return named.map((name, index) => (index === named.length - 1 ? `${name}${cap}` : name))
  })
  return list([...parts, ...(shown.length < all.length ? ['more'] : [])])
}

/** 'U.S. supermarkets' → 'supermarkets', 'grocery stores (not Target)' → 'grocery stores'. The card's page has the rest. */
function inShort(name: string): string {
  return name.replace(/^U\.S\. | \(.*\)$/g, '')
}

/** What an extra rate comes to with the one that it's added to. */
function totalOf(earn: Earn, base: number): number {
  return earn.adds ? Math.round((earn.rate + base) * 100) / 100 : earn.rate
}

function isForEverything({ on = [] }: Earn): boolean {
  return on.includes('everything')
}

function isUsual(earn: Earn): boolean {
  return (
    isUnconditional(earn) &&
    !earn.firstYear &&
    earn.firstMonths === undefined &&
    earn.above === undefined &&
    earn.byOtherSpending === undefined &&
    earn.to === undefined
  )
}

/** ' (first $6,000 a year)'; '' without a cap. */
function capText({ sharedCaps = {} }: CatalogCard, { cap, sharedCap }: Earn, isInMoney: boolean): string {
  const limit = cap ?? (sharedCap === undefined ? undefined : sharedCaps[sharedCap])
  if (limit === undefined) {
    return ''
  }
  const { spend, reward = 0, per } = limit
  const period = per === undefined ? '' : ` ${periodWords[per]}`
  return spend === undefined
    ? ` (up to ${isInMoney ? dollars(reward) : reward} in rewards${period})`
    : ` (first ${dollars(spend)}${period})`
}
