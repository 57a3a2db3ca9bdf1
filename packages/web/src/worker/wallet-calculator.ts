/** Wallet searches in the browser. To cancel a search, the page closes the worker. */
import {
  createRunCatalog,
  debtWallet,
  downgradesOf,
  profileOptionsOf,
  spendOfTypedCosts,
  walletForProfile,
} from '@cardsight/answers'
import { type Release, releaseOn } from '@cardsight/catalog'
import type { Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf, type SpendingHabits, spendingHabitsOf } from '@cardsight/contract/runs'
import type { DebtAnswer, ProfileOptions } from '@cardsight/contract/schemas'
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
import { reachObstacle } from './reach-obstacle.ts'
import { adviseWallet, type WalletAdvice } from './wallet-advice.ts'
import { type WalletCatalog, walletCatalogOf } from './wallet-cards.ts'
import type { WalletSettings, WalletSpend } from './wallet-question.ts'

/** What one more card would add to those you have. */
export type AddedCard = Pick<NextCard, 'cardId' | 'added'>

export type WalletCalculator = ReturnType<typeof createWalletCalculator>

export function createWalletCalculator(published: Release, today: Day, report: (done: number) => void) {
  const release = releaseOn(published, today)
  const context = createWalletContext()
  const options = { onProgress: report, context }
  const profileOptions = profileOptionsOf(release)
  const questionOf = createQuestions(release, profileOptions, today)
  const downgrades = downgradesOf(release.cards)

  return {
    catalog: (): WalletCatalog => walletCatalogOf(release, profileOptions),
    /** The whole answer for a person with a debt; null for others. */
    debt: (profile: Profile): DebtAnswer | null =>
      debtWallet(createRunCatalog(release, today, runHabitsOf(profile, profileOptions.memberships)), profile),
    best: (spend: WalletSpend, settings: WalletSettings): WalletAnswer =>
      finished(findBestWallet(questionOf(spend, settings), options)),
    advise: (spend: WalletSpend, settings: WalletSettings): WalletAdvice =>
      adviseWallet(questionOf(spend, settings), {
        keepsSmallCards: settings.keepsSmallCards,
        context,
        onProgress: report,
      }),
    next: (spend: WalletSpend, settings: WalletSettings): AddedCard[] =>
      finished(findNextCards(questionOf(spend, settings), { context })),
    /** `wallet` has the ids of the cards that the answer recommends. */
    review: (spend: WalletSpend, settings: WalletSettings, wallet: readonly string[]): OwnedCardReview[] =>
      reviewOwnedCards(questionOf(spend, settings), downgrades, { context, wallet }),
    whyNot: (spend: WalletSpend, settings: WalletSettings, answer: WalletAnswer, cardId: string): WhyNot => {
      const question = questionOf(spend, settings)
      const { profile } = settings
      const obstacle = reachObstacle(release.cards, cardId, { profile, options: profileOptions })
      const obstacles = obstacle === null ? question.obstacles : [obstacle, ...question.obstacles]
      return finished(whyNot({ ...question, obstacles }, answer, cardId, options))
    },
    curve: (
      spend: WalletSpend,
      settings: WalletSettings,
      parameter: SensitivityParameter,
    ): SensitivityCurve => finished(findSensitivityCurve(questionOf(spend, settings), parameter, options)),
  }
}

/** Compiling a catalog costs more than a search, so the last catalog, spending and person are cached. */
function createQuestions(release: Release, options: ProfileOptions, today: Day) {
  const catalogFor = cacheLast((habits: RunHabits) => createRunCatalog(release, today, habits))
  const spendFor = cacheLast(
    ({ spend, brands }: { spend: WalletSpend; brands: SpendingHabits['brands'] }): Spend =>
      spend.kind === 'typed'
        ? spendOfTypedCosts(spend.costs, spend.window, { brands, rent: 0 })
        : spendFrom(spend.purchases, spend.window),
  )
  const personalFor = cacheLast(
    ({ spend, owned, profile }: { spend: WalletSpend; owned: readonly string[]; profile: Profile }) =>
      walletForProfile(
        catalogFor(runHabitsOf(profile, options.memberships)),
        spendFor({ spend, brands: spendingHabitsOf(profile, options).brands }),
        owned,
        profile,
      ),
  )

  return (spend: WalletSpend, settings: WalletSettings): WalletQuestion => {
    const { size, years, isIntro, obstacles, profile } = settings
    // An old shared link may name a card that the catalog no longer has.
    const owned = settings.owned.filter((cardId) => release.cards.some(({ id }) => id === cardId))
    return { ...personalFor({ spend, owned, profile }), ...{ size, years, isIntro, obstacles } }
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

/** A search returns null only if it was asked to stop, which never happens here. */
function finished<Answer>(answer: Answer | null): Answer {
  if (answer === null) {
    throw new Error('the search was stopped')
  }
  return answer
}
