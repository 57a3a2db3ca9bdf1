/** The solver against two other exact methods that share nothing with it but the cards: trying everything, and a MILP. */

import loader, { type Highs } from 'highs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { defaultAssumptions } from '../card/assumptions.ts'
import { spendFrom } from '../spend/spend.ts'
import { effort } from '../testing/effort.ts'
import { year2025 } from '../testing/make.ts'
import {
  type CaseCard,
  cardOf,
  caseMonths,
  createRandom,
  makeCase,
  purchasesOf,
  type WalletCase,
} from '../testing/wallet-case.ts'
import { findBestWallet } from './find-best.ts'

const TRIED = 4200
const SOLVED = 900
const TIMEOUT_MS = 240_000

// The package's types are those of CommonJS, where the loader lies one `default` deeper than it does in a module.
const load = loader as unknown as () => Promise<Highs>

let highs: Highs

beforeAll(async () => {
  highs = await load()
})

describe('the best wallet', () => {
  it(
    `is what trying every way to pay with every set of cards finds, in ${TRIED} cases`,
    () => {
      const differences = casesWhere(TRIED, 1, { cards: 4, kinds: 3, months: 3, units: 5 }, bestByTrying)
      expect(differences).toEqual([])
    },
    TIMEOUT_MS,
  )

  it(
    `is what a mixed-integer program finds, in ${SOLVED} cases`,
    () => {
      const sizes = { cards: 4, kinds: 3, months: 2, units: 12 }
      const differences = casesWhere(SOLVED, 2, sizes, (each) => bestByProgram(each))
      expect(differences).toEqual([])
    },
    TIMEOUT_MS,
  )
})

/** Cases in which the solver's total differs, in cents, from that of another method. */
function casesWhere(
  count: number,
  seed: number,
  sizes: Parameters<typeof makeCase>[1],
  otherTotal: (walletCase: WalletCase) => number,
) {
  const random = createRandom(seed)
  return Array.from({ length: effort(count).numRuns }, () => makeCase(random, sizes)).flatMap((each) => {
    const [own, other] = [bestBySolver(each), otherTotal(each)]
    return own === other ? [] : [{ own, other, case: JSON.stringify(each) }]
  })
}

function bestBySolver(walletCase: WalletCase): number {
  const answer = findBestWallet({
    spend: spendFrom(purchasesOf(walletCase), year2025),
    compiled: compileCatalog(walletCase.cards.map(cardOf), defaultAssumptions),
    held: [],
    size: walletCase.size,
    years: 1,
    isIntro: true,
    obstacles: [],
  })
  return answer?.best.total ?? Number.NaN
}

/** A unit of $100 at tenths of a percent earns ten cents for each of them. */
const CENTS_PER_TENTH = 10

function ruleFor({ rules, base }: CaseCard, kind: number) {
  const rule = rules.find(({ kinds }) => kinds.includes(kind))
  return rule === undefined || rule.rate < base ? { rate: base, cap: -1 } : rule
}

function periodOf(per: string, month: number): string {
  const [, number = 1] = (caseMonths[month] ?? '').split('-').map(Number)
  return { month: `${number}`, quarter: `q${Math.ceil(number / 3)}` }[per] ?? 'year'
}

/** The pace is that of all spending: the average day times the days of the offer. */
function hasPace({ units }: WalletCase, { bonus }: CaseCard): boolean {
  const all = units.flat().reduce((sum, count) => sum + count, 0)
  return bonus !== null && all * bonus.days >= bonus.units * 365
}

function bestByTrying(walletCase: WalletCase): number {
  const { cards, units, size } = walletCase
  const all = units.flatMap((row, month) =>
    row.flatMap((count, kind) => Array.from({ length: count }, () => ({ month, kind }))),
  )
  const payer = all.map(() => 0)
  let best = Number.NEGATIVE_INFINITY
  for (let way = 0; way < cards.length ** all.length; way++) {
    for (let unit = 0, rest = way; unit < all.length; unit++, rest = Math.floor(rest / cards.length)) {
      payer[unit] = rest % cards.length
    }
    if (new Set(payer).size <= size) {
      const total = cards.reduce((sum, card, place) => {
        const own = all.filter((_, unit) => payer[unit] === place)
        return own.length === 0 ? sum : sum + centsOf(walletCase, card, own)
      }, 0)
      best = Math.max(best, total)
    }
  }
  return best
}

function centsOf(
  walletCase: WalletCase,
  card: CaseCard,
  own: readonly { month: number; kind: number }[],
): number {
  const used = new Map<string, number>()
  let tenths = 0
  for (const { month, kind } of own) {
    const { rate, cap } = ruleFor(card, kind)
    const limit = card.caps[cap]
    const key = limit === undefined ? '' : `${cap} ${periodOf(limit.per, month)}`
    const before = used.get(key) ?? 0
    tenths += limit === undefined || before < limit.units ? rate : card.base
    used.set(key, before + 1)
  }
  const isEarned = card.bonus !== null && own.length >= card.bonus.units && hasPace(walletCase, card)
  return tenths * CENTS_PER_TENTH + (isEarned ? (card.bonus?.dollars ?? 0) * 100 : 0) - card.feeUnits * 100
}

/** In the format of CPLEX: x is paid by a lane, y a card is in the wallet, z its bonus is claimed. */
function bestByProgram(walletCase: WalletCase): number {
  const { cards, units, size } = walletCase
  const gains: string[] = []
  const rows: string[] = []
  const binaries: string[] = []
  const spentBy = cards.map((): string[] => [])
  const underCap = new Map<string, { names: string[]; units: number }>()
  const paid = new Map<string, string[]>()
  for (const [month, row] of units.entries()) {
    for (const [kind, count] of row.entries()) {
      for (const [place, card] of cards.entries()) {
        const { rate, cap } = ruleFor(card, kind)
        const limit = card.caps[cap]
        for (const [lane, tenths] of [rate, ...(limit === undefined ? [] : [card.base])].entries()) {
          const name = `x${month}_${kind}_${place}_${lane}`
          gains.push(`${tenths * CENTS_PER_TENTH} ${name}`)
          spentBy[place]?.push(name)
          paid.set(`${month} ${kind}`, [...(paid.get(`${month} ${kind}`) ?? []), name])
          rows.push(`${name} - ${count} y${place} <= 0`)
          if (limit !== undefined && lane === 0) {
            const key = `${place} ${cap} ${periodOf(limit.per, month)}`
            underCap.set(key, { names: [...(underCap.get(key)?.names ?? []), name], units: limit.units })
          }
        }
      }
      rows.push(`${paid.get(`${month} ${kind}`)?.join(' + ')} = ${count}`)
    }
  }
  for (const { names, units: most } of underCap.values()) {
    rows.push(`${names.join(' + ')} <= ${most}`)
  }
  for (const [place, card] of cards.entries()) {
    binaries.push(`y${place}`)
    gains.push(`- ${card.feeUnits * 100} y${place}`)
    if (card.bonus !== null && hasPace(walletCase, card)) {
      binaries.push(`z${place}`)
      gains.push(`${card.bonus.dollars * 100} z${place}`)
      rows.push(`z${place} - y${place} <= 0`)
      rows.push(`${spentBy[place]?.join(' + ')} - ${card.bonus.units} z${place} >= 0`)
    }
  }
  rows.push(`${cards.map((_, place) => `y${place}`).join(' + ')} <= ${size}`)
  const objective = gains.map((gain) => (gain.startsWith('-') ? gain : `+ ${gain}`)).join(' ')
  const model = `Maximize\n ${objective}\nSubject To\n ${rows.join('\n ')}\nBinary\n ${binaries.join(' ')}\nEnd`
  const solution = highs.solve(model, { mip_rel_gap: 0, mip_abs_gap: 1e-6, output_flag: false })
  return Math.round(solution.ObjectiveValue)
}
