import { describeProfile } from '@cardsight/contract/profile'
import type { ReactNode } from 'react'
import { oldestDataAt } from '../../features/linking/banks.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { TextButton } from '../../ui/button.tsx'
import { cardsInBasis, periodOf, shortHistoryText } from '../basis.ts'
import type { StepProps } from '../dashboard-store.ts'
import { type FoundCards, isManual } from '../state/dashboard-state.ts'

type BasisSectionProps = StepProps & {
  found: FoundCards
  /** Link to a wallet for the same spending. */
  wallet?: ReactNode
}

/** What the results are based on: the spending, with links to change it, and what we assume about the person. */
export function BasisSection({ state, dispatch, found, wallet }: BasisSectionProps) {
  const { cards, profile } = state
  const isBusy = cards.status === 'pending' && cards.isQuiet
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 text-sm text-ink-soft">
      <BasisLine {...{ state, dispatch }} />
      <section aria-label="What we assume about you" aria-busy={isBusy}>
        <p>Assumes: {withSteadyDots(describeProfile(profile, found.texts.profileOptions))}</p>
        <p role="status" className="sr-only">
          {isBusy && 'Updating results'}
        </p>
      </section>
      {found.details.debt === null && wallet}
    </div>
  )
}

/** No line of text begins with a dot. */
function withSteadyDots(line: string): string {
  return line.replaceAll(' ·', '\u00a0·')
}

/** The invitation says what linking shares. */
function BasisLine({ state, dispatch }: StepProps) {
  const shortHistory = shortHistoryText(state)
  if (!isManual(state)) {
    const openSettings = () =>
      dispatch({ type: 'dialog-opened', dialog: { kind: 'change-settings', banks: state.accounts.banks } })
    return (
      <p>
        Based on your {periodOf(state)} of spending data for {cardsInBasis(state)}.{' '}
        <TextButton data-print="hide" onClick={openSettings}>
          Change Settings
        </TextButton>
        {shortHistory !== null && <span className="block">{shortHistory}</span>}
        <Freshness institutions={state.institutions} />
      </p>
    )
  }
  return (
    <p>
      Based on your monthly spending estimates projected for a year ({periodOf(state)}).{' '}
      <span data-print="hide">
        You can{' '}
        <TextButton onClick={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'spending-form' } })}>
          modify your estimates
        </TextButton>
        ,{' '}
        <TextButton
          onClick={() =>
            dispatch({ type: 'dialog-opened', dialog: { kind: 'invitation', isNewUser: false } })
          }
        >
          add your accounts
        </TextButton>{' '}
        or <TextButton onClick={() => dispatch({ type: 'cleared' })}>start over</TextButton>.
      </span>
    </p>
  )
}

function Freshness({ institutions }: Pick<StepProps['state'], 'institutions'>) {
  const moment = oldestDataAt(institutions)
  return (
    moment !== null && (
      <span className="block">
        Bank data as of <time dateTime={moment}>{formatMoment(moment)}</time>
      </span>
    )
  )
}
