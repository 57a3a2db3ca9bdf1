/** Wallet searches in the browser. To cancel a search, the page closes the worker. */
import {
  adviseWallet,
  type WalletCardReview as CardReview,
  createRunCatalog,
  debtWallet,
  habitsIn,
  profileOptionsOf,
  reachProblemsOf,
  reviewWallet,
  spendOfTypedCosts,
  type WalletAdvice,
  walletCatalogOf,
  walletForProfile,
} from '@cardsight/answers'
import { type CatalogCard, type Release, releaseFor, releaseOn } from '@cardsight/catalog'
import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { CreditLevel, Profile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { type RunHabits, runHabitsOf, type SpendingHabits, spendingHabitsOf } from '@cardsight/contract/runs'
import type { WalletCatalog } from '@cardsight/contract/wallet'
import type { Day } from '@cardsight/engine/dates'
import { type Cents, toCents } from '@cardsight/engine/money'
import { type Spend, spendFrom } from '@cardsight/engine/spending'
import {
  createWalletContext,
  findBestWallet,
  findNextCards,
  findSensitivityCurve,
  type NextCard,
  type Obstacle,
  type SensitivityCurve,
  type SensitivityParameter,
  valueWallet,
  type WalletAnswer,
  type WalletQuestion,
  type WhyNot,
  whyNot,
} from '@cardsight/engine/wallet'
import type { PublishedCards } from './published-cards.ts'
import type { WalletSettings, WalletSpend } from './wallet-question.ts'

export type { CardReview, WalletAdvice }

/** What the purchases earned on the cards that they were made with, after fees; null if no account's card is known. */
export type Actual = Readonly<{ actual: Cents | null }>

/** What one more card would add to those you have. */
export type AddedCard = Pick<NextCard, 'cardId' | 'added'>

export type WalletCalculator = ReturnType<typeof createWalletCalculator>

export function createWalletCalculator(
  published: PublishedCards,
  today: Day,
  report: (done: number) => void,
) {
  const context = createWalletContext()
  const options = { onProgress: report, context }
  const partsOf = cacheLast(({ hasBusiness }: Pick<Profile, 'hasBusiness'>) => {
    const release = releaseOn(releaseFor(published(), { hasBusiness }), today)
    const profileOptions = profileOptionsOf(release)
    return {
      release,
      profileOptions,
      questionOf: createQuestions(release, profileOptions, today),
    }
  })
  const forPerson = ({ hasBusiness }: Profile) => partsOf({ hasBusiness })
  const questionOf = (spend: WalletSpend, settings: WalletSettings) =>
    forPerson(settings.profile).questionOf(spend, settings)

  /** Each card on the purchases of its own accounts. */
  const actualOf = (spend: WalletSpend, settings: WalletSettings): Cents | null => {
    if (spend.kind === 'typed' || settings.years > 1) {
      return null
    }
    const { cardOf = {} } = spend
    const known = new Set(forPerson(settings.profile).release.cards.map(({ id }): string => id))
    const cardIds = [...new Set(Object.values(cardOf))].filter((cardId) => known.has(cardId))
    const totals = cardIds.map((cardId) => {
      const purchases = spend.purchases.filter(
        ({ account }) => account !== null && cardOf[account] === cardId,
      )
      const alone = { ...settings, owned: [cardId], size: 1, obstacles: [] }
      return valueWallet(questionOf({ ...spend, purchases }, alone), [cardId], createWalletContext()).total
    })
    return totals.length === 0 ? null : toCents(totals.reduce((sum, total) => sum + total, 0))
  }

  return {
    catalog: (profile: Profile): WalletCatalog => {
      const { release, profileOptions } = forPerson(profile)
      return walletCatalogOf(release, profileOptions)
    },
    /** The whole answer for a person with a debt; null for others. */
    debt: (profile: Profile): DebtAnswer | null =>
      debtWallet(createRunCatalog(published(), today, habitsIn(published(), profile)), profile),
    best: (spend: WalletSpend, settings: WalletSettings): WalletAnswer =>
      finished(findBestWallet(questionOf(spend, settings), options)),
    /** What the cards that the person has earn after fees, each where it earns the most. */
    ownedTotal: (spend: WalletSpend, settings: WalletSettings): Cents =>
      valueWallet(questionOf(spend, settings), settings.owned, context).total,
    advise: (spend: WalletSpend, settings: WalletSettings): WalletAdvice & Actual => {
      const actual = actualOf(spend, settings)
      const advice = adviseWallet(questionOf(spend, settings), {
        keepsSmallCards: settings.keepsSmallCards,
        context,
        onProgress: report,
      })
      return { ...advice, actual }
    },
    next: (spend: WalletSpend, settings: WalletSettings): AddedCard[] =>
      finished(findNextCards(questionOf(spend, settings), { context })),
    /** `wallet` has the ids of the cards that the answer recommends. */
    review: (spend: WalletSpend, settings: WalletSettings, wallet: readonly string[]): CardReview[] =>
      reviewWallet(questionOf(spend, settings), forPerson(settings.profile).release, { context, wallet }),
    whyNot: (spend: WalletSpend, settings: WalletSettings, answer: WalletAnswer, cardId: string): WhyNot => {
      const question = questionOf(spend, settings)
      const { profile } = settings
      const { release, profileOptions } = forPerson(profile)
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

const creditNames: Readonly<Record<CreditLevel, string>> = {
  none: 'no credit history',
  poor: 'poor credit',
  fair: 'fair credit',
  good: 'good credit',
  excellent: 'excellent credit',
}

/** What keeps a card out of a person's reach, for people who ask why it isn't in their wallet. Null if nothing does. */
function reachObstacle(
  cards: readonly CatalogCard[],
  cardId: string,
  person: Parameters<typeof reachProblemsOf>[1],
): Obstacle | null {
  const card = cards.find(({ id }) => id === cardId)
  const [problem] = card === undefined ? [] : reachProblemsOf(card, person)
  if (problem === undefined) {
    return null
  }
  return { cardId, rule: `it needs ${neededFor(problem, person)}`, isBonusOnly: false }
}

function neededFor(
  problem: ReturnType<typeof reachProblemsOf>[number],
  { options }: Parameters<typeof reachProblemsOf>[1],
): string {
  switch (problem.kind) {
    case 'credit':
      return creditNames[problem.level]
    case 'history':
      return 'a credit history of a year or more'
    case 'deposit':
      return `a deposit of $${problem.dollars}`
    case 'membership':
      return options.memberships.find(({ id }) => id === problem.id)?.name ?? problem.id
  }
}
