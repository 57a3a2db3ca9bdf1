/** Tags derived from the facts by rules, so they can't contradict them. */
import type { EarnRule } from '@cardsight/engine/cards'
import type { Leaf } from '@cardsight/engine/categories'
import type { CardFacts } from './card-schema.ts'
import type { Program } from './tables.ts'

export const categoryTags = [
  'No Annual Fee',
  'Intro Bonus',
  'Cash Back',
  'Travel',
  'Balance Transfer',
  '0% Intro APR',
  'Rewards',
  'Fair Credit',
  'Low & No Credit',
  'Good to Excellent Credit',
  'Secured',
  'Student',
  'Building Credit',
  'Business',
] as const
export const featureTags = [
  'No Foreign Transaction Fees',
  'Flat Rate Cash Back',
  'Rotating Categories',
  'Category Cash Back',
  'Travel Benefits',
] as const

export type CategoryTag = (typeof categoryTags)[number]
export type FeatureTag = (typeof featureTags)[number]
export type Tags = { readonly categories: readonly CategoryTag[]; readonly features: readonly FeatureTag[] }

export function tagsOf(facts: CardFacts, program: Program | undefined, rules: readonly EarnRule[]): Tags {
  const category: Record<CategoryTag, boolean> = {
    'No Annual Fee': facts.fee.yearly === 0,
    'Intro Bonus': (facts.offer?.tiers.length ?? 0) > 0 && facts.status.state === 'open',
    'Cash Back': isCash(program) && rules.length > 0,
    Travel: isForTravel(facts, program?.kind, rules),
    'Balance Transfer': facts.apr?.transfers !== undefined,
    '0% Intro APR': facts.apr?.purchases?.rate === 0 || facts.apr?.transfers?.rate === 0,
    Rewards: rules.length > 0,
    ...creditTags(facts),
    Secured: facts.kind === 'secured',
    Student: facts.kind === 'student',
    'Building Credit': facts.kind === 'secured' || facts.kind === 'student' || isForLowCredit(facts),
    Business: facts.business !== undefined,
  }
  const feature: Record<FeatureTag, boolean> = {
    'No Foreign Transaction Fees': facts.foreignFee?.percent === 0,
    'Flat Rate Cash Back': isCash(program) && rules.some(isFlat) && !rules.some(isByCategory),
    'Rotating Categories': rules.some(({ target }) => target.kind === 'rotating'),
    'Category Cash Back': isCash(program) && rules.some(isFixedCategory),
    'Travel Benefits': hasTravelBenefits(facts),
  }
  return {
    categories: categoryTags.filter((tag) => category[tag]),
    features: featureTags.filter((tag) => feature[tag]),
  }
}

/** Store credit counts as cash back; store points don't. */
function isCash(program: Program | undefined): boolean {
  return program?.values === 'face'
}

function creditTags(facts: CardFacts) {
  const credit = facts.eligibility?.credit
  const isFair = credit !== undefined && isWithin(credit, 'fair') && credit.from !== 'none'
  const isLow = isForLowCredit(facts)
  return { 'Fair Credit': isFair, 'Low & No Credit': isLow, 'Good to Excellent Credit': !isFair && !isLow }
}

function isForLowCredit({ kind, eligibility }: CardFacts): boolean {
  const credit = eligibility?.credit
  return kind === 'secured' || credit?.from === 'none' || credit?.from === 'poor'
}

const creditOrder = { none: 0, poor: 1, fair: 2, good: 3, excellent: 4 } as const

type CreditRange = NonNullable<NonNullable<CardFacts['eligibility']>['credit']>

function isWithin({ from, to }: CreditRange, level: keyof typeof creditOrder): boolean {
  return creditOrder[from] <= creditOrder[level] && creditOrder[level] <= creditOrder[to]
}

const travelPrograms: readonly Program['kind'][] = ['airline', 'hotel', 'rail', 'cruise']
const travelLeaves: readonly Leaf[] = ['flights', 'hotels', 'car-rental', 'cruise', 'other-travel']

function isForTravel(
  { kind }: CardFacts,
  programKind: Program['kind'] | undefined,
  rules: readonly EarnRule[],
): boolean {
  if (kind === 'travel' || travelPrograms.some((travel) => travel === programKind)) {
    return true
  }
  const paysForTravel = rules.some(
    ({ target }) =>
      target.kind === 'where' && target.where.leaves?.some((leaf) => travelLeaves.includes(leaf)),
  )
  return programKind === 'bank' && paysForTravel
}

function isFlat({ target, condition }: EarnRule): boolean {
  return target.kind === 'where' && target.where.isEverything === true && condition === undefined
}

/** Rates for the issuer's booking portal don't make a card a category card. */
function isByCategory(rule: EarnRule): boolean {
  return !isEverything(rule) && rule.condition?.kind !== 'portal'
}

function isFixedCategory(rule: EarnRule): boolean {
  return isByCategory(rule) && rule.target.kind !== 'rotating'
}

function isEverything({ target }: EarnRule): boolean {
  return target.kind === 'where' && target.where.isEverything === true
}

const travelPattern =
  /lounge|checked bag|boarding|priority pass|global entry|travel|trip|companion|luggage|baggage|rental car|car rental|collision|free night|elite|airport|flight|airline|hotel|united club|sky club|admirals/i

function hasTravelBenefits({ perks = {}, credits = [] }: CardFacts): boolean {
  return [...Object.keys(perks), ...credits.map(({ name }) => name)].some((name) => travelPattern.test(name))
}
