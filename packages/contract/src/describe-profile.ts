import { type CreditLevel, defaultProfile, type PointUse, type Profile } from './profile.ts'
import { withCommas } from './with-commas.ts'

/** Names of what a profile refers to by id. `ProfileOptions` has this shape. */
export type ProfileNames = Readonly<{
  programs: readonly Readonly<{ id: string; name: string; kind: string }>[]
  memberships: readonly Readonly<{ id: string; name: string }>[]
  credits: readonly Readonly<{ id: string }>[]
}>

/** Programs and memberships that the line names; the others are counted. */
const MAX_NAMES = 3

const credits: Readonly<Record<CreditLevel, string>> = {
  none: 'New to credit',
  poor: 'Poor credit',
  fair: 'Fair credit',
  good: 'Good credit',
  excellent: 'Excellent credit',
}

const uses: Readonly<Record<PointUse, string>> = {
  cash: 'points cashed out',
  easy: 'points redeemed without transfers',
  transfers: 'points transferred to partners',
  own: 'your own point values',
}

/**
 * One line with everything that a profile assumes: "Good credit · points redeemed without transfers · no airline or hotel programs".
 * Ids that `names` doesn't have are left out.
 */
export function describeProfile(profile: Profile, names: ProfileNames): string {
  const programs = names.programs.filter(({ id }) => Object.hasOwn(profile.programs, id))
  const memberships = names.memberships.filter(({ id }) => profile.memberships.includes(id))
  return [
    credits[profile.credit],
    ...describeHistory(profile),
    uses[profile.points],
    ...(programs.some(isTravel) ? [] : ['no airline or hotel programs']),
    ...describeNames(programs, memberships),
    ...describeCredits(profile, names),
    ...describeHabits(profile),
  ].join(' · ')
}

/** What differs from a long credit history and the usual deposit. */
function describeHistory({ thinFile, deposit }: Profile): string[] {
  return [
    ...(thinFile ? ['one card, less than a year old'] : []),
    ...(deposit === defaultProfile.deposit ? [] : [`$${withCommas(`${deposit}`)} security deposit`]),
  ]
}

type Program = ProfileNames['programs'][number]
type Membership = ProfileNames['memberships'][number]

function isTravel({ kind }: Program): boolean {
  return kind === 'airline' || kind === 'hotel'
}

/** Airlines first, then hotels, other programs and memberships; at most `MAX_NAMES` of them by name. */
function describeNames(programs: readonly Program[], memberships: readonly Membership[]): string[] {
  const sorted = verbs.flatMap((verb) => programs.filter(({ kind }) => verbOf(kind) === verb))
  const named = sorted.slice(0, MAX_NAMES)
  const members = memberships.slice(0, MAX_NAMES - named.length)
  const rest = programs.length + memberships.length - named.length - members.length
  return [
    ...verbs.flatMap((verb) => {
      const list = named.filter(({ kind }) => verbOf(kind) === verb).map(({ name }) => shorten(name))
      return list.length === 0 ? [] : [`${verb} ${list.join(', ')}`]
    }),
    ...members.map(({ name }) => shorten(name).replace(/ membership$/, ' member')),
    ...(rest === 0 ? [] : [`+${rest} more`]),
  ]
}

/** 'Atmos Rewards (Alaska and Hawaiian)' → 'Atmos Rewards' */
function shorten(name: string): string {
  return name.replace(/ \([^)]*\)$/, '')
}

const verbs = ['flies', 'stays with', 'uses'] as const

function verbOf(kind: string): (typeof verbs)[number] {
  if (kind === 'airline') {
    return 'flies'
  }
  return kind === 'hotel' ? 'stays with' : 'uses'
}

function describeCredits({ credits, creditAmounts }: Profile, names: ProfileNames): string[] {
  const count = (isMeant: (id: string) => boolean) => names.credits.filter(({ id }) => isMeant(id)).length
  const skipped = count((id) => creditAmounts[id] === 0)
  const used = count((id) => (creditAmounts[id] ?? Number(credits.includes(id))) > 0)
  const inWords = (number: number) => `${number} statement credit${number === 1 ? '' : 's'}`
  return [
    ...(used === 0 ? [] : [`uses ${inWords(used)}`]),
    ...(skipped === 0 ? [] : [`skips ${inWords(skipped)}`]),
  ]
}

/** Habits that differ from those we assume of everyone. */
function describeHabits(profile: Profile): string[] {
  const { activatesCategories, booksInPortals, hasBusiness, rent, debt } = profile
  return [
    activatesCategories !== defaultProfile.activatesCategories && 'skips rotating categories',
    booksInPortals !== defaultProfile.booksInPortals && 'books in travel portals',
    hasBusiness && 'has a business or side income',
    rent > 0 && `pays $${withCommas(`${rent}`)} rent by card`,
    debt !== null &&
      `owes $${withCommas(`${debt.balance}`)} and pays $${withCommas(`${debt.payment}`)} a month`,
  ].filter((text) => text !== false)
}
