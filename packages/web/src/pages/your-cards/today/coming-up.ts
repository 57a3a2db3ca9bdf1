/** Credits, fees, caps, bonuses and quarters to activate in one list, soonest first. */
import { formatCents } from '@cardsight/contract/your-cards'
import { addDays, type Day } from '@cardsight/engine/dates'
import { capUsed, timeLeft } from '../../../features/your-cards/tracker/tracker-text.ts'
import { formatDollars, formatNumber } from '../../../lib/format-money.ts'
import type {
  TrackedActivation,
  TrackedBonus,
  TrackedCap,
  TrackedCredit,
  TrackedFee,
  TrackerScreen,
} from '../../../worker/your-cards/tracker-screen.ts'
import type { ShownCard } from '../../../worker/your-cards/your-cards-catalog.ts'

type DatedItem = Readonly<{
  key: string
  /** The last day to use it, or the day of the fee. */
  day: Day
  title: string
  note: string
  /** What is used or spent, from 0 to 1; null if there is nothing to fill. */
  share: number | null
}>

export type ComingUp = DatedItem &
  Readonly<
    | { kind: 'credit'; credit: TrackedCredit }
    | { kind: 'fee'; fee: TrackedFee }
    | { kind: 'cap' }
    | { kind: 'bonus'; isAtRisk: boolean }
    | { kind: 'activation'; activation: TrackedActivation }
  >

/** Only what you use: a cap that you've spent nothing toward, or a credit you don't use, isn't coming up. */
export function comingUp(screen: TrackerScreen): ComingUp[] {
  const names = new Map(screen.cards.map((card) => [card.yourCardId, card]))
  const nameOf = ({ yourCardId }: Pick<ShownCard, 'yourCardId'>) => names.get(yourCardId)?.name ?? yourCardId
  return [
    ...screen.credits.flatMap((credit) => creditItem(credit, nameOf(credit))),
    ...screen.fees.map((fee) => feeItem(fee, nameOf(fee))),
    ...screen.caps.flatMap((cap) => capItem(cap, nameOf(cap))),
    ...screen.bonuses.flatMap((bonus) => bonusItem(bonus, nameOf(bonus))),
    ...screen.activations.flatMap((activation) => activationItem(activation, nameOf(activation))),
  ].sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
}

function creditItem(credit: TrackedCredit, card: string): ComingUp[] {
  const { yourCardId, creditId, name, isYours, leftCents, usedCents, amountCents, period, daysLeft } = credit
  return !isYours || leftCents === 0
    ? []
    : [
        {
          kind: 'credit',
          key: `credit ${yourCardId} ${creditId}`,
          day: period.last,
          title: `${formatCents(leftCents)} ${name}`,
          note: `${card} · ${timeLeft(daysLeft)}`,
          share: usedCents === 0 ? null : usedCents / amountCents,
          credit,
        },
      ]
}

function feeItem(fee: TrackedFee, card: string): ComingUp {
  const { yourCardId, on, feeCents, authorizedUsersCents } = fee
  const cents = formatCents(feeCents + authorizedUsersCents)
  return {
    kind: 'fee',
    key: `fee ${yourCardId}`,
    day: on,
    title: `${cents} annual fee`,
    note: card,
    share: null,
    fee,
  }
}

function capItem(cap: TrackedCap, card: string): ComingUp[] {
  const { yourCardId, capId, on, used, limit, left, renewsOn, isTracked, pays } = cap
  if (!isTracked || used === 0 || renewsOn === null) {
    return []
  }
  const amount = on === 'spend' ? formatDollars(left / 100) : `${formatNumber(Math.floor(left))} points`
  // The terms of the cap follow after a comma.
  const [rate = pays] = pays.split(',')
  return [
    {
      kind: 'cap',
      key: `cap ${yourCardId} ${capId}`,
      day: addDays(renewsOn, -1),
      title: left === 0 ? `Cap reached: ${rate}` : `${amount} left at ${rate}`,
      note: `${card} · ${capUsed(cap)} used`,
      share: limit === 0 ? 1 : used / limit,
    },
  ]
}

function bonusItem(bonus: TrackedBonus, card: string): ComingUp[] {
  const { yourCardId, state, by, rewardCents, leftCents, spentCents, spendCents, daysLeft } = bonus
  return state !== 'on-track' && state !== 'at-risk'
    ? []
    : [
        {
          kind: 'bonus',
          key: `bonus ${yourCardId}`,
          day: by,
          title: `${rewardCents === 0 ? '' : `${formatCents(rewardCents)} `}${card} bonus`,
          note: `Spend ${formatCents(leftCents)} more · ${timeLeft(daysLeft)}`,
          share: spentCents / spendCents,
          isAtRisk: state === 'at-risk',
        },
      ]
}

/** Only the current quarter can be activated. */
function activationItem(activation: TrackedActivation, card: string): ComingUp[] {
  const { yourCardId, quarter, isCurrent, isActivated, names } = activation
  return isActivated || !isCurrent
    ? []
    : [
        {
          kind: 'activation',
          key: `activation ${yourCardId}`,
          day: quarter.last,
          title: 'Activate this quarter',
          note: `${card} · ${new Intl.ListFormat('en-US').format(names)}`,
          share: null,
          activation,
        },
      ]
}
