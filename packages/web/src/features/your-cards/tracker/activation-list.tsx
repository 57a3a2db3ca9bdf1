import { formatDay } from '@cardsight/contract/your-cards'
import { capitalize } from '@cardsight/engine/text'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { IssuerLink } from '../../../cards/apply-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { TrackedActivation } from '../../../worker/your-cards/tracker-screen.ts'
import { deactivateQuarter } from '../card-edits.ts'
import { MarkActivated } from './tracker-forms.tsx'
import { RowNote, type TrackerPartProps, TrackerRow, TrackerRows, TrackerSection } from './tracker-row.tsx'

/** Rotating categories of this quarter, and of the next one if they're announced. */
export function ActivationList({ screen, cards, onEdit }: TrackerPartProps) {
  const { activations } = screen
  return activations.length === 0 ? null : (
    <TrackerSection title="Rotating categories">
      <TrackerRows
        items={activations}
        noun="quarters"
        keyOf={({ yourCardId, quarter }) => `${yourCardId} ${quarter.first}`}
      >
        {(activation) => <ActivationRow {...{ activation, cards, onEdit }} />}
      </TrackerRows>
    </TrackerSection>
  )
}

type ActivationRowProps = Pick<TrackerPartProps, 'cards' | 'onEdit'> & { activation: TrackedActivation }

function ActivationRow({ activation, cards, onEdit }: ActivationRowProps) {
  const { yourCardId, quarter, isActivated, isCurrent, names } = activation
  const card = cards.get(yourCardId)
  if (card === undefined) {
    return null
  }
  const undo = () =>
    onEdit(
      yourCardId,
      () => deactivateQuarter(quarter.first, quarter.last),
      'Marked the quarter as not activated.',
    )
  return (
    <TrackerRow
      card={card}
      title={card.name}
      aside={
        isActivated ? (
          <Badge variant="good">
            <CircleCheck aria-hidden="true" /> Activated
          </Badge>
        ) : (
          <Badge>{isCurrent ? 'Not activated' : 'Next quarter'}</Badge>
        )
      }
      actions={
        isActivated ? (
          <Button variant="quiet" size="small" onClick={undo}>
            Mark as not activated
          </Button>
        ) : (
          <>
            <MarkActivated yourCardId={yourCardId} quarter={quarter.first} onEdit={onEdit} />
            <IssuerLink
              card={card}
              className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-medium narrow:min-h-9"
            >
              {card.issuer} website
              <ExternalLink aria-hidden="true" className="size-4" />
            </IssuerLink>
          </>
        )
      }
    >
      <p className="mt-0.5 text-sm font-medium">{capitalize(listFormat.format(names))}</p>
      <RowNote>
        {formatDay(quarter.first)} to {formatDay(quarter.last)}
      </RowNote>
    </TrackerRow>
  )
}

const listFormat = new Intl.ListFormat('en-US')
