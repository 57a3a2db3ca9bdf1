/** Finds the spending from which a card beats a flat-rate card with no fee, by running the engine. */
import {
  createRunCatalog,
  presentCardTexts,
  presentRunNumbers,
  type RunCatalog,
  runOnSpend,
} from '@cardsight/answers'
import { sumOfDetails, type TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import {
  monthOfTypedCosts,
  PLAIN_PERCENT,
  plainDollars,
  runHabitsOf,
  type SpendingHabits,
  spendingHabitsOf,
  valueRun,
} from '@cardsight/contract/runs'
import { formCategories, isBill } from '@cardsight/engine/categories'
import type { DayRange } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { splitCents, toCents } from '@cardsight/engine/money'
import { type MonthShare, spendOfMonth, withRent } from '@cardsight/engine/spending'
import { type Crossing, findCrossings, isAhead, type Level } from './find-crossings.ts'

/** At one dollar only the rates decide. */
const LOWEST_LEVEL = 1
/** Levels in dollars a month: from the first to the last, each a fifth above the one before. */
const FIRST_LEVEL = 50
const LAST_LEVEL = 20_000
const STEP = 1.2
const MONTHS_PER_YEAR = 12

/** `here` is at the costs of the request. */
export type Period = Readonly<{ here: Level; isAheadAtFirst: boolean; crossings: readonly Crossing[] }>

export type PlainComparison = Readonly<
  {
    rate: number
    upTo: number
    withProgram: WithBrand | null
    withBrand: WithBrand | null
  } & Record<'firstYear' | 'laterYears' | 'threeYears', Period>
>

/** Years two and three for another use of the card's program or brand. */
type WithBrand = Readonly<{ name: string; laterYears: Level }>

export type ComparisonInput = Readonly<{
  /** A catalog of the card alone. */
  catalog: RunCatalog
  costs: TypedCosts
  window: DayRange
  profile: Profile
  spendingHabits: SpendingHabits
  /** Of the whole catalog: a card's own don't have all brands. */
  profileOptions: RunCatalog['profileOptions']
}>

/**
 * Purchases grow in the proportions of `costs`; rent and taxes stay as they are. Both totals of a crossing are runs of the engine.
 * `costs` are a level too, so the comparison always agrees with a ranking on them.
 */
export function compareWithPlain(asked: ComparisonInput): PlainComparison {
  const run = createRunner(asked)
  const own = monthlyTotal(asked.costs)
  const levels = levelsToTry(own)
  const compare = (key: keyof Totals): Period => {
    const at = (monthly: number): Level => ({ monthly, ...run(monthly)[key] })
    return {
      here: at(own),
      isAheadAtFirst: isAhead(at(LOWEST_LEVEL)),
      crossings: findCrossings(at, levels),
    }
  }
  return {
    rate: PLAIN_PERCENT,
    upTo: LAST_LEVEL,
    firstYear: compare('firstYear'),
    laterYears: compare('laterYears'),
    threeYears: compare('threeYears'),
    withProgram: compareWithProgram(asked, own),
    withBrand: compareWithBrand(asked, own),
  }
}

/** Null if the person uses the program, or if its points count for everyone. */
export function compareWithProgram(asked: ComparisonInput, monthly: number): WithBrand | null {
  const used = programOf(asked)
  if (used === undefined || !used.needsUse || used.id in asked.profile.programs) {
    return null
  }
  const programs = { ...asked.profile.programs, [used.id]: null }
  return { name: used.name, laterYears: laterYearsOf(asked, monthly, { programs }) }
}

/**
 * For a person who spends as much as these costs allow with the brand of the card's program or of a membership that its terms
 * name, as a member. Null if there's no brand, or if the person says how much they spend there.
 */
export function compareWithBrand(asked: ComparisonInput, monthly: number): WithBrand | null {
  const { profile, catalog } = asked
  const program = programOf(asked)
  const members = catalog.profileOptions.memberships.filter((membership) => membership.brand !== undefined)
  const brand = program?.brand ?? members[0]?.brand
  const stated = [
    ...(program === undefined ? [] : [profile.programs[program.id]]),
    ...members.map(({ id }) => profile.memberSpending[id]),
  ]
  if (brand === undefined || stated.some((dollars) => typeof dollars === 'number')) {
    return null
  }
  const most = monthly * MONTHS_PER_YEAR
  const changes = {
    programs: program?.needsUse ? { ...profile.programs, [program.id]: most } : profile.programs,
    memberships: [...new Set([...profile.memberships, ...members.map(({ id }) => id)])],
    memberSpending: { ...profile.memberSpending, ...Object.fromEntries(members.map(({ id }) => [id, most])) },
  }
  return { name: brand.name, laterYears: laterYearsOf(asked, monthly, changes) }
}

function programOf({ catalog, profileOptions }: ComparisonInput) {
  return profileOptions.programs.find(({ id }) => id === catalog.release.cards[0]?.program)
}

function laterYearsOf(asked: ComparisonInput, monthly: number, changes: Partial<Profile>): Level {
  const profile = { ...asked.profile, ...changes }
  const { release, assumptions } = asked.catalog
  const { profileOptions } = asked
  const catalog = createRunCatalog(
    release,
    assumptions.today,
    runHabitsOf(profile, profileOptions.memberships),
  )
  const spendingHabits = spendingHabitsOf(profile, profileOptions)
  return { monthly, ...createRunner({ ...asked, catalog, profile, spendingHabits })(monthly).laterYears }
}

type Totals = Readonly<Record<'firstYear' | 'laterYears' | 'threeYears', Omit<Level, 'monthly'>>>
type Runner = (monthly: number) => Totals

/** Returns the totals of the ranking itself, at any spending. */
export function createRunner({ catalog, costs, window, profile, spendingHabits }: ComparisonInput): Runner {
  // A closed card has no row otherwise.
  const texts = { ...presentCardTexts(catalog), byName: [0] }
  const scale = createScale(monthOfTypedCosts(costs, spendingHabits))
  const about = { averageDays: MONTH_DAYS, hasHistory: false, rent: profile.rent, typed: [] } as const
  const known = new Map<number, Totals>()
  const totalsAt = (monthly: number): Totals => {
    const spend = withRent(spendOfMonth(scale(monthly), window), profile.rent)
    const run = runOnSpend(catalog, spend, about, { hasAlone: false })
    const { within, outside, list } = valueRun(presentRunNumbers(run, ''), texts, profile)
    const only = [...within, ...outside]
    const totalOf = (years: 1 | 3, hasBonus: boolean) => list(only, years, hasBonus)[0]?.totalMoney ?? 0
    const bills = run.result.billCents.reduce((sum, cents) => sum + cents, 0)
    const plain = (years: number) => plainDollars(run.result.overall.spendingCents - bills, years)
    return {
      firstYear: { card: totalOf(1, true), plain: plain(1) },
      laterYears: { card: roundToCents(totalOf(3, false) - totalOf(1, false)), plain: plain(2) },
      threeYears: { card: totalOf(3, true), plain: plain(3) },
    }
  }
  return (monthly) => {
    const totals = known.get(monthly) ?? totalsAt(monthly)
    known.set(monthly, totals)
    return totals
  }
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}

/** Purchases. No plain card pays for taxes. */
function monthlyTotal({ details = {}, ...costs }: TypedCosts): number {
  const six = formCategories.reduce((sum, category) => sum + costs[category], 0)
  return Math.max(1, six + sumOfDetails(details, null) - (details.taxes ?? 0))
}

/** Scales purchases to a total per month. Taxes aren't scaled. */
function createScale(month: readonly MonthShare[]) {
  const bills = month.filter(({ kind }) => isBill(kind.leaf))
  const purchases = month.filter(({ kind }) => !isBill(kind.leaf))
  return (monthly: number): MonthShare[] => {
    const shares = splitCents(
      toCents(monthly * 100),
      purchases.map(({ cents }) => cents),
    )
    const scaled = purchases.map(({ kind }, index) => ({ kind, cents: shares[index] ?? toCents(0) }))
    return [...scaled.filter(({ cents }) => cents > 0), ...bills]
  }
}

function levelsToTry(own: number): number[] {
  const levels = new Set([LOWEST_LEVEL, own, LAST_LEVEL])
  for (let level = FIRST_LEVEL; level < LAST_LEVEL; level = Math.round(level * STEP)) {
    levels.add(level)
  }
  return [...levels].sort((a, b) => a - b)
}
