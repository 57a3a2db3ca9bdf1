/** The wallet solver on the published cards, compared with valuing every set of cards. */
import { engineCards, pointValues, programs } from '@cardsight/catalog'
import { compileCatalog } from '@cardsight/engine/backtest'
import { spendFrom } from '@cardsight/engine/spending'
import {
  createWalletContext,
  findBestWallet,
  valueWallet,
  type WalletContext,
  type WalletQuestion,
} from '@cardsight/engine/wallet'
import { benchAssumptions, benchWindow, syntheticPurchases } from './synthetic.ts'

type Figure = { name: string; unit: string; value: number; atLeast?: number }

const PURCHASES = 2000
const WARM_UP_ROUNDS = 15
const ROUNDS = 15
/** How many sets of each size are measured: brute force would take hours for all of them. */
const SAMPLE = 300
/** Least speedup over brute force, by size. */
const timesFaster = { 2: 1000, 3: 50_000, 4: 2_000_000 } as const

export function benchWallet(): Figure[] {
  const compiled = compileCatalog(engineCards, {
    ...benchAssumptions,
    pointValues: pointValues(programs, 'usual'),
  })
  const purchases = syntheticPurchases(PURCHASES)
  // New spending each time, so that only what depends on the catalog is reused between rounds.
  const context = createWalletContext()
  const ask = (size: 2 | 3 | 4): WalletQuestion => ({
    spend: spendFrom(purchases, benchWindow),
    compiled,
    owned: [],
    size,
    years: 1,
    isIntro: true,
    obstacles: [],
  })
  const open = engineCards.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  const together = bestMs(() => {
    const pair = ask(2)
    findBestWallet(pair, { context })
    findBestWallet({ ...pair, size: 3 }, { context })
  })
  return [
    { name: `wallet: best pair and triple of ${open.length} cards`, unit: 'ms', value: together },
    ...([2, 3, 4] as const).flatMap((size) => figuresOf(size, ask, open, context)),
  ]
}

function figuresOf(
  size: 2 | 3 | 4,
  ask: (size: 2 | 3 | 4) => WalletQuestion,
  open: readonly string[],
  context: WalletContext,
): Figure[] {
  const ms = bestMs(() => findBestWallet(ask(size), { context }))
  const question = ask(size)
  const sets = countSets(open.length, size)
  const start = cpuMs()
  for (let sample = 0; sample < SAMPLE; sample++) {
    const ids = Array.from(
      { length: size },
      (_, card) => open[(sample * 37 + card * 11 * (card + 1)) % open.length] ?? '',
    )
    valueWallet(question, ids, context)
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

/** The best of several rounds, in CPU time, so that other processes don't count. */
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
