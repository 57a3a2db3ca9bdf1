/** Wallets, searched in the browser itself. Stateless: a search that takes too long is ended with its worker. */
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

/** What one card more would add to those held, and what a carried balance then costs. */
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
    /** Without the split of each: a hundred of them would be a second's work to send. */
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

/** Compiling a catalog and laying out a year cost more than a search: both are kept for as long as they stay the same. */
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
    // A link that was shared long ago may name a card that the catalog no longer has.
    const held = settings.held.filter((cardId) => release.cards.some(({ id }) => id === cardId))
    const interest = interestOf(release.cards, settings.balanceCents)
    return {
      ...{ spend: spendFor(spend), compiled, held, size, years, isIntro, obstacles },
      ...(interest === undefined ? {} : { interest }),
    }
  }
}

/** What comes over from a page is a copy each time: equal by what it says, never the same. */
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

/** Nothing stops a search from inside: it gives null only when it was told to stop. */
function finished<Answer>(answer: Answer | null): Answer {
  if (answer === null) {
    throw new Error('the search was stopped')
  }
  return answer
}
