/** Wallet search in the browser. Stateless: a search that takes too long is stopped by closing its worker. */
import { downgradesOf, interestOf, spendOfTypedCosts } from '@cardsight/answers'
import { pointValues, type Release } from '@cardsight/catalog'
import {
  type Assumptions,
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
  type Wallet,
  type WalletAnswer,
  type WalletQuestion,
  type WhyNot,
  whyNot,
} from '@cardsight/engine'
import { shelfOf, type WalletShelf } from './wallet-cards.ts'
import type { WalletSettings, WalletSpend } from './wallet-question.ts'

/** What one more card would add to the cards you have, and the interest on a carried balance. */
export type AddedCard = Pick<NextCard, 'cardId' | 'added'> & Pick<Wallet, 'interest'>

export type WalletCalculator = ReturnType<typeof createWalletCalculator>

export function createWalletCalculator(release: Release, report: (done: number) => void) {
  const watch = { onProgress: report }
  const questionOf = createQuestions(release)
  const downgrades = downgradesOf(release.cards)

  return {
    shelf: (): WalletShelf => shelfOf(release),
    best: (spend: WalletSpend, settings: WalletSettings): WalletAnswer =>
      finished(findBestWallet(questionOf(spend, settings), watch)),
    /** Without the split by category: sending a hundred of them would take a second. */
    next: (spend: WalletSpend, settings: WalletSettings): AddedCard[] =>
      finished(findNextCards(questionOf(spend, settings))).map(({ cardId, added, wallet }) => ({
        cardId,
        added,
        interest: wallet.interest,
      })),
    review: (spend: WalletSpend, settings: WalletSettings): HeldCard[] =>
      reviewHeld(questionOf(spend, settings), downgrades),
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

/**
 * Compiling the catalog and bucketing a year cost more than a search, so both are cached while their inputs
 * stay equal.
 */
function createQuestions(release: Release) {
  const compileFor = keepLast((assumptions: Assumptions): Compiled => {
    const cards = release.cards.map(({ engine }) => engine)
    return compileCatalog(cards, assumptions)
  })
  const spendFor = keepLast(toSpend)

  return (spend: WalletSpend, settings: WalletSettings): WalletQuestion => {
    const assumptions = {
      ...defaultAssumptions,
      pointValues: { ...pointValues(release.programs, settings.outlook), ...settings.pointValues },
      credits: settings.credits,
    }
    const { size, years, isIntro, obstacles } = settings
    const compiled = compileFor(assumptions)
    // An old shared link may name a card that is no longer in the catalog.
    const held = settings.held.filter((cardId) => release.cards.some(({ id }) => id === cardId))
    const interest = interestOf(release.cards, settings.balanceCents)
    return {
      ...{ spend: spendFor(spend), compiled, held, size, years, isIntro, obstacles },
      ...(interest === undefined ? {} : { interest }),
    }
  }
}

/** A page's message is a fresh copy each time: compare by value, not by identity. */
function keepLast<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  let last: { key: string; output: Output } | null = null
  return (input) => {
    const key = JSON.stringify(input)
    last = last?.key === key ? last : { key, output: make(input) }
    return last.output
  }
}

function toSpend(spend: WalletSpend): Spend {
  return spend.kind === 'typed'
    ? spendOfTypedCosts(spend.costs, spend.window)
    : spendFrom(spend.purchases, spend.window)
}

/** A search returns null only if it was asked to stop, and nothing asks it to. */
function finished<Answer>(answer: Answer | null): Answer {
  if (answer === null) {
    throw new Error('the search was stopped')
  }
  return answer
}
