/** What a card pays for a cell at a moment: lanes, each with the limit it goes through, if any. */
import { type Candidate, candidateOf, isInTime, isStanding } from '../backtest/candidates.ts'
import type { Cell } from '../backtest/cells.ts'
import { listOf } from '../backtest/choice.ts'
import type { Compiled, CompiledCard } from '../backtest/compile.ts'
import { type Plan, type PlanRule, planOf } from '../backtest/plan.ts'
import type { CardYear } from '../card/rules-in-force.ts'
import type { Stretch } from './buckets.ts'

/** One way in which a card pays. */
export type Lane = Readonly<{
  /** Into the plan's caps, or -1. */
  cap: number
  /** Thousandths of a point per dollar. */
  rate: number
  /** Ten-millionths of a cent for each cent paid, after the fee abroad and with a first-year match. */
  gain: number
  rules: readonly string[]
  isBeyondCap: boolean
  /** The option that has to be picked for it. */
  pick: Readonly<{ choice: number; option: number }> | null
}>

/** The lanes of a cell at a moment. Those that go and gain alike have equal ids within their card and year. */
export type Terms = Readonly<{ id: number; lanes: readonly Lane[]; hasCaps: boolean }>

/** Options of a choice: those that pay for sure, those that may, or none of the two. */
export type IsPicked = (choice: number, option: number, stretch: Stretch) => 'yes' | 'no' | 'maybe'

/** A list of options of which some pay in each period. */
export type WalletChoice = Readonly<{
  kind: 'chosen' | 'top'
  count: number
  /** 1 for the option with the most spending; 0 for what the person chooses. */
  rank: number
  per: 'month' | 'quarter' | 'year'
  options: number
  rule: PlanRule
}>

/** A card in its first year or in a later one, ready to be asked what it pays. */
export type CardTerms = Readonly<{
  compiledCard: CompiledCard
  year: CardYear
  plan: Plan
  choices: readonly WalletChoice[]
  termsAt: (cell: Cell, stretch: Stretch, isPicked: IsPicked) => Terms
  /** The option of a choice to which a cell belongs, or -1. */
  optionOf: (choice: number, cell: Cell) => number
  /** The terms with every option that may still pay, kept for each stretch of terms. */
  looseTermsAt: (cell: Cell, stretch: Stretch) => Terms
}>

export const anyPick: IsPicked = () => 'maybe'

const known = new WeakMap<Compiled, Map<string, CardTerms>>()

/** What is kept between questions only spares doing the same again. */
export function cardTerms(compiled: Compiled, card: number, year: CardYear): CardTerms {
  const kept = known.get(compiled) ?? new Map<string, CardTerms>()
  known.set(compiled, kept)
  const key = `${card} ${year}`
  const found = kept.get(key) ?? createTerms(compiled, card, year)
  kept.set(key, found)
  return found
}

function createTerms(compiled: Compiled, card: number, year: CardYear): CardTerms {
  const compiledCard = compiled.cards[card]
  if (compiledCard === undefined) {
    throw new RangeError(`there is no card ${card}`)
  }
  const plan = planOf(compiledCard.card, compiled.assumptions, year)
  const choices = choicesOf(plan)
  const choiceOfRule = plan.rules.map((rule) => choices.findIndex((choice) => isSameChoice(choice.rule, rule)))
  const candidates = new Map<number, CellCandidates>()
  const candidatesOf = (cell: Cell): CellCandidates => {
    const found = candidates.get(cell.index) ?? cellCandidates(plan, cell)
    candidates.set(cell.index, found)
    return found
  }
  const intern = createIntern()
  const payer: Payer = { compiledCard, year, choiceOfRule }
  const termsAt: CardTerms['termsAt'] = (cell, stretch, isPicked) =>
    intern(lanesAt(payer, candidatesOf(cell), cell, stretch, isPicked))
  const loose = new Map<string, Terms>()
  return {
    compiledCard,
    year,
    plan,
    choices,
    termsAt,
    optionOf: (choice, cell) => {
      const rule = choices[choice]?.rule
      return rule === undefined ? -1 : (candidateOf(rule, cell)?.option ?? -1)
    },
    looseTermsAt: (cell, stretch) => {
      const own = candidatesOf(cell)
      const key = own.isSteady ? `${cell.index}` : `${cell.index} ${inTimeKey(own, stretch)}`
      const found = loose.get(key) ?? termsAt(cell, stretch, anyPick)
      loose.set(key, found)
      return found
    },
  }
}

type Payer = Readonly<{ compiledCard: CompiledCard; year: CardYear; choiceOfRule: readonly number[] }>

/** Rules that can pay for a cell, best first, and those that stack on top of them. */
type CellCandidates = Readonly<{
  main: readonly Candidate[]
  stacking: readonly Candidate[]
  isSteady: boolean
}>

function cellCandidates(plan: Plan, cell: Cell): CellCandidates {
  const of = (isStacking: boolean) =>
    plan.rules
      .filter((rule) => rule.isStacking === isStacking && rule.above === Number.NEGATIVE_INFINITY)
      .flatMap((rule) => candidateOf(rule, cell) ?? [])
  const [main, stacking] = [of(false), of(true)]
  const isTimeless = ({ rule, spans }: Candidate) =>
    spans === null && rule.firstDays === Number.POSITIVE_INFINITY
  const [first] = main
  const isFirstLast = first !== undefined && isStanding(first) && first.rule.cap < 0
  return {
    main: isFirstLast ? [first] : main,
    stacking,
    isSteady: (isFirstLast || main.every(isTimeless)) && stacking.every(isTimeless),
  }
}

function inTimeKey({ main, stacking }: CellCandidates, { realDay, place }: Stretch): string {
  return [...main, ...stacking].map((candidate) => Number(isInTime(candidate, realDay, place))).join('')
}

function choicesOf(plan: Plan): WalletChoice[] {
  const choices: WalletChoice[] = []
  for (const rule of plan.rules) {
    const { target } = rule
    if (target.kind !== 'chosen' && target.kind !== 'top') {
      continue
    }
    if (!choices.some((choice) => isSameChoice(choice.rule, rule))) {
      const isChosen = target.kind === 'chosen'
      const { kind, per, options } = target
      const [count, rank] = isChosen ? [target.count, 0] : [1, target.rank]
      choices.push({ kind, count, rank, per, options: options.length, rule })
    }
  }
  return choices
}

function isSameChoice(a: PlanRule, b: PlanRule): boolean {
  return a === b || (listOf(a) !== null && listOf(a) === listOf(b))
}

function lanesAt(
  payer: Payer,
  { main, stacking }: CellCandidates,
  cell: Cell,
  stretch: Stretch,
  isPicked: IsPicked,
): Lane[] {
  const inTime = (candidate: Candidate) => isInTime(candidate, stretch.realDay, stretch.place)
  const pickOf = ({ rule, option }: Candidate): Picked => {
    const choice = payer.choiceOfRule[rule.index] ?? -1
    return option < 0
      ? { state: 'yes', pick: null }
      : { state: isPicked(choice, option, stretch), pick: { choice, option } }
  }
  const laneOf = createLaneOf(payer, cell)
  const lanes: Lane[] = []
  walkChain(main.filter(inTime), 0, [], pickOf, (cap, rate, rule, more) =>
    lanes.push(laneOf(cap, rate, rule, more)),
  )
  const stacked = stacking.filter(inTime).reduce((before, candidate) => {
    const { state, pick } = pickOf(candidate)
    return state === 'no' ? before : stackOn(before, candidate.rule, laneOf, state === 'maybe' ? pick : null)
  }, lanes)
  return withoutUseless(stacked)
}

type Picked = Readonly<{ state: 'yes' | 'no' | 'maybe'; pick: Lane['pick'] }>
type More = Readonly<{ isBeyondCap: boolean; pick: Lane['pick'] }>
type Take = (cap: number, rate: number, rules: readonly string[], more: More) => void

/** Both ways where an option may be picked or not. A purchase counts against a cap once. */
function walkChain(
  chain: readonly Candidate[],
  from: number,
  usedCaps: readonly number[],
  pickOf: (candidate: Candidate) => Picked,
  take: Take,
): void {
  const candidate = chain[from]
  if (candidate === undefined) {
    take(-1, 0, [], { isBeyondCap: usedCaps.length > 0, pick: null })
    return
  }
  const { rule } = candidate
  const { state, pick } = pickOf(candidate)
  if (state !== 'yes') {
    walkChain(chain, from + 1, usedCaps, pickOf, take)
  }
  if (state === 'no') {
    return
  }
  const own = state === 'maybe' ? pick : null
  const isUsed = rule.cap >= 0 && usedCaps.includes(rule.cap)
  if (!isUsed) {
    take(rule.cap, rule.rate, [rule.id], { isBeyondCap: usedCaps.length > 0, pick: own })
  }
  if (rule.cap >= 0 && rule.rateAfter >= 0) {
    take(-1, rule.rateAfter, [rule.id], { isBeyondCap: true, pick: own })
  } else if (rule.cap >= 0) {
    walkChain(chain, from + 1, isUsed ? usedCaps : [...usedCaps, rule.cap], pickOf, take)
  }
}

type LaneOf = (cap: number, rate: number, rules: readonly string[], more: More) => Lane

function createLaneOf({ compiledCard, year }: Payer, { isAbroad }: Cell): LaneOf {
  const { value, match, foreignFeePpm } = compiledCard
  const worthOfRate = value * (year === 'first' ? match : 1)
  const feeAbroad = isAbroad ? foreignFeePpm * RESTS_PER_MILLIONTH : 0
  return (cap, rate, rules, { isBeyondCap, pick }) => ({
    cap,
    rate,
    gain: rate * worthOfRate - feeAbroad,
    rules,
    isBeyondCap,
    pick,
  })
}

const RESTS_PER_MILLIONTH = 10

/**
 * What stacks without a limit is added to every lane. A limit of its own makes one more lane of the best one without
 * a limit; no purchase goes through two limits at once, which no card of the catalog asks for.
 */
function stackOn(lanes: readonly Lane[], rule: PlanRule, laneOf: LaneOf, pick: Lane['pick']): Lane[] {
  const raise = (lane: Lane, rate: number, cap: number) =>
    laneOf(cap, lane.rate + rate, [...lane.rules, rule.id], {
      isBeyondCap: lane.isBeyondCap,
      pick: pick ?? lane.pick,
    })
  if (rule.cap < 0) {
    const raised = lanes.map((lane) => raise(lane, rule.rate, lane.cap))
    return pick === null ? raised : [...raised, ...lanes]
  }
  const free = lanes.filter(({ cap }) => cap < 0)
  const beyond = rule.rateAfter > 0 ? lanes.map((lane) => raise(lane, rule.rateAfter, lane.cap)) : lanes
  return [...free.map((lane) => raise(lane, rule.rate, rule.cap)), ...beyond]
}

/** A lane is of no use beside one without a limit, or with the same limit, that pays as much and asks no pick. */
function withoutUseless(lanes: readonly Lane[]): Lane[] {
  return lanes
    .filter((lane, place) => !lanes.some((other, at) => at !== place && outdoes(other, lane, at < place)))
    .sort((a, b) => b.gain - a.gain || a.cap - b.cap)
}

function outdoes(other: Lane, lane: Lane, isEarlier: boolean): boolean {
  const isOpenToAll = other.pick === null || isSamePick(other.pick, lane.pick)
  const isAsGood = other.gain > lane.gain || (other.gain === lane.gain && isBetterEqual(other, lane, isEarlier))
  return (other.cap < 0 || other.cap === lane.cap) && isOpenToAll && isAsGood
}

function isBetterEqual(other: Lane, lane: Lane, isEarlier: boolean): boolean {
  const [freedom, own] = [freedomOf(other), freedomOf(lane)]
  return freedom > own || (freedom === own && isEarlier)
}

function freedomOf({ cap, pick }: Lane): number {
  return Number(cap < 0) * 2 + Number(pick === null)
}

function isSamePick(a: Lane['pick'], b: Lane['pick']): boolean {
  return a !== null && b !== null && a.choice === b.choice && a.option === b.option
}

function createIntern() {
  const ids = new Map<string, number>()
  return (lanes: readonly Lane[]): Terms => {
    const key = lanes.map(({ cap, gain, pick }) => `${cap} ${gain} ${pick?.choice} ${pick?.option}`).join(';')
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return { id, lanes, hasCaps: lanes.some(({ cap }) => cap >= 0) }
  }
}
