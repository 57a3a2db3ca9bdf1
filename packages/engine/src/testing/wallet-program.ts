/**
 * A wallet case as a mixed-integer program, in the format of CPLEX, written down from the rules of the cards. By card:
 * y is in the wallet, b has its bonus, z an option is picked or on top, s one comes second; x are cents of a cell by a
 * rule, t those that also go under the limit of what stacks. A later year has the same again, and counts for all of
 * them.
 */
import { feeOf, netUnits, periodOf } from './wallet-brute.ts'
import type { CaseCard, CaseChoice, WalletCase } from './wallet-case.ts'

const UNIT_CENTS = 10_000

type Cell = Readonly<{ month: number; kind: number; cents: number }>
type Program = Readonly<{ gains: string[]; rows: string[]; binaries: string[] }>
type Year = Readonly<{ name: 'f' | 'l'; isLater: boolean; times: number }>

/** Where a limit pays several rates this is no less than what the cards pay: a program has no order of days. */
export function programOf({ cards, units, size, years }: WalletCase): string {
  const cells = cellsOf(netUnits(units))
  const program: Program = { gains: [], rows: [], binaries: [] }
  const { gains, rows, binaries } = program
  for (const [place, card] of cards.entries()) {
    binaries.push(`y${place}`)
    gains.push(`- ${feeOf(card, years)} y${place}`)
    if (card.isHeld) {
      rows.push(`y${place} = 1`)
    }
  }
  addYear(program, cards, cells, { name: 'f', isLater: false, times: 1 })
  if (years > 1) {
    addYear(program, cards, cells, { name: 'l', isLater: true, times: years - 1 })
  }
  const held = cards.filter(({ isHeld }) => isHeld).length
  const all = cards.map((_, place) => `y${place}`).join(' + ')
  rows.push(`${all} <= ${Math.max(size, held)}`, `${all} >= 1`)
  return `Maximize\n ${gains.join(' ')}\nSubject To\n ${rows.join('\n ')}\nBinary\n ${binaries.join(' ')}\nEnd`
}

function addYear(program: Program, cards: readonly CaseCard[], cells: readonly Cell[], year: Year): void {
  const { gains, rows, binaries } = program
  const net = cells.reduce((sum, { cents }) => sum + cents, 0)
  const paid = cells.map((): string[] => [])
  for (const [place, card] of cards.entries()) {
    const name = `${year.name}${place}`
    const lanes = lanesOf(card, name, cells)
    const match = card.isMatched && !card.isHeld && !year.isLater ? 2 : 1
    const stacks = stacksOf(card, name, cells, lanes)
    for (const { name: lane, cell, rate } of lanes) {
      gains.push(`+ ${(rate * match * year.times) / 1000} ${lane}`)
      paid[cell]?.push(lane)
      rows.push(`${lane} - ${cells[cell]?.cents} y${place} <= 0`)
    }
    for (const { name: lane, rate } of stacks.lanes) {
      gains.push(`+ ${(rate * match * year.times) / 1000} ${lane}`)
    }
    rows.push(...stacks.rows, ...capRows(card, cells, [...lanes, ...stacks.lanes]))
    const choice = choiceRows(card, name, cells, lanes)
    rows.push(...choice.rows)
    binaries.push(...choice.binaries)
    const { bonus } = card
    if (!year.isLater && bonus !== null && net * bonus.days >= bonus.units * UNIT_CENTS * 365) {
      binaries.push(`b${place}`)
      gains.push(`+ ${bonus.dollars * 100} b${place}`)
      rows.push(`b${place} - y${place} <= 0`)
      rows.push(`${sum(lanes)} - ${bonus.units * UNIT_CENTS} b${place} >= 0`)
    }
  }
  rows.push(...cells.map(({ cents }, cell) => `${paid[cell]?.join(' + ')} = ${cents}`))
}

function cellsOf(units: ReturnType<typeof netUnits>): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { month, kind } of units) {
    const key = `${month} ${kind}`
    cells.set(key, { month, kind, cents: (cells.get(key)?.cents ?? 0) + UNIT_CENTS })
  }
  return [...cells.values()]
}

type Lane = Readonly<{
  name: string
  cell: number
  rate: number
  cap: number
  option: number
  isSecond: boolean
}>

function lanesOf(card: CaseCard, name: string, cells: readonly Cell[]): Lane[] {
  const { choice } = card
  const plain = { option: -1, isSecond: false }
  return cells.flatMap(({ month, kind }, cell) => {
    const option = choice?.options.findIndex((kinds) => kinds.includes(kind)) ?? -1
    const rules = card.rules.filter((rule) => rule.kinds.includes(kind) && rule.months.includes(month))
    return [
      ...rules.map(({ rate, cap }) => ({ rate, cap, ...plain })),
      ...(choice === null || option < 0
        ? []
        : [
            { rate: choice.rate, cap: choice.cap, option, isSecond: false },
            ...(choice.second > 0 ? [{ rate: choice.second, cap: -1, option, isSecond: true }] : []),
          ]),
      { rate: card.base, cap: -1, ...plain },
    ].map((lane, at): Lane => ({ ...lane, name: `x${name}_${cell}_${at}`, cell }))
  })
}

/** What stacks is paid for no more of a cell than the card pays. */
function stacksOf({ stack }: CaseCard, name: string, cells: readonly Cell[], lanes: readonly Lane[]) {
  const own = cells.flatMap(({ kind }, cell): Lane[] =>
    stack?.kinds.includes(kind)
      ? [{ name: `t${name}_${cell}`, cell, rate: stack.rate, cap: stack.cap, option: -1, isSecond: false }]
      : [],
  )
  const rows = own.map(({ name: lane, cell }) => {
    const paid = lanes.filter((each) => each.cell === cell).map((each) => `- ${each.name}`)
    return `${lane} ${paid.join(' ')} <= 0`
  })
  return { lanes: own, rows }
}

function sum(lanes: readonly Lane[]): string {
  return lanes.map(({ name }) => name).join(' + ')
}

function capRows({ caps }: CaseCard, cells: readonly Cell[], lanes: readonly Lane[]): string[] {
  return caps.flatMap(({ units, per, rewardRate }, cap) => {
    const under = new Map<string, Lane[]>()
    for (const lane of lanes.filter((each) => each.cap === cap)) {
      const period = periodOf(per, cells[lane.cell]?.month ?? 0)
      under.set(period, [...(under.get(period) ?? []), lane])
    }
    return Array.from(under.values(), (own) => {
      const used = own.map(({ name, rate }) => `${rewardRate === null ? 1 : rate} ${name}`)
      return `${used.join(' + ')} <= ${units * UNIT_CENTS * (rewardRate ?? 1)}`
    })
  })
}

/** What is on top comes to no less than any other option, and to more than those with earlier keys. */
function choiceRows(card: CaseCard, name: string, cells: readonly Cell[], lanes: readonly Lane[]) {
  const { choice } = card
  const rows: string[] = []
  const binaries: string[] = []
  if (choice === null) {
    return { rows, binaries }
  }
  const periodIn = (cell: number) => periodOf(choice.per, cells[cell]?.month ?? 0)
  for (const period of new Set(cells.map((_, cell) => periodIn(cell)))) {
    const own = lanes.filter(({ cell }) => periodIn(cell) === period)
    const picked = choice.options.map((_, option) => `z${name}_${period}_${option}`)
    const second = choice.second > 0 ? choice.options.map((_, option) => `s${name}_${period}_${option}`) : []
    binaries.push(...picked, ...second)
    rows.push(`${picked.join(' + ')} <= ${choice.count}`)
    rows.push(...(second.length > 0 ? [`${second.join(' + ')} <= 1`] : []))
    rows.push(
      ...own
        .filter(({ option }) => option >= 0)
        .map(({ name: lane, cell, option, isSecond }) => {
          const mark = (isSecond ? second : picked)[option]
          return `${lane} - ${cells[cell]?.cents} ${mark} <= 0`
        }),
    )
    rows.push(...(choice.kind === 'top' ? topRows(choice, cells, own, picked, second) : []))
  }
  return { rows, binaries }
}

/** What comes second need not come to as much as what comes first. */
function topRows(
  { options }: CaseChoice,
  cells: readonly Cell[],
  lanes: readonly Lane[],
  picked: readonly string[],
  second: readonly string[],
): string[] {
  const all = cells.reduce((total, { cents }) => total + cents, 0) + 1
  const ofOption = (option: number) =>
    lanes.filter(({ cell }) => options[option]?.includes(cells[cell]?.kind ?? -1)).map(({ name }) => name)
  return options.flatMap((_, top) =>
    options.flatMap((_, other) => {
      const [above, below] = [ofOption(top), ofOption(other)]
      const least = other < top ? 1 : 0
      const terms = [...above.map((name) => `+ ${name}`), ...below.map((name) => `- ${name}`)].join(' ')
      // An option for which nothing is paid is never above another.
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
