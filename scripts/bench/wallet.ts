/**
 * Compares the wallet solver on the published cards with brute force over all pairs, triples and sets of
 * four.
 */
import { engineCards, pointValues, programs } from '@cardsight/catalog'
import {
  compileCatalog,
  defaultAssumptions,
  findBestWallet,
  spendFrom,
  valueWallet,
  type WalletQuestion,
} from '@cardsight/engine'
import { benchWindow, syntheticPurchases } from './synthetic.ts'

type Figure = { name: string; unit: string; value: number; atLeast?: number }

const PURCHASES = 2000
const WARM_UP_ROUNDS = 15
const ROUNDS = 15
/** Number of sets of each size for brute force, which would take hours for all of them. */
const SAMPLE = 300
const timesFaster = { 2: 20, 3: 500, 4: 5000 } as const

export function benchWallet(): Figure[] {
  const compiled = compileCatalog(engineCards, {
    ...defaultAssumptions,
    pointValues: pointValues(programs, 'usual'),
  })
  const purchases = syntheticPurchases(PURCHASES)
  // Spending is created for each round, so that no round reuses the caches of another.
  const ask = (size: 2 | 3 | 4): WalletQuestion => ({
    spend: spendFrom(purchases, benchWindow),
    compiled,
    held: [],
    size,
    years: 1,
    isIntro: true,
    obstacles: [],
  })
  const open = engineCards.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  const together = bestMs(() => {
    const pair = ask(2)
    findBestWallet(pair)
    findBestWallet({ ...pair, size: 3 })
  })
  return [
    { name: `wallet: best pair and triple of ${open.length} cards`, unit: 'ms', value: together },
    ...([2, 3, 4] as const).flatMap((size) => figuresOf(size, ask, open)),
  ]
}

function figuresOf(
  size: 2 | 3 | 4,
  ask: (size: 2 | 3 | 4) => WalletQuestion,
  open: readonly string[],
): Figure[] {
  const ms = bestMs(() => findBestWallet(ask(size)))
  const question = ask(size)
  const sets = countSets(open.length, size)
  const start = cpuMs()
  for (let i = 0; i < SAMPLE; i++) {
    const ids = Array.from(
      { length: size },
      (_, at) => open[(i * 37 + at * 11 * (at + 1)) % open.length] ?? '',
    )
    valueWallet(question, ids)
  }
  const bruteMs = ((cpuMs() - start) / SAMPLE) * sets
  return [
    { name: `wallet: best of ${size}`, unit: 'ms', value: ms },
    { name: `brute force: all ${sets} sets of ${size} (${SAMPLE} measured)`, unit: 'ms', value: bruteMs },
    {
      name: `wallet faster than brute force, best of ${size}`,
      unit: 'times',
      value: bruteMs / ms,
      atLeast: timesFaster[size],
    },
  ]
}

function countSets(cards: number, size: number): number {
  let count = 1
  for (let taken = 0; taken < size; taken++) {
    count = (count * (cards - taken)) / (taken + 1)
  }
  return Math.round(count)
}

/** CPU time, which excludes other work. */
function bestMs(run: () => unknown): number {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    run()
  }
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs()
    run()
    best = Math.min(best, cpuMs() - start)
  }
  return best
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
