/** What a change of the profile costs without a new run, and the sizes of what a browser downloads to do it. */
import { brotliCompressSync, constants } from 'node:zlib'
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  presentRunNumbers,
  runFromCosts,
  runOnSpend,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun } from '@cardsight/contract/runs'
import { spendFrom } from '@cardsight/engine/spending'
import { benchAssumptions, benchWindow, syntheticPurchases } from './synthetic.ts'

type Figure = { name: string; unit: string; value: number; atMost?: number }

const PURCHASES = 2000
const WARM_UP_ROUNDS = 60
const ROUNDS = 100
/** Brotli qualities that the server uses for the two forms. */
const qualities = { numbers: 0, literal: 5 } as const
/** The form's example. */
export const sampleCosts = {
  grocery: 504,
  gas: 179,
  restaurant: 166,
  other: 100,
  recreation: 487,
  travel: 400,
}
/** Valuing a run again replaces a run and its way over the network. */
const MOST_OF_A_RUN = 2

/** Profiles whose habits are the default ones. */
export const rerankProfiles: readonly Profile[] = [
  defaultProfile,
  { ...defaultProfile, credit: 'fair' },
  { ...defaultProfile, points: 'transfers', programs: { 'delta-skymiles': 600, 'world-of-hyatt': null } },
  { ...defaultProfile, credit: 'excellent', points: 'cash', credits: ['uber-cash'] },
]

export function benchLocalRerank(): Figure[] {
  const catalog = createRunCatalog(release, benchAssumptions.today)
  const spend = spendFrom(syntheticPurchases(PURCHASES), benchWindow)
  const run = () => runOnSpend(catalog, spend, { averageDays: 360, hasHistory: false, rent: 0 })
  const texts = presentCardTexts(catalog)
  const numbers = presentRunNumbers(run(), '')
  const typed = runFromCosts(catalog, sampleCosts, benchWindow)
  const rerankMs = bestMs((round) =>
    expandRun(numbers, texts, rerankProfiles[round % rerankProfiles.length] ?? defaultProfile),
  )
  const runMs = bestMs(() => presentRunNumbers(run(), ''))
  const cards = release.cards.length
  return [
    { name: `local re-rank: ${cards} cards for another profile`, unit: 'ms', value: rerankMs },
    { name: 'local re-rank ÷ a run', unit: 'ratio', value: rerankMs / runMs, atMost: MOST_OF_A_RUN },
    {
      name: `numbers of ${cards} cards, compressed`,
      unit: 'KB',
      value: kilobytes(presentRunNumbers(typed, ''), qualities.numbers),
    },
    {
      name: `literal form of ${cards} cards, compressed`,
      unit: 'KB',
      value: kilobytes(presentCardsDetails(typed, texts, ''), qualities.literal),
    },
    { name: 'card texts, compressed', unit: 'KB', value: kilobytes(texts, constants.BROTLI_MAX_QUALITY) },
  ]
}

function bestMs(run: (round: number) => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const start = performance.now()
    run(round)
    const ms = performance.now() - start
    best = round < WARM_UP_ROUNDS ? best : Math.min(best, ms)
  }
  return best
}

function kilobytes(body: unknown, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return brotliCompressSync(JSON.stringify(body), { params }).length / 1024
}
