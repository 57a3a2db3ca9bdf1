/** What a card pays for a cell at a moment: lanes, each with the limit it goes through, if any. */
import { type Candidate, candidateOf, isInTime, isStanding, listOf } from '../backtest/candidates.ts'
import type { Cell } from '../backtest/cells.ts'
import type { Compiled, CompiledCard } from '../backtest/compile.ts'
import { type Plan, type PlanRule, planOf } from '../backtest/plan.ts'
import type { Option } from '../card/card.ts'
import type { CardYear } from '../card/rules-in-force.ts'
import type { Stretch } from './buckets.ts'

/** One way in which a card pays. */
export type Lane = Readonly<{
  /** Into the plan's caps, or -1. */
  cap: number
  /** Thousandths of a point per dollar. */
  rate: number
  /** The part of the rate that counts against a limit on reward: what stacks on the rule under it does not. */
  countedRate: number
  /** Ten-millionths of a cent for each cent paid, after the fee abroad and with a first-year match. */
  gain: number
  rules: readonly string[]
  isBeyondCap: boolean
}>

/** The lanes of a cell at a moment, best first. Those that go and gain alike have equal ids within card and year. */
export type Terms = Readonly<{ id: number; lanes: readonly Lane[]; hasCaps: boolean }>

/** Whether an option of a choice pays in a stretch. */
export type IsPicked = (choice: number, option: number, stretch: Stretch) => boolean

/** A list of options of which some pay in each period. */
export type WalletChoice = Readonly<{
  kind: 'chosen' | 'top'
  count: number
  /** 1 for the option with the most spending; 0 for what the person chooses. */
  rank: number
  /** Choices of one list have the same. */
  list: string
  rule: PlanRule
}>

/** A card in its first year or in a later one, ready to be asked what it pays. */
export type CardTerms = Readonly<{
  compiledCard: CompiledCard
  plan: Plan
  choices: readonly WalletChoice[]
  termsAt: (cell: Cell, stretch: Stretch, isPicked: IsPicked) => Terms
  /** True for a cell whose terms depend neither on the day nor on what is picked. */
  isConstant: (cell: Cell) => boolean
  /** The option of a choice to which a cell belongs, or -1. */
  optionOf: (choice: number, cell: Cell) => number
}>

const known = new WeakMap<Compiled, Map<number, CardTerms>>()

/** What is kept between questions only spares doing the same again. */
export function cardTerms(compiled: Compiled, card: number, year: CardYear): CardTerms {
  const kept = known.get(compiled) ?? new Map<number, CardTerms>()
  known.set(compiled, kept)
  const key = card * 2 + Number(year === 'first')
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
  const choiceOfRule = plan.rules.map((rule) => {
    const choice = choices.findIndex((each) => isSameChoice(each.rule, rule))
    return choice < 0 ? NEVER : choice
  })
  const byCell: (CellCandidates | undefined)[] = []
  const candidatesOf = (cell: Cell): CellCandidates => {
    const found = byCell[cell.index] ?? cellCandidates(plan, choices, choiceOfRule, cell)
    byCell[cell.index] = found
    return found
  }
  const intern = createIntern()
  return {
    compiledCard,
    plan,
    choices,
    termsAt: (cell, stretch, isPicked) => {
      const own = candidatesOf(cell)
      const paying = payingAt(own, stretch, isPicked)
      const found = own.kept.get(paying) ?? intern(lanesAt(compiledCard, year, own, cell, paying))
      own.kept.set(paying, found)
      return found
    },
    isConstant: (cell) => candidatesOf(cell).isConstant,
    optionOf: (choice, cell) => candidatesOf(cell).optionOf[choice] ?? -1,
  }
}

/** A candidate without options, and one whose options are never to be counted on. */
const NO_CHOICE = -1
const NEVER = -2

/** Rules that can pay for a cell, best first, and behind them those that stack on top of them. */
type CellCandidates = Readonly<{
  candidates: readonly Candidate[]
  /** By candidate: the choice that its option belongs to, NO_CHOICE, or NEVER. */
  choiceOf: readonly number[]
  /** By choice. */
  optionOf: readonly number[]
  isConstant: boolean
  /** Terms by the candidates that pay. */
  kept: Map<number, Terms>
}>

function cellCandidates(
  plan: Plan,
  choices: readonly WalletChoice[],
  choiceOfRule: readonly number[],
  cell: Cell,
): CellCandidates {
  const ofKind = (isStacking: boolean) =>
    plan.rules
      .filter((rule) => rule.isStacking === isStacking && rule.above === Number.NEGATIVE_INFINITY)
      .flatMap((rule) => candidateOf(rule, cell) ?? [])
  const main = ofKind(false)
  const [first] = main
  const isFirstLast = first !== undefined && isStanding(first) && first.rule.cap < 0
  const candidates = [...(isFirstLast ? [first] : main), ...ofKind(true)]
  const optionOf = choices.map(({ rule }) => candidateOf(rule, cell)?.option ?? -1)
  const isTimeless = ({ rule, spans, option }: Candidate) =>
    spans === null && option < 0 && rule.firstDays === Number.POSITIVE_INFINITY
  return {
    candidates,
    choiceOf: candidates.map(({ rule, option }) =>
      option < 0 ? NO_CHOICE : (choiceOfRule[rule.index] ?? NEVER),
    ),
    optionOf,
    isConstant: candidates.every(isTimeless) && optionOf.every((option) => option < 0),
    kept: new Map(),
  }
}

/** The candidates that pay as the digits of a number: a card has fewer rules than a number has bits. */
function payingAt({ candidates, choiceOf }: CellCandidates, stretch: Stretch, isPicked: IsPicked): number {
  let paying = 1
  for (const [place, candidate] of candidates.entries()) {
    const choice = choiceOf[place] ?? NEVER
    const isOpen = choice >= 0 ? isPicked(choice, candidate.option, stretch) : choice === NO_CHOICE
    const pays = isOpen && isInTime(candidate, stretch.realDay, stretch.place)
    paying = paying * 2 + Number(pays)
  }
  return paying
}

function choicesOf(plan: Plan): WalletChoice[] {
  const choices: WalletChoice[] = []
  for (const rule of plan.rules) {
    const { target } = rule
    const isNew = !choices.some((choice) => isSameChoice(choice.rule, rule))
    if (target.kind === 'chosen' && isNew) {
      choices.push({ kind: 'chosen', count: target.count, rank: 0, list: listKey(target.options), rule })
    }
    if (target.kind === 'top' && isNew && isCountedOn(plan, rule)) {
      choices.push({ kind: 'top', count: 1, rank: target.rank, list: listKey(target.options), rule })
    }
  }
  return choices
}

/**
 * What comes second can be counted on only where what comes first is paid no less, without a limit: whichever of the
 * two is used more, they are then paid no less than if it were the one that was thought.
 */
function isCountedOn({ rules }: Pick<Plan, 'rules'>, { target, rate, cap }: PlanRule): boolean {
  if (target.kind !== 'top' || target.rank === 1) {
    return true
  }
  const isBefore = (other: PlanRule) =>
    other.target.kind === 'top' &&
    other.target.rank === target.rank - 1 &&
    other.target.per === target.per &&
    listKey(other.target.options) === listKey(target.options) &&
    other.rate >= rate &&
    other.cap < 0
  return cap < 0 && rules.some((other) => isBefore(other) && isCountedOn({ rules }, other))
}

function listKey(options: readonly Option[]): string {
  return JSON.stringify(options)
}

function isSameChoice(a: PlanRule, b: PlanRule): boolean {
  return a === b || (listOf(a) !== null && listOf(a) === listOf(b))
}

function lanesAt(
  card: CompiledCard,
  year: CardYear,
  { candidates }: CellCandidates,
  cell: Cell,
  paying: number,
): Lane[] {
  const bits = paying.toString(2).slice(1)
  const rules = candidates.filter((_, place) => bits[place] === '1').map(({ rule }) => rule)
  const laneOf = createLaneOf(card, year, cell)
  const main = chainOf(
    rules.filter(({ isStacking }) => !isStacking),
    laneOf,
  )
  return rules
    .filter(({ isStacking }) => isStacking)
    .reduce((lanes, rule) => stackOn(lanes, rule, laneOf), main)
    .filter((lane, place, lanes) => !lanes.some((other, at) => outdoes(other, lane, at < place)))
    .sort((a, b) => b.gain - a.gain || b.cap - a.cap)
}

type LaneOf = (
  lane: Pick<Lane, 'cap' | 'rate' | 'rules' | 'isBeyondCap'> & Partial<Pick<Lane, 'countedRate'>>,
) => Lane

function createLaneOf(card: CompiledCard, year: CardYear, { isAbroad }: Cell): LaneOf {
  const worthOfRate = card.value * (year === 'first' ? card.match : 1)
  const feeAbroad = isAbroad ? card.foreignFeePpm * RESTS_PER_MILLIONTH : 0
  return (lane) => ({
    ...lane,
    countedRate: lane.countedRate ?? lane.rate,
    gain: lane.rate * worthOfRate - feeAbroad,
  })
}

const RESTS_PER_MILLIONTH = 10

/** Each rule takes what its cap covers and leaves the rest to the next. A purchase counts against a cap once. */
function chainOf(rules: readonly PlanRule[], laneOf: LaneOf): Lane[] {
  const lanes: Lane[] = []
  const usedCaps: number[] = []
  const payBy = ({ id }: PlanRule, cap: number, rate: number) =>
    laneOf({ cap, rate, rules: [id], isBeyondCap: usedCaps.length > 0 })
  for (const rule of rules) {
    if (rule.cap < 0) {
      return [...lanes, payBy(rule, -1, rule.rate)]
    }
    if (!usedCaps.includes(rule.cap)) {
      lanes.push(payBy(rule, rule.cap, rule.rate))
      usedCaps.push(rule.cap)
    }
    if (rule.rateAfter >= 0) {
      return [...lanes, payBy(rule, -1, rule.rateAfter)]
    }
  }
  return [...lanes, laneOf({ cap: -1, rate: 0, rules: [], isBeyondCap: usedCaps.length > 0 })]
}

/**
 * What stacks without a limit is added to every lane. A limit of its own makes one more lane of the one without a
 * limit; no purchase goes through two limits at once, which no card of the catalog asks for.
 */
function stackOn(lanes: readonly Lane[], rule: PlanRule, laneOf: LaneOf): Lane[] {
  const raise = (lane: Lane, rate: number, cap: number) =>
    laneOf({
      cap,
      rate: lane.rate + rate,
      countedRate: cap === lane.cap ? lane.countedRate : rate,
      rules: [...lane.rules, rule.id],
      isBeyondCap: lane.isBeyondCap,
    })
  if (rule.cap < 0) {
    return lanes.map((lane) => raise(lane, rule.rate, lane.cap))
  }
  const free = lanes.filter(({ cap }) => cap < 0)
  const beyond = rule.rateAfter > 0 ? lanes.map((lane) => raise(lane, rule.rateAfter, lane.cap)) : lanes
  return [...free.map((lane) => raise(lane, rule.rate, rule.cap)), ...beyond]
}

/**
 * A lane is of no use beside another without a limit, or with the same limit, that pays more. One that pays as much as
 * what follows it stays: the card uses up its limit all the same.
 */
function outdoes(other: Lane, lane: Lane, isEarlier: boolean): boolean {
  if (other === lane || (other.cap >= 0 && other.cap !== lane.cap)) {
    return false
  }
  return other.gain > lane.gain || (other.gain === lane.gain && other.cap === lane.cap && isEarlier)
}

function createIntern() {
  const ids = new Map<string, number>()
  return (lanes: readonly Lane[]): Terms => {
    const key = lanes
      .map(({ cap, gain, countedRate }) => `${cap} ${gain} ${cap < 0 ? 0 : countedRate}`)
      .join(';')
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return { id, lanes, hasCaps: lanes.some(({ cap }) => cap >= 0) }
  }
}
