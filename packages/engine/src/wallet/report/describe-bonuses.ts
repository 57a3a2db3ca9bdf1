import { roundWorth } from '../../exact.ts'
import { toCents } from '../../money.ts'
import { YEAR_DAYS } from '../../spend/spend.ts'
import { type BonusLevel, tierRewards } from '../model/card-slot.ts'
import { type CompiledCard, SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { WalletBonus } from '../wallet.ts'

/** `money` is what the level pays in whole cents, without points that the person can't use. */
type ClaimedBonus = Readonly<{
  level: BonusLevel | null
  money: number
  spentCents: WalletBonus['spentCents']
  yearCents: number
}>

/** All tiers of a welcome bonus. What the claimed ones pay adds up to the bonus; the last of them lose what is deducted. */
export function describeBonuses(
  { card, value }: CompiledCard,
  { level, money, spentCents, yearCents }: ClaimedBonus,
): WalletBonus[] {
  let [paid, claimed] = [0, 0]
  return card.bonus.map((tier) => {
    const isClaimed = level?.tiers.includes(tier) === true
    claimed += Number(isClaimed)
    const { units, cents, points } = tierRewards([tier])
    const left = money - paid
    const full = roundWorth(units, value, cents * SUBCENTS_PER_CENT)
    const own = claimed === level?.tiers.length ? left : Math.min(full, left)
    paid += isClaimed ? own : 0
    return {
      tier,
      isClaimed,
      money: toCents(isClaimed ? own : 0),
      points: isClaimed ? points : 0,
      spentCents,
      reachedOnDay: yearCents > 0 ? Math.max(1, Math.ceil((tier.spend * YEAR_DAYS) / yearCents)) : null,
    }
  })
}
