import { formatCents } from '@cardsight/contract/your-cards'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { TrackedBonus } from '../../../worker/your-cards/tracker-screen.ts'
import { earnBonus, enterSpent, unearnBonus } from '../card-edits.ts'
import { AmountForm, OpeningDate } from './tracker-forms.tsx'
import { RowNote, type TrackerPartProps, TrackerRow, TrackerRows, TrackerSection } from './tracker-row.tsx'
import { bonusEnded, bonusLeft, bonusPace } from './tracker-text.ts'

/** Welcome bonuses: those in progress by deadline, then the others. */
export function BonusList({ screen, cards, onEdit }: TrackerPartProps) {
  const { bonuses } = screen
  if (bonuses.length === 0) {
    return null
  }
  return (
    <TrackerSection title="Welcome bonuses">
      <TrackerRows
        items={[...bonuses.filter(isOpen), ...bonuses.filter((bonus) => !isOpen(bonus))]}
        noun="bonuses"
        keyOf={({ yourCardId }) => yourCardId}
      >
        {(bonus) => <BonusRow {...{ bonus, screen, cards, onEdit }} />}
      </TrackerRows>
    </TrackerSection>
  )
}

function isOpen({ state }: TrackedBonus): boolean {
  return state === 'on-track' || state === 'at-risk'
}

type BonusRowProps = TrackerPartProps & { bonus: TrackedBonus }

function BonusRow({ bonus, screen, cards, onEdit }: BonusRowProps) {
  const card = cards.get(bonus.yourCardId)
  if (card === undefined) {
    return null
  }
  if (!isOpen(bonus)) {
    return (
      <TrackerRow
        card={card}
        title={card.name}
        aside={<StateBadge bonus={bonus} />}
        actions={<EarnedButton {...{ bonus, onEdit }} name={card.name} />}
      >
        <RowNote>{bonusEnded(bonus)}</RowNote>
      </TrackerRow>
    )
  }
  return (
    <TrackerRow card={card} title={card.name} aside={<StateBadge bonus={bonus} />}>
      <ProgressBar
        className="mt-1"
        label={bonus.rewardCents === 0 ? 'Spent' : `Worth ${formatCents(bonus.rewardCents)}`}
        value={bonus.spentCents}
        max={bonus.spendCents}
        valueText={`${formatCents(bonus.spentCents)} of ${formatCents(bonus.spendCents)}`}
      />
      <p className="figures mt-1.5 text-sm font-medium">{bonusLeft(bonus)}</p>
      <RowNote>{bonusPace(bonus)}</RowNote>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <OpenActions {...{ bonus, screen, onEdit }} name={card.name} />
      </div>
      {!card.hasOpeningDate && (
        <OpeningDate card={card} why="We need it to count your purchases toward the bonus." onEdit={onEdit} />
      )}
    </TrackerRow>
  )
}

const states = {
  earned: { variant: 'good', label: 'Earned', Icon: CircleCheck },
  'on-track': { variant: 'good', label: 'On track', Icon: CircleCheck },
  'at-risk': { variant: 'bad', label: 'At risk', Icon: TriangleAlert },
  missed: { variant: 'neutral', label: 'Missed', Icon: TriangleAlert },
} as const

/** Nothing as long as the pace on this card is unknown, or enough only with purchases that now go to other cards. */
function StateBadge({ bonus: { state, pacePerDayCents, neededPerDayCents } }: { bonus: TrackedBonus }) {
  const { variant, label, Icon } = states[state]
  return state === 'on-track' && (pacePerDayCents ?? 0) < neededPerDayCents ? null : (
    <Badge variant={variant}>
      <Icon aria-hidden="true" /> {label}
    </Badge>
  )
}

type ActionProps = Pick<BonusRowProps, 'bonus' | 'onEdit'> & { name: string }

/** An earned bonus that you didn't mark yourself has nothing to undo. */
function EarnedButton({ bonus, onEdit, name }: ActionProps) {
  const isMarked = bonus.state === 'earned' && bonus.earnedOn === null && bonus.spentCents < bonus.spendCents
  if (bonus.state === 'earned' && !isMarked) {
    return null
  }
  return isMarked ? (
    <Button
      variant="quiet"
      size="small"
      onClick={() => onEdit(bonus.yourCardId, () => unearnBonus, `Marked the ${name} bonus as not earned.`)}
    >
      Mark as not earned <span className="sr-only">({name})</span>
    </Button>
  ) : (
    <Button
      variant="secondary"
      size="small"
      onClick={() => onEdit(bonus.yourCardId, () => earnBonus, `Marked the ${name} bonus as earned.`)}
    >
      Mark as earned <span className="sr-only">({name})</span>
    </Button>
  )
}

function OpenActions({ bonus, screen, onEdit, name }: ActionProps & Pick<TrackerPartProps, 'screen'>) {
  const [isTyping, setIsTyping] = useState(false)
  const save = (cents: number) => {
    setIsTyping(false)
    onEdit(
      bonus.yourCardId,
      (card) => enterSpent(card, cents, screen.today),
      `Saved ${formatCents(cents)} spent on ${name} so far.`,
    )
  }
  return isTyping ? (
    <AmountForm
      label="Spent toward the bonus so far"
      initialCents={bonus.spentCents}
      mostCents={MOST_CENTS}
      onSave={save}
      onCancel={() => setIsTyping(false)}
    />
  ) : (
    <>
      <EarnedButton {...{ bonus, onEdit, name }} />
      <Button variant="quiet" size="small" onClick={() => setIsTyping(true)}>
        Update amount spent <span className="sr-only">({name})</span>
      </Button>
    </>
  )
}

/** The most that a stored amount can be. */
const MOST_CENTS = 100_000_000
