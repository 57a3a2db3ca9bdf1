/** What each card you have adds to the others in the coming year, after its fee: the wallet's own review. */
import type { YourCard } from '@cardsight/contract/your-cards'
import { backtest, type Compiled, compileCatalog, withValuation } from '@cardsight/engine/backtest'
import { addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import type { Spend } from '@cardsight/engine/spending'
import { createWalletContext, type OwnedCardReview, reviewOwnedCards } from '@cardsight/engine/wallet'
import { valuationOfHolder } from '../run/about-cards.ts'
import { usableCentsOf } from '../run/usable-cents.ts'
import { clawbackMonths, downgradesOf } from '../wallet/downgrades.ts'
import { withFixedChoices } from './fixed-choices.ts'
import { spendOfLastYear } from './last-year.ts'
import type { YourCardsInput } from './prepare.ts'

export type CardReview = Readonly<{
  verdict: 'keep' | 'downgrade' | 'cancel'
  /** Cents that the card adds in a year, less its fee. Negative if the others earn more without it. */
  addsCents: number
  downgrade: Readonly<{ cardId: string; addsCents: number }> | null
  /** Until this day, closing or downgrading the card can cost its welcome bonus. */
  keepUntil?: Day
}>

type Reviews = ReadonlyMap<string, CardReview>

/** Reviews cards one at a time or all together, so that a worker can answer other questions in between. */
export type Reviewer = Readonly<{
  /** Catalog ids of the cards that can be reviewed. */
  cardIds: readonly string[]
  /** By catalog id. */
  review: (cardIds: readonly string[]) => Reviews
}>

/** Reviews of all cards, by catalog id. Takes longer than the rest of the tracker, because wallets are valued exactly. */
export function reviewCards(input: YourCardsInput): Reviews {
  const { cardIds, review } = createReviewer(input)
  return review(cardIds)
}

/**
 * For the cards with a fee that you haven't closed. A downgrade is to a card without a fee. Counts the categories you
 * chose, and the credits you use at the share that people usually get. No card with less than 30 days of purchases.
 */
export function createReviewer(input: YourCardsInput): Reviewer {
  const { catalog, purchases, yourCards } = input
  const { cards } = catalog.release
  const spend = spendOfLastYear(purchases, catalog.assumptions.today)
  const open = yourCards.cards.filter(
    ({ closed, cardId }) => closed === undefined && cards.some(({ id }) => id === cardId),
  )
  const owned = [...new Set(open.map(({ cardId }) => cardId))]
  const withoutFee = new Set(
    cards.filter(({ annualFeeCents }) => annualFeeCents === 0).map(({ id }): string => id),
  )
  const cardIds = owned.filter((id) => !withoutFee.has(id))
  if (spend === null || cardIds.length === 0) {
    return { cardIds: [], review: () => new Map() }
  }
  const all = downgradesOf(cards, catalog.release.issuerRules)
  const downgrades = Object.fromEntries(
    owned.map((id) => [id, (all[id] ?? []).filter((other) => withoutFee.has(other))]),
  )
  const question = {
    spend,
    compiled: compileOwn(input, open, new Set([...owned, ...Object.values(downgrades).flat()]), spend),
    owned,
    size: owned.length,
    years: 1 as const,
    isIntro: false,
    obstacles: [],
  }
  const context = createWalletContext()
  const review = (asked: readonly string[]) =>
    reviewOwnedCards(question, downgrades, {
      context,
      isAsked: (id) => cardIds.includes(id) && asked.includes(id),
    })
  return {
    cardIds,
    review: (asked) => new Map(review(asked).map((each) => [each.cardId, withKeepUntil(each)])),
  }

  function withKeepUntil(found: OwnedCardReview): CardReview {
    const { today } = catalog.assumptions
    const card = cards.find(({ id }) => id === found.cardId)
    const opened = open.find(({ cardId }) => cardId === found.cardId)?.opened
    const months = card === undefined ? 0 : clawbackMonths(card, catalog.release.issuerRules)
    const keepUntil = opened === undefined || months === 0 ? today : addMonths(parseDay(opened), months)
    return { ...toReview(found), ...(keepUntil > today ? { keepUntil } : {}) }
  }
}

function toReview({ verdict, adds, downgrade }: OwnedCardReview): CardReview {
  return {
    verdict,
    addsCents: adds,
    downgrade: downgrade === null ? null : { cardId: downgrade.cardId, addsCents: downgrade.adds },
  }
}

/** Some cards of the catalog as the person uses them: chosen categories, point values without limits, and credits. */
function compileOwn(
  { catalog, profile }: YourCardsInput,
  open: readonly YourCard[],
  ids: ReadonlySet<string>,
  spend: Spend,
): Compiled {
  const { release, assumptions } = catalog
  const engineCards = release.cards
    .filter(({ id }) => ids.has(id))
    .map(({ id, engine }) => {
      const own = open.find(({ cardId }) => cardId === id)
      return own === undefined ? engine : withFixedChoices(engine, own, assumptions.today)
    })
  const compiled = compileCatalog(engineCards, assumptions)
  const credits = [...new Set([...profile.credits, ...open.flatMap((card) => card.credits)])]
  const usable = usableCentsOf({ result: backtest(spend, compiled) })
  const valuation = valuationOfHolder(
    open.map(({ cardId }) => cardId),
    { ...profile, credits },
    catalog,
    usable,
  )
  const ownValues = open.flatMap(({ cardId, pointValue }): [string, number][] => {
    const program = engineCards.find(({ id }) => id === cardId)?.program
    return pointValue === undefined || program === undefined ? [] : [[program, pointValue]]
  })
  const own = Object.fromEntries(ownValues)
  const limits = Object.entries(valuation.pointLimits ?? {}).filter(([program]) => !(program in own))
  return withValuation(compiled, {
    ...valuation,
    pointValues: { ...valuation.pointValues, ...own },
    pointLimits: Object.fromEntries(limits),
  })
}
