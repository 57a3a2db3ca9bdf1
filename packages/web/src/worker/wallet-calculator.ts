/** Wallet searches in the browser. To cancel a search, the page closes the worker. */
import { downgradesOf, interestOf, spendOfTypedCosts } from '@cardsight/answers'
import { pointValues, type Release, releaseOn } from '@cardsight/catalog'
import { type Compiled, compileCatalog } from '@cardsight/engine/backtest'
import { type Assumptions, defaultAssumptions } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import { type Spend, spendFrom } from '@cardsight/engine/spending'
import {
  createWalletContext,
  findBestWallet,
  findNextCards,
  findSensitivityCurve,
  type NextCard,
  type OwnedCardReview,
  reviewOwnedCards,
  type SensitivityCurve,
  type SensitivityParameter,
  type WalletAnswer,
  type WalletQuestion,
  type WhyNot,
  whyNot,
} from '@cardsight/engine/wallet'
import { type WalletCatalog, walletCatalogOf } from './wallet-cards.ts'
import type { WalletSettings, WalletSpend } from './wallet-question.ts'

/** What one more card would add to those you have, and what a carried balance then costs. */
export type AddedCard = Pick<NextCard, 'cardId' | 'added' | 'interest'>

export type WalletCalculator = ReturnType<typeof createWalletCalculator>

export function createWalletCalculator(published: Release, today: Day, report: (done: number) => void) {
  const release = releaseOn(published, today)
  const context = createWalletContext()
  const options = { onProgress: report, context }
  const questionOf = createQuestions(release, today)
  const downgrades = downgradesOf(release.cards)

  return {
    catalog: (): WalletCatalog => walletCatalogOf(release),
    best: (spend: WalletSpend, settings: WalletSettings): WalletAnswer =>
      finished(findBestWallet(questionOf(spend, settings), options)),
    next: (spend: WalletSpend, settings: WalletSettings): AddedCard[] =>
      finished(findNextCards(questionOf(spend, settings), { context })),
    review: (spend: WalletSpend, settings: WalletSettings): OwnedCardReview[] =>
      reviewOwnedCards(questionOf(spend, settings), downgrades, context),
    whyNot: (spend: WalletSpend, settings: WalletSettings, answer: WalletAnswer, cardId: string): WhyNot =>
      finished(whyNot(questionOf(spend, settings), answer, cardId, options)),
    curve: (
      spend: WalletSpend,
      settings: WalletSettings,
      parameter: SensitivityParameter,
    ): SensitivityCurve => finished(findSensitivityCurve(questionOf(spend, settings), parameter, options)),
  }
}

/** Compiling a catalog costs more than a search, so the last catalog and spending are cached. */
function createQuestions(release: Release, today: Day) {
  const compileFor = cacheLast((assumptions: Assumptions): Compiled => {
    const cards = release.cards.map(({ engine }) => engine)
    return compileCatalog(cards, assumptions)
  })
  const spendFor = cacheLast(toSpend)

  return (spend: WalletSpend, settings: WalletSettings): WalletQuestion => {
    const assumptions = {
      ...defaultAssumptions,
      today,
      pointValues: { ...pointValues(release.programs, settings.outlook), ...settings.pointValues },
      credits: settings.credits,
    }
    const { size, years, isIntro, obstacles } = settings
    const compiled = compileFor(assumptions)
    // An old shared link may name a card that the catalog no longer has.
    const owned = settings.owned.filter((cardId) => release.cards.some(({ id }) => id === cardId))
    const interest = interestOf(release.cards, settings.balanceCents)
    return {
      ...{ spend: spendFor(spend), compiled, owned, size, years, isIntro, obstacles },
      ...(interest === undefined ? {} : { interest }),
    }
  }
}

/** Compares inputs by content: a message from the page is always a copy. */
function cacheLast<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
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

/** A search returns null only if it was asked to stop, which never happens here. */
function finished<Answer>(answer: Answer | null): Answer {
  if (answer === null) {
    throw new Error('the search was stopped')
  }
  return answer
}
