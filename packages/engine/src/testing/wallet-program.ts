/**
 * A wallet case as a mixed-integer program, in the format of CPLEX, written down from the rules of the cards. By card:
 * y is in the wallet, b has its bonus, z an option is picked or on top; x are cents of a cell by a rule.
 */
import { netUnits, periodOf } from './wallet-brute.ts'
import type { CaseCard, CaseChoice, WalletCase } from './wallet-case.ts'

const UNIT_CENTS = 10_000

type Cell = Readonly<{ month: number; kind: number; cents: number }>

/** Only where no limit pays several rates: a program has no order of days. */
export function programOf({ cards, units, size }: WalletCase): string {
  const cells = cellsOf(netUnits(units))
  const net = cells.reduce((sum, { cents }) => sum + cents, 0)
  const gains: string[] = []
  const rows: string[] = []
  const binaries: string[] = []
  const paid = cells.map((): string[] => [])
  for (const [place, card] of cards.entries()) {
    const lanes = lanesOf(card, place, cells)
    const match = card.isMatched && !card.isHeld ? 2 : 1
    for (const { name, cell, rate } of lanes) {
      gains.push(`+ ${(rate * match) / 1000} ${name}`)
      paid[cell]?.push(name)
      rows.push(`${name} - ${cells[cell]?.cents} y${place} <= 0`)
    }
    binaries.push(`y${place}`)
    gains.push(`- ${card.fee * (card.isHeld ? 200 : 100)} y${place}`)
    if (card.isHeld) {
      rows.push(`y${place} = 1`)
    }
    rows.push(...capRows(card, cells, lanes))
    const choice = choiceRows(card, place, cells, lanes)
    rows.push(...choice.rows)
    binaries.push(...choice.binaries)
    const { bonus } = card
    if (bonus !== null && net * bonus.days >= bonus.units * UNIT_CENTS * 365) {
      binaries.push(`b${place}`)
      gains.push(`+ ${bonus.dollars * 100} b${place}`)
      rows.push(`b${place} - y${place} <= 0`)
      rows.push(`${sum(lanes)} - ${bonus.units * UNIT_CENTS} b${place} >= 0`)
    }
  }
  rows.push(...cells.map(({ cents }, cell) => `${paid[cell]?.join(' + ')} = ${cents}`))
  const held = cards.filter(({ isHeld }) => isHeld).length
  rows.push(`${cards.map((_, place) => `y${place}`).join(' + ')} <= ${Math.max(size, held)}`)
  rows.push(`${cards.map((_, place) => `y${place}`).join(' + ')} >= 1`)
  return `Maximize\n ${gains.join(' ')}\nSubject To\n ${rows.join('\n ')}\nBinary\n ${binaries.join(' ')}\nEnd`
}

function cellsOf(units: ReturnType<typeof netUnits>): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { month, kind } of units) {
    const key = `${month} ${kind}`
    cells.set(key, { month, kind, cents: (cells.get(key)?.cents ?? 0) + UNIT_CENTS })
  }
  return [...cells.values()]
}

type Lane = Readonly<{ name: string; cell: number; rate: number; cap: number; option: number }>

function lanesOf(card: CaseCard, place: number, cells: readonly Cell[]): Lane[] {
  return cells.flatMap(({ month, kind }, cell) => {
    const option = card.choice?.options.findIndex((kinds) => kinds.includes(kind)) ?? -1
    const rules = card.rules.filter((rule) => rule.kinds.includes(kind) && rule.months.includes(month))
    return [
      ...rules.map(({ rate, cap }) => ({ rate, cap, option: -1 })),
      ...(card.choice === null || option < 0
        ? []
        : [{ rate: card.choice.rate, cap: card.choice.cap, option }]),
      { rate: card.base, cap: -1, option: -1 },
    ].map((lane, at): Lane => ({ ...lane, name: `x${place}_${cell}_${at}`, cell }))
  })
}

function sum(lanes: readonly Lane[]): string {
  return lanes.map(({ name }) => name).join(' + ')
}

function capRows({ caps }: CaseCard, cells: readonly Cell[], lanes: readonly Lane[]): string[] {
  return caps.flatMap(({ units, per }, cap) => {
    const under = new Map<string, Lane[]>()
    for (const lane of lanes.filter((each) => each.cap === cap)) {
      const period = periodOf(per, cells[lane.cell]?.month ?? 0)
      under.set(period, [...(under.get(period) ?? []), lane])
    }
    return Array.from(under.values(), (own) => `${sum(own)} <= ${units * UNIT_CENTS}`)
  })
}

/** What is on top comes to no less than any other option, and to more than those with earlier keys. */
function choiceRows(card: CaseCard, place: number, cells: readonly Cell[], lanes: readonly Lane[]) {
  const { choice } = card
  const rows: string[] = []
  const binaries: string[] = []
  if (choice === null) {
    return { rows, binaries }
  }
  const periodIn = (cell: number) => periodOf(choice.per, cells[cell]?.month ?? 0)
  for (const period of new Set(cells.map((_, cell) => periodIn(cell)))) {
    const own = lanes.filter(({ cell }) => periodIn(cell) === period)
    const picked = choice.options.map((_, option) => `z${place}_${period}_${option}`)
    binaries.push(...picked)
    rows.push(`${picked.join(' + ')} <= ${choice.count}`)
    rows.push(
      ...own
        .filter(({ option }) => option >= 0)
        .map(({ name, cell, option }) => `${name} - ${cells[cell]?.cents} ${picked[option]} <= 0`),
    )
    rows.push(...(choice.kind === 'top' ? topRows(choice, cells, own, picked) : []))
  }
  return { rows, binaries }
}

function topRows(
  { options }: CaseChoice,
  cells: readonly Cell[],
  lanes: readonly Lane[],
  picked: readonly string[],
): string[] {
  const all = cells.reduce((total, { cents }) => total + cents, 0) + 1
  const ofOption = (option: number) =>
    lanes.filter(({ cell }) => options[option]?.includes(cells[cell]?.kind ?? -1)).map(({ name }) => name)
  return options.flatMap((_, top) =>
    options.flatMap((_, other) => {
      const [above, below] = [ofOption(top), ofOption(other)]
      const least = other < top ? 1 : 0
      const terms = [...above.map((name) => `+ ${name}`), ...below.map((name) => `- ${name}`)]
      // An option for which nothing is paid is never above another.
      return other === top || below.length === 0
        ? []
        : [`${terms.join(' ')} - ${all} ${picked[top]} >= ${(above.length === 0 ? 1 : least) - all}`]
    }),
  )
}
