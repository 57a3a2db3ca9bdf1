/**
 * A wallet case as a mixed-integer program in CPLEX format, written from the rules of the cards. By card: y it is in the
 * wallet, a it is there alone, b it earns its bonus, z an option is picked or on top, s one is second; x are cents of a cell by a rule, t those
 * that also go under the cap of a stacking rule. A later year has the same variables, and counts for all later years unless
 * a rule is dated.
 */
import { costOf, creditCents, netUnits, periodOf } from './wallet-brute.ts'
import { type CaseCard, type CaseChoice, isPaying, type WalletCase } from './wallet-case.ts'

const UNIT_CENTS = 10_000

type Cell = Readonly<{ month: number; kind: number; cents: number }>
type Program = Readonly<{ gains: string[]; rows: string[]; binaries: string[] }>
type Year = Readonly<{ name: string; year: number; times: number }>

/** An upper bound if a cap has several rates, because a program has no order of days. */
export function programOf(walletCase: WalletCase): string {
  const { cards, units, size, years } = walletCase
  const cells = cellsOf(netUnits(units))
  const program: Program = { gains: [], rows: [], binaries: [] }
  const { gains, rows, binaries } = program
  for (const [index, card] of cards.entries()) {
    binaries.push(`y${index}`)
    gains.push(`- ${costOf(card, walletCase)} y${index}`)
    const aloneOnly = creditCents(card, walletCase, true) - creditCents(card, walletCase, false)
    addAlone(program, cards.length, index, aloneOnly * years)
    if (card.isHeld) {
      rows.push(`y${index} = 1`)
    }
  }
  const isDated = cards.some((card) => card.rules.some(({ term }) => term !== null))
  addYear(program, cards, cells, { name: 'f', year: 1, times: 1 })
  if (years > 1) {
    addYear(program, cards, cells, { name: 'l', year: 2, times: isDated ? 1 : years - 1 })
  }
  if (years > 2 && isDated) {
    addYear(program, cards, cells, { name: 'm', year: 3, times: 1 })
  }
  const held = cards.filter(({ isHeld }) => isHeld).length
  const all = cards.map((_, index) => `y${index}`).join(' + ')
  rows.push(`${all} <= ${Math.max(size, held)}`)
  return `Maximize\n ${gains.join(' ')}\nSubject To\n ${rows.join('\n ')}\nBinary\n ${binaries.join(' ')}\nEnd`
}

/** What a card pays only without others. */
function addAlone({ gains, rows, binaries }: Program, cards: number, index: number, cents: number): void {
  if (cents > 0) {
    binaries.push(`a${index}`)
    gains.push(`+ ${cents} a${index}`)
    for (let other = 0; other < cards; other++) {
      rows.push(other === index ? `a${index} - y${index} <= 0` : `a${index} + y${other} <= 1`)
    }
  }
}

function addYear(program: Program, cards: readonly CaseCard[], cells: readonly Cell[], year: Year): void {
  const { gains, rows, binaries } = program
  const paid = cells.map((): string[] => [])
  for (const [index, card] of cards.entries()) {
    const name = `${year.name}${index}`
    const arcs = arcsOf(card, name, cells, year.year)
    const match = card.isMatched && !card.isHeld && year.year === 1 ? 2 : 1
    const stacks = stacksOf(card, name, cells, arcs)
    for (const { name: arc, cell, rate } of arcs) {
      gains.push(`+ ${(rate * match * year.times) / 1000} ${arc}`)
      paid[cell]?.push(arc)
      rows.push(`${arc} - ${cells[cell]?.cents} y${index} <= 0`)
    }
    for (const { name: arc, rate } of stacks.arcs) {
      gains.push(`+ ${(rate * match * year.times) / 1000} ${arc}`)
    }
    rows.push(...stacks.rows, ...capRows(card, cells, [...arcs, ...stacks.arcs]))
    const choice = choiceRows(card, name, cells, arcs)
    rows.push(...choice.rows)
    binaries.push(...choice.binaries)
    const { bonus } = card
    const accepted = cells.filter(({ kind }) => !card.refusedKinds.includes(kind))
    const net = accepted.reduce((total, { cents }) => total + cents, 0)
    if (year.year === 1 && bonus !== null && net * bonus.days >= bonus.units * UNIT_CENTS * 365) {
      binaries.push(`b${index}`)
      gains.push(`+ ${bonus.dollars * 100} b${index}`)
      rows.push(`b${index} - y${index} <= 0`)
      rows.push(`${sum(arcs)} - ${bonus.units * UNIT_CENTS} b${index} >= 0`)
    }
  }
  // What no card of the wallet is accepted for stays unpaid.
  for (const [cell, { kind, cents }] of cells.entries()) {
    const unpaid = `u${year.name}_${cell}`
    rows.push(`${[unpaid, ...(paid[cell] ?? [])].join(' + ')} = ${cents}`)
    for (const [index, { refusedKinds }] of cards.entries()) {
      rows.push(...(refusedKinds.includes(kind) ? [] : [`${unpaid} + ${cents} y${index} <= ${cents}`]))
    }
  }
}

function cellsOf(units: ReturnType<typeof netUnits>): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { month, kind } of units) {
    const key = `${month} ${kind}`
    cells.set(key, { month, kind, cents: (cells.get(key)?.cents ?? 0) + UNIT_CENTS })
  }
  return [...cells.values()]
}

type RuleArc = Readonly<{
  name: string
  cell: number
  rate: number
  cap: number
  option: number
  isSecond: boolean
}>

function arcsOf(card: CaseCard, name: string, cells: readonly Cell[], year: number): RuleArc[] {
  const { choice } = card
  const plain = { option: -1, isSecond: false }
  return cells.flatMap(({ month, kind }, cell) => {
    if (card.refusedKinds.includes(kind)) {
      return []
    }
    const option = choice?.options.findIndex((kinds) => kinds.includes(kind)) ?? -1
    const rules = card.rules.filter((rule) => rule.kinds.includes(kind) && isPaying(rule, month, year))
    return [
      ...rules.map(({ rate, cap }) => ({ rate, cap, ...plain })),
      ...(choice === null || option < 0
        ? []
        : [
            { rate: choice.rate, cap: choice.cap, option, isSecond: false },
            ...(choice.second > 0 ? [{ rate: choice.second, cap: -1, option, isSecond: true }] : []),
          ]),
      { rate: card.base, cap: -1, ...plain },
    ].map((arc, at): RuleArc => ({ ...arc, name: `x${name}_${cell}_${at}`, cell }))
  })
}

/** A stacking rule pays for no more of a cell than the card does. */
function stacksOf({ stack }: CaseCard, name: string, cells: readonly Cell[], arcs: readonly RuleArc[]) {
  const own = cells.flatMap(({ kind }, cell): RuleArc[] =>
    stack?.kinds.includes(kind)
      ? [{ name: `t${name}_${cell}`, cell, rate: stack.rate, cap: stack.cap, option: -1, isSecond: false }]
      : [],
  )
  const rows = own.map(({ name: arc, cell }) => {
    const paid = arcs.filter((each) => each.cell === cell).map((each) => `- ${each.name}`)
    return `${arc} ${paid.join(' ')} <= 0`
  })
  return { arcs: own, rows }
}

function sum(arcs: readonly RuleArc[]): string {
  return arcs.map(({ name }) => name).join(' + ')
}

function capRows({ caps }: CaseCard, cells: readonly Cell[], arcs: readonly RuleArc[]): string[] {
  return caps.flatMap(({ units, per, rewardRate, shares }, cap) => {
    const under = new Map<string, Readonly<{ limit: number; own: RuleArc[] }>>()
    for (const arc of arcs.filter((each) => each.cap === cap)) {
      const month = cells[arc.cell]?.month ?? 0
      const limit = Math.round(units * (shares[month] ?? 1)) * UNIT_CENTS * (rewardRate ?? 1)
      const period = under.get(periodOf(per, month)) ?? { limit, own: [] }
      period.own.push(arc)
      under.set(periodOf(per, month), period)
    }
    return Array.from(under.values(), ({ limit, own }) => {
      const used = own.map(({ name, rate }) => `${rewardRate === null ? 1 : rate} ${name}`)
      return `${used.join(' + ')} <= ${limit}`
    })
  })
}

/** The top option has at least as much spending as any other, and more than those with earlier keys. */
function choiceRows(card: CaseCard, name: string, cells: readonly Cell[], arcs: readonly RuleArc[]) {
  const { choice } = card
  const rows: string[] = []
  const binaries: string[] = []
  if (choice === null) {
    return { rows, binaries }
  }
  const periodIn = (cell: number) => periodOf(choice.per, cells[cell]?.month ?? 0)
  for (const period of new Set(cells.map((_, cell) => periodIn(cell)))) {
    const own = arcs.filter(({ cell }) => periodIn(cell) === period)
    const picked = choice.options.map((_, option) => `z${name}_${period}_${option}`)
    const second = choice.second > 0 ? choice.options.map((_, option) => `s${name}_${period}_${option}`) : []
    binaries.push(...picked, ...second)
    rows.push(`${picked.join(' + ')} <= ${choice.count}`)
    rows.push(...(second.length > 0 ? [`${second.join(' + ')} <= 1`] : []))
    rows.push(
      ...own
        .filter(({ option }) => option >= 0)
        .map(({ name: arc, cell, option, isSecond }) => {
          const mark = (isSecond ? second : picked)[option]
          return `${arc} - ${cells[cell]?.cents} ${mark} <= 0`
        }),
    )
    rows.push(...(choice.kind === 'top' ? topRows(choice, cells, own, picked, second) : []))
  }
  return { rows, binaries }
}

/** The second option needs no more spending than any option but the first. */
function topRows(
  { options }: CaseChoice,
  cells: readonly Cell[],
  arcs: readonly RuleArc[],
  picked: readonly string[],
  second: readonly string[],
): string[] {
  const all = cells.reduce((total, { cents }) => total + cents, 0) + 1
  const ofOption = (option: number) =>
    arcs.filter(({ cell }) => options[option]?.includes(cells[cell]?.kind ?? -1)).map(({ name }) => name)
  return options.flatMap((_, top) =>
    options.flatMap((_, other) => {
      const [above, below] = [ofOption(top), ofOption(other)]
      const least = other < top ? 1 : 0
      const terms = [...above.map((name) => `+ ${name}`), ...below.map((name) => `- ${name}`)].join(' ')
      // An option without spending is never on top.
      const side = (above.length === 0 ? 1 : least) - all
      return other === top || below.length === 0
        ? []
        : [
            `${terms} - ${all} ${picked[top]} >= ${side}`,
            ...second
              .slice(top, top + 1)
              .map((mark) => `${terms} - ${all} ${mark} + ${all} ${picked[other]} >= ${side}`),
          ]
    }),
  )
}
