/** Random planning questions, small enough to try all plans. */
import type {
  ApplicationLimit,
  BonusBar,
  Earnings,
  OwnedCard,
  PlanBonus,
  PlanCard,
  PlanPerson,
  PlanQuestion,
} from '../plan/plan.ts'
import { pick, type Random } from './wallet-case.ts'

const CATEGORIES = 3
/** January 2027. */
const START = 2027 * 12

export type PlanCaseSizes = Readonly<{ cards: number; months: readonly number[]; people: 1 | 2 }>

export function makePlanCase(
  random: Random,
  { cards: most, months: lengths, people }: PlanCaseSizes,
): PlanQuestion {
  const months = pick(lengths, random)
  const monthCents = pick([50_000, 100_000, 150_000, 200_000], random)
  const count = 1 + random(most)
  const cards = Array.from({ length: count }, (_, index) => planCard(random, index, months, people))
  return {
    months,
    monthCents,
    startMonth: START + random(12),
    cards,
    people: Array.from({ length: people }, () => planPerson(random, count, months)),
    limits:
      random(3) === 0
        ? [{ program: 'miles', yearlyCents: random(4) * 10_000, shareBeyond: pick([0, 0.5], random) }]
        : [],
    leastAddedCents: pick([0, 2500, 20_000], random),
  }
}

function planCard(random: Random, index: number, months: number, people: number): PlanCard {
  const fee = pick([0, 0, 9500, 25_000], random)
  const change = random(3) === 0 ? random(months) : months
  const earnings = makeEarnings(random)
  const bonuses = makeBonuses(random)
  return {
    id: `card-${index}`,
    limitedProgram: random(2) === 0 ? 'miles' : null,
    earnings,
    shared: people === 2 ? sharedEarnings(random, earnings) : null,
    creditCents: pick([0, 0, 12_000], random),
    firstAnniversaryCents: pick([0, 0, 3000], random),
    anniversaryCents: pick([0, 0, 6000], random),
    ownedFeeCents: [fee, fee],
    openings: Array.from({ length: months }, (_, month) => ({
      feeCents: random(3) === 0 ? 0 : fee,
      renewalFeeCents: fee,
      // Some offers end.
      bonuses: month < change ? bonuses : [],
    })),
  }
}

function makeEarnings(random: Random): Earnings {
  const row = () => Array.from({ length: CATEGORIES }, () => random(20) * 1000)
  const lasting = row()
  return {
    firstYear: random(3) === 0 ? lasting.map((cents) => cents * 2) : lasting,
    lasting: [lasting, random(3) === 0 ? row() : lasting],
  }
}

/** Two cards use two caps, so they pay at least as much together. */
function sharedEarnings(random: Random, { firstYear, lasting }: Earnings): Earnings {
  const more = random(2) * random(5) * 1000
  const raise = (row: readonly number[]) => row.map((cents) => cents + more)
  return { firstYear: raise(firstYear), lasting: lasting.map(raise) }
}

function makeBonuses(random: Random): PlanBonus[] {
  const first = { cents: (1 + random(4)) * 50_000, months: pick([1, 3, 3, 6], random) }
  const one = { cents: (1 + random(6)) * 10_000, demands: [first] }
  const kind = random(5)
  if (kind === 0) {
    return []
  }
  const second = { cents: 100_000, months: first.months + random(3) }
  return kind === 1 ? [one, { cents: one.cents + 30_000, demands: [first, second] }] : [one]
}

function planPerson(random: Random, count: number, months: number): PlanPerson {
  const all = Array.from({ length: count }, (_, index) => index)
  const owned = all.filter(() => random(4) === 0).map((card) => ownedCard(random, card))
  return {
    owned,
    candidates: all.filter(() => random(8) > 0),
    limits: random(2) === 0 ? [applicationLimit(random, all)] : [],
    bars: random(2) === 0 ? [bonusBar(random, all)] : [],
    perYear: months > 10 ? 1 + random(2) : 1 + random(3),
    monthsBetween: months > 10 ? 3 + random(6) : 1 + random(3),
  }
}

function ownedCard(random: Random, card: number): OwnedCard {
  const opened = -1 - random(60)
  const closed = random(3) === 0 ? Math.min(0, opened + 1 + random(30)) : null
  const bonus = random(2) === 0 ? Math.min(0, opened + 2) : null
  const inProgress = { cents: (1 + random(4)) * 50_000, months: 1 + random(4) }
  return { card, opened, closed, bonus, ...(random(2) === 0 ? { inProgress } : {}) }
}

function applicationLimit(random: Random, all: readonly number[]): ApplicationLimit {
  return {
    ruleId: 'limit',
    cards: subset(random, all),
    counted: subset(random, all),
    count: 1 + random(2),
    within: pick([{ months: 1 + random(30) }, { days: 5 + random(90) }, null], random),
  }
}

function bonusBar(random: Random, all: readonly number[]): BonusBar {
  const condition = pick(['has', 'had', 'bonus'] as const, random)
  return {
    ruleId: 'bar',
    cards: subset(random, all),
    if: condition,
    of: random(2) === 0 ? 'same' : subset(random, all),
    months: condition === 'has' || random(2) === 0 ? null : 1 + random(48),
  }
}

function subset(random: Random, all: readonly number[]): ReadonlySet<number> {
  return new Set(all.filter(() => random(3) > 0))
}
