/**
 * Ranks wallets by their total or, if a balance is carried, by their total after interest. The balance goes on the card
 * of the wallet where it costs least.
 */
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { CandidateCard, WalletProblem } from '../model/wallet-problem.ts'
import type { SearchOptions, WalletQuestion } from '../wallet.ts'
import { type SearchTask, setKey } from './incumbents.ts'
import { searchWallets } from './search-wallets.ts'
import type { WalletValue } from './wallet-value.ts'

/** The card of a wallet that a balance costs least on, and the cents that it costs over all years. */
type BalanceCost = Readonly<{ cardId: string; cents: number }>

export type RankedWallet = Readonly<{
  value: WalletValue
  /** Null without a balance, and if no card of the wallet has a known rate. */
  interest: BalanceCost | null
  /** Subcents after interest. */
  net: number
}>

type Ranking = Readonly<{
  best: readonly RankedWallet[]
  /** Upper bound, after interest, of the wallets whose best use isn't proven; -Infinity if there are none. */
  upperBound: number
}>

/**
 * The best wallets, best first; null if stopped. With a balance, a wallet without a known rate counts only if there is no
 * other.
 *
 * A wallet pays the least interest that any of its cards charges, so the best of all is among these: for each card c the
 * wallet with c that has the highest total, minus the interest on c. It's enough to look at cards that charge less than
 * the required ones, cheapest first, until the highest total of all minus that interest is too low. The same holds for
 * the second best, because only one wallet with its cheapest card can be ahead of it.
 */
export function rankWallets(
  { model, question }: WalletProblem,
  task: Omit<SearchTask, 'model' | 'years'>,
  options: SearchOptions = {},
): Ranking | null {
  const { years, interest } = question
  const { onProgress, ...silent } = options
  const free = searchWallets({ model, years, ...task }, interest === undefined ? options : silent)
  if (free === null || interest === undefined) {
    return free === null ? null : { ...free, best: free.best.map((value) => afterInterest(question, value)) }
  }
  const top = createTop(task.wanted)
  for (const value of free.best) {
    top.offer(afterInterest(question, value))
  }
  const most = free.best[0]?.subcents ?? 0
  let { upperBound } = free
  const carriers = cheaperCarriers(interest, task)
  for (const [index, { card, cents }] of carriers.entries()) {
    const cost = cents * years * SUBCENTS_PER_CENT
    if (most - cost < top.lowerBound()) {
      break
    }
    const optional = (task.optional ?? []).filter((other) => other !== card)
    const found = searchWallets(
      {
        model,
        years,
        wanted: task.wanted,
        required: [...task.required, card],
        candidates: task.candidates.filter((other) => other !== card),
        optional,
        most: task.most - (card.slot.isOwned ? 0 : 1),
      },
      { ...silent, onProgress: (done) => onProgress?.((index + done) / carriers.length) },
    )
    if (found === null) {
      return null
    }
    for (const value of found.best) {
      top.offer(afterInterest(question, value))
    }
    upperBound = Math.max(upperBound, found.upperBound - cost)
  }
  onProgress?.(1)
  return { best: top.ranked(), upperBound }
}

/** The best use of exactly these cards. Throws RangeError without a card. */
export function rankCards({ model, question }: WalletProblem, cards: readonly CandidateCard[]): RankedWallet {
  const { years } = question
  const found = searchWallets({ model, years, required: cards, candidates: [], most: 0, wanted: 1 })
  const [best] = found?.best ?? []
  if (best === undefined) {
    throw new RangeError('a wallet has at least one card')
  }
  return afterInterest(question, best)
}

/** A wallet with the interest on a carried balance. */
export function afterInterest({ interest, years }: WalletQuestion, value: WalletValue): RankedWallet {
  const cost = interest === undefined ? null : cheapestCard(interest, years, value)
  return { value, interest: cost, net: value.subcents - (cost?.cents ?? 0) * SUBCENTS_PER_CENT }
}

type Interest = NonNullable<WalletQuestion['interest']>

function cheapestCard(interest: Interest, years: number, { cards }: WalletValue): BalanceCost | null {
  let found: BalanceCost | null = null
  for (const { slot } of cards) {
    const cardId = slot.compiledCard.card.id
    const yearly = interest[cardId]
    if (yearly !== undefined && (found === null || yearly * years < found.cents)) {
      found = { cardId, cents: yearly * years }
    }
  }
  return found
}

function cheaperCarriers(
  interest: Interest,
  {
    required,
    candidates,
    most,
    optional = [],
  }: Pick<SearchTask, 'required' | 'candidates' | 'most' | 'optional'>,
) {
  const costOn = ({ slot }: CandidateCard) => interest[slot.compiledCard.card.id]
  const least = Math.min(...required.map((card) => costOn(card) ?? Number.POSITIVE_INFINITY))
  return [...(most === 0 ? [] : candidates), ...optional]
    .flatMap((card) => {
      const cents = costOn(card)
      return cents === undefined || cents >= least ? [] : [{ card, cents }]
    })
    .sort((a, b) => a.cents - b.cents)
}

/** The best so far, all of different cards. */
function createTop(wanted: number) {
  let found: RankedWallet[] = []
  return {
    offer(ranked: RankedWallet): void {
      const key = setKey(ranked.value.cards)
      if (!found.some(({ value }) => setKey(value.cards) === key)) {
        found = [...found, ranked].sort(compareRanked).slice(0, wanted)
      }
    },
    lowerBound: () =>
      found.length < wanted || found.some(({ interest }) => interest === null)
        ? Number.NEGATIVE_INFINITY
        : (found.at(-1)?.net ?? 0),
    ranked: () => (found[0]?.interest ? found.filter(({ interest }) => interest !== null) : found),
  }
}

/** Of equals the one with fewer cards, then the one whose cards come first in the catalog: as without a balance. */
function compareRanked(a: RankedWallet, b: RankedWallet): number {
  return (
    Number(a.interest === null) - Number(b.interest === null) ||
    b.net - a.net ||
    a.value.cards.length - b.value.cards.length ||
    (setKey(a.value.cards) < setKey(b.value.cards) ? -1 : 1)
  )
}
