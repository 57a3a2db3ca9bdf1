/** Which card here, the tracker and what you missed, for ten cards of the catalog and 10,000 purchases of a year. */
import { release } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCards } from '@cardsight/contract/your-cards'
import { addDays } from '@cardsight/engine/dates'
import {
  createYourCardsCalculator,
  type LoadedCards,
} from '../../packages/web/src/worker/your-cards/your-cards-calculator.ts'
import { measureHereInPage } from './here-in-page.ts'
import { benchWindow, syntheticPurchases } from './synthetic.ts'

type Figure = { name: string; unit: string; value: number; atMost?: number }

const PURCHASES = 10_000
const ROUNDS = 12
const MOST_TRACKER_MS = 100
/** Of the phone. */
const SLOWDOWN = 4
/** From a key to the frame with the answer, on a phone that is four times slower. */
const MOST_KEY_MS = 50

/** With caps by month, quarter and year, rotating, chosen and top categories, and credits. */
const cardIds = [
  'american-express-gold-card',
  'blue-cash-preferred-card',
  'chase-freedom-flex',
  'chase-sapphire-reserve',
  'citi-custom-cash',
  'citi-double-cash',
  'discover-it-cash-back',
  'the-platinum-card',
  'us-bank-cash-plus-visa-signature',
  'wells-fargo-active-cash',
]

const searches = ['Starbucks', 'gas', 'SQ *CORNER CAFE 0412 AUSTIN TX', 'Whole Foods', 'hotels']

/** Calls what the page's worker calls. */
export async function benchYourCards(): Promise<Figure[]> {
  const loaded = createLoaded()
  const { cards } = loaded.yourCards
  const calculator = createYourCardsCalculator(() => release)
  const tracker = bestMs(() => {
    calculator.load(loaded)
    return calculator.tracker()
  })
  const here = bestMs(() =>
    searches.map((text) => calculator.here({ text, leaf: null, cents: 50_00, isAbroad: false })),
  )
  const reviews = bestMs(() => {
    // A new one, because reviews are cached.
    const fresh = createYourCardsCalculator(() => release)
    fresh.load(loaded)
    return cards.map(({ id }) => fresh.review(id))
  })
  const { inDocument, painted, keys } = await measureHereInPage(loaded.yourCards)
  return [
    {
      name: `your cards: key to answer on a slow phone, ${cards.length} cards, ${keys} keys`,
      unit: 'ms',
      value: inDocument,
      atMost: MOST_KEY_MS,
    },
    {
      name: 'your cards: key to the frame with the answer',
      unit: 'ms',
      value: painted,
      atMost: MOST_KEY_MS,
    },
    {
      name: `your cards: which card here, ${cards.length} cards`,
      unit: 'ms',
      value: here / searches.length,
      atMost: MOST_KEY_MS / SLOWDOWN,
    },
    {
      name: `your cards: tracker over ${PURCHASES} purchases`,
      unit: 'ms',
      value: tracker,
      atMost: MOST_TRACKER_MS,
    },
    { name: 'your cards: review of all fees', unit: 'ms', value: reviews },
    {
      name: `your cards: missed over ${PURCHASES} purchases`,
      unit: 'ms',
      value: bestMs(() => calculator.missed()),
    },
  ]
}

function createLoaded(): LoadedCards {
  const known = cardIds.filter((id) => release.cards.some((card) => card.id === id))
  const cards: YourCards['cards'] = known.map((cardId) => ({
    id: cardId,
    cardId,
    opened: '2024-03-14',
    choices: [{ from: benchWindow.first, options: ['fast-food', 'utilities', 'groceries'] }],
    credits: [],
    ticks: [],
    activated: [],
    accountIds: [cardId],
  }))
  return {
    today: addDays(benchWindow.last, 1),
    yourCards: { version: 1, cards },
    purchases: syntheticPurchases(PURCHASES).map((purchase, index) => ({
      ...purchase,
      account: known[index % known.length] ?? null,
    })),
    profile: defaultProfile,
  }
}

/** The best of several rounds, in CPU time, so that other processes don't count. */
function bestMs(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
