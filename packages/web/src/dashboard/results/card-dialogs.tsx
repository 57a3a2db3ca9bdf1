import { ApplyHold } from '../../cards/apply-link.tsx'
import { CardDetailsModal } from '../../features/results/card-details-modal.tsx'
import { WhyModal } from '../../features/why/why-modal.tsx'
import type { Explain, StepProps } from '../dashboard-store.ts'
import type { FoundCards } from '../state/dashboard-state.ts'
import { isProvisional } from '../state/linking.ts'
import { pointedCardOf, projectionOf } from './selectors.ts'

type CardDialogsProps = StepProps & { explain: Explain }

/** Card details, and above them the explanation of a number. */
export function CardDialogs(props: CardDialogsProps) {
  const { found } = props.state.cards
  return (
    found !== null && (
      <ApplyHold value={isProvisional(props.state)}>
        <Details {...props} found={found} />
        <Why {...props} found={found} />
      </ApplyHold>
    )
  )
}

type FoundProps = CardDialogsProps & { found: FoundCards }

function Details({ state: { dialog, resultSetting }, dispatch, found }: FoundProps) {
  const pointed = dialog?.kind === 'card' ? dialog.card : null
  return (
    <CardDetailsModal
      card={pointed && pointedCardOf(found, resultSetting, pointed)}
      onClose={() => dispatch({ type: 'dialog-closed' })}
      projection={projectionOf(resultSetting, pointed?.list ?? 'top')}
      {...(pointed && { onWhy: (focus) => dispatch({ type: 'why-asked', card: pointed, focus }) })}
    />
  )
}

function Why({ state: { why, resultSetting }, dispatch, explain, found }: FoundProps) {
  const card = why && pointedCardOf(found, resultSetting, why.card)
  return (
    why !== null &&
    card !== null && (
      <WhyModal
        open
        onClose={() => dispatch({ type: 'why-closed' })}
        card={card}
        projection={projectionOf(resultSetting, why.card.list)}
        focus={why.focus}
        load={(_, projection) => explain(why.card, projection)}
      />
    )
  )
}
