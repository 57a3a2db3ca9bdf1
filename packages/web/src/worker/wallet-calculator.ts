/** Wallets, searched in the browser itself. Stateless: a search that takes too long is ended with its worker. */
import { spendOfTypedCosts } from '@cardsight/answers'
import { pointValues, type Release } from '@cardsight/catalog'
import {
  type BreakEven,
  type Compiled,
  compileCatalog,
  defaultAssumptions,
  findBestWallet,
  findBreakEvens,
  findNextCards,
  type HeldCard,
  type Lever,
  type NextCard,
  reviewHeld,
  type Spend,
  spendFrom,
  type WalletAnswer,
  type WalletQuestion,
  type WhyNot,
  whyNot,
} from '@cardsight/engine'
import { shelfOf, type WalletShelf } from './wallet-cards.ts'
import type { WalletSettings, WalletSpend } from './wallet-question.ts'

export type WalletCalculator = ReturnType<typeof createWalletCalculator>

export function createWalletCalculator(release: Release, report: (done: number) => void) {
  const watch = { onProgress: report }
  const questionOf = createQuestions(release)

  return {
    shelf: (): WalletShelf => shelfOf(release),
    best: (spend: WalletSpend, settings: WalletSettings): WalletAnswer =>
      finished(findBestWallet(questionOf(spend, settings), watch)),
    next: (spend: WalletSpend, settings: WalletSettings): NextCard[] =>
      finished(findNextCards(questionOf(spend, settings), watch)),
    review: (
      spend: WalletSpend,
      settings: WalletSettings,
      downgrades: Readonly<Record<string, readonly string[]>>,
    ): HeldCard[] => reviewHeld(questionOf(spend, settings), downgrades),
    whyNot: (spend: WalletSpend, settings: WalletSettings, answer: WalletAnswer, cardId: string): WhyNot =>
      finished(whyNot(questionOf(spend, settings), answer, cardId, watch)),
    breakEvens: (
      spend: WalletSpend,
      settings: WalletSettings,
      answer: WalletAnswer,
      levers: readonly Lever[],
    ): BreakEven[] => finished(findBreakEvens(questionOf(spend, settings), answer, levers, watch)),
  }
}

/** Compiling a catalog costs more than a search: it is kept for as long as the assumptions stay the same. */
function createQuestions(release: Release) {
  let compiledFor = ''
  let compiled: Compiled | null = null

  return (spend: WalletSpend, settings: WalletSettings): WalletQuestion => {
    const assumptions = {
      ...defaultAssumptions,
      pointValues: { ...pointValues(release.programs, settings.outlook), ...settings.pointValues },
      credits: settings.credits,
    }
    const key = JSON.stringify(assumptions)
    if (compiled === null || compiledFor !== key) {
      const cards = release.cards.map(({ engine }) => engine)
      compiled = compileCatalog(cards, assumptions)
      compiledFor = key
    }
    const { held, size, years, isIntro, obstacles } = settings
    return { spend: toSpend(spend), compiled, held, size, years, isIntro, obstacles }
  }
}

function toSpend(spend: WalletSpend): Spend {
  return spend.kind === 'typed'
    ? spendOfTypedCosts(spend.costs, spend.window)
    : spendFrom(spend.purchases, spend.window)
}

/** Nothing stops a search from inside: it gives null only when it was told to stop. */
function finished<Answer>(answer: Answer | null): Answer {
  if (answer === null) {
    throw new Error('the search was stopped')
  }
  return answer
}
