/** The value of a wallet to someone who always pays a kind of purchase with the same card. */
import { categories } from '../../category.ts'
import { roundDivision } from '../../exact.ts'
import { toCents } from '../../money.ts'
import { withoutBills } from '../../spend/monthly-bills.ts'
import { filterPurchases, type Spend } from '../../spend/spend.ts'
import type { CardYear } from '../model/card-year.ts'
import { backtest, type Compiled, compileCatalog, SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import { deductPoints } from '../search/point-limits.ts'
import type { WalletValue } from '../search/wallet-value.ts'
import type { RuleOfThumb, Wallet } from '../wallet.ts'

/** For each kind of purchase the card with the best rate, ignoring caps; then the engine runs each card on its kinds. */
export function applyRuleOfThumb(
  spend: Spend,
  model: SpendModel,
  { cards, solutions }: WalletValue,
  wallet: Wallet,
): RuleOfThumb {
  const { buckets, compiled } = model
  const cardOfCell = bestCards(model, solutions[0]?.cardYears ?? [])
  const cents = buckets.cells.map(() => 0)
  for (const [bucket, cell] of buckets.cellOf.entries()) {
    cents[cell] = (cents[cell] ?? 0) + (buckets.cents[bucket] ?? 0)
  }
  const results = cards.map((card, index) => {
    const isOwn = (purchase: number) =>
      cardOfCell[buckets.cellOfKind[spend.kindOf[purchase] ?? 0] ?? 0] === index
    const cardSpend = filterPurchases(withoutBills(spend), isOwn)
    return cardResult(cardSpend, compileAlone(compiled, card), card, wallet)
  })
  const { subcents } = deductPoints(
    cards,
    results.map(({ units }) => units),
    results.map(({ level }) => level),
    wallet.years,
  )
  const total =
    results.reduce((sum, { cents: own }) => sum + own, 0) - roundDivision(subcents, SUBCENTS_PER_CENT)
  const capped = Math.min(total, wallet.total)
  return {
    total: toCents(capped),
    lost: toCents(wallet.total - capped),
    cardOf: buckets.cells.flatMap((cell, index) => {
      const category = categories[cell.category]
      const cardId = cards[cardOfCell[index] ?? -1]?.slot.compiledCard.card.id
      return category === undefined || cardId === undefined
        ? []
        : [{ category, leaf: cell.leaf, merchant: cell.merchant, cardId, cents: toCents(cents[index] ?? 0) }]
    }),
  }
}

/** By cell: the card whose best arc gains most on what was bought in year 1, or -1 if none is accepted. */
function bestCards({ buckets }: SpendModel, cardYears: readonly CardYear[]): number[] {
  const gains = cardYears.map(({ termsOf }) => {
    const byCell = buckets.cells.map(() => 0)
    for (const [bucket, cell] of buckets.cellOf.entries()) {
      const gain = termsOf[bucket]?.arcs[0]?.gain ?? Number.NEGATIVE_INFINITY
      byCell[cell] = (byCell[cell] ?? 0) + (buckets.cents[bucket] ?? 0) * gain
    }
    return byCell
  })
  return buckets.cells.map((_, cell) =>
    gains.reduce(
      (best, cardGains, card) =>
        (cardGains[cell] ?? 0) > (gains[best]?.[cell] ?? Number.NEGATIVE_INFINITY) ? card : best,
      -1,
    ),
  )
}

/**
 * What a card earns at full point values, its bonus level, and its reward units without the bonus. Its credits are those
 * of the wallet.
 */
function cardResult(spend: Spend, compiled: Compiled, { slot, cardYears }: CandidateCard, { years }: Wallet) {
  const { overall, rewards } = backtest(spend, compiled)
  const money = overall.money[years - 1]?.[0] ?? 0
  const firstYearMoney = slot.isIntro ? (overall.firstYearMoney[years - 1]?.[0] ?? 0) : 0
  const level = slot.levels.findLast(({ minimum }) => overall.spendingCents >= minimum)
  const [card] = compiled.cards
  const ruleSetOfYear = (slot.isIntro ? card?.ruleSets : card?.lastingRuleSets) ?? []
  const width = rewards.units.length / compiled.ruleSets.length
  const unitsIn = (ruleSet: number) =>
    rewards.units.subarray(ruleSet * width, (ruleSet + 1) * width).reduce((sum, units) => sum + units, 0)
  return {
    cents: money + slot.creditCents + firstYearMoney + (level?.money ?? 0) - slot.feeCents,
    level: level ?? null,
    units: ruleSetOfYear
      .slice(0, years)
      .reduce(
        (sum, ruleSet, year) => sum + unitsIn(ruleSet) * (cardYears[year]?.terms.match ?? 1),
        slot.anniversaryUnits,
      ),
  }
}

function compileAlone({ assumptions }: Compiled, { slot }: CandidateCard): Compiled {
  const { card, ownership } = slot.compiledCard
  const alone = compileCatalog([{ ...card, credits: [] }], { ...assumptions, pointLimits: {} })
  return ownership === 'owned' ? { ...alone, cards: alone.ownedCards } : alone
}
