import { formatCents } from '@cardsight/contract/your-cards'
import { Clock } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { AccordionItem } from '../../../ui/fold-out.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { TrackedCredit } from '../../../worker/your-cards/tracker-screen.ts'
import { markCreditUnused } from '../card-edits.ts'
import { MarkUsed } from './tracker-forms.tsx'
import { RowNote, type TrackerPartProps, TrackerRow, TrackerRows, TrackerSection } from './tracker-row.tsx'
import { creditAmount, creditLeft } from './tracker-text.ts'

/** Statement credits by the end of their period: the ones you use, and the others on demand. */
export function CreditList({ screen, cards, onEdit }: TrackerPartProps) {
  const { credits } = screen
  const used = credits.filter(({ isYours }) => isYours)
  const others = credits.filter(({ isYours }) => !isYours)
  if (credits.length === 0) {
    return null
  }
  const row = (credit: TrackedCredit) => <CreditRow {...{ credit, screen, cards, onEdit }} />
  return (
    <TrackerSection
      title="Statement credits"
      {...(used.length === 0 && {
        lead: 'Mark a credit as used, and we’ll remind you before it expires from then on.',
      })}
    >
      {used.length > 0 && (
        <TrackerRows items={used} noun="credits you use" keyOf={keyOf}>
          {row}
        </TrackerRows>
      )}
      {others.length > 0 && (
        <AccordionItem
          title={otherCredits(others, used.length)}
          open={used.length === 0 && others.length <= 3}
        >
          <div className="text-ink">
            <TrackerRows items={others} noun="credits" keyOf={keyOf}>
              {row}
            </TrackerRows>
          </div>
        </AccordionItem>
      )}
    </TrackerSection>
  )
}

function keyOf({ yourCardId, creditId }: TrackedCredit): string {
  return `${yourCardId} ${creditId}`
}

function otherCredits(others: readonly TrackedCredit[], used: number): string {
  const noun = others.length === 1 ? 'credit' : 'credits'
  return `${others.length} ${used === 0 ? '' : 'other '}${noun} on your cards`
}

function CreditRow({ credit, screen, cards, onEdit }: TrackerPartProps & { credit: TrackedCredit }) {
  const card = cards.get(credit.yourCardId)
  return card === undefined ? null : (
    <TrackerRow
      card={card}
      title={credit.name}
      aside={
        credit.isExpiring && (
          <Badge>
            <Clock aria-hidden="true" /> Expires soon
          </Badge>
        )
      }
      actions={<Actions {...{ credit, screen, onEdit }} />}
    >
      <RowNote>
        {card.name} · {creditAmount(credit)}
      </RowNote>
      {credit.usedCents > 0 && (
        <ProgressBar
          className="mt-1"
          label="Used"
          value={credit.usedCents}
          max={credit.amountCents}
          valueText={`${formatCents(credit.usedCents)} of ${formatCents(credit.amountCents)}`}
        />
      )}
      <p className="figures mt-0.5 text-sm font-medium">{creditLeft(credit)}</p>
      {sourceText(credit) !== null && <RowNote>{sourceText(credit)}</RowNote>}
    </TrackerRow>
  )
}

function sourceText({ source, isRecognized, needsEnrollment, isYours }: TrackedCredit): string | null {
  if (source === 'purchases') {
    return 'Recognized from your purchases.'
  }
  if (source === 'ticks') {
    return 'Marked by you.'
  }
  if (needsEnrollment && !isYours) {
    return 'Enroll with the issuer first.'
  }
  return isRecognized ? 'We recognize purchases that use it.' : null
}

function Actions({
  credit,
  screen,
  onEdit,
}: Pick<TrackerPartProps, 'screen' | 'onEdit'> & { credit: TrackedCredit }) {
  const { yourCardId, creditId, name, period, source, leftCents } = credit
  const remove = () =>
    onEdit(
      yourCardId,
      (card) => markCreditUnused(card, creditId, period.first, period.last),
      `Marked ${name} as not used.`,
    )
  return (
    <>
      {leftCents > 0 && <MarkUsed credit={credit} today={screen.today} onEdit={onEdit} />}
      {source === 'ticks' && (
        <Button variant="quiet" size="small" onClick={remove}>
          Mark as not used <span className="sr-only">({name})</span>
        </Button>
      )}
    </>
  )
}
