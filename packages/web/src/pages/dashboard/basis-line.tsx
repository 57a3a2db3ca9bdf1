import { oldestDataAt } from '../../features/linking/bank-freshness.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { TextButton } from '../../ui/text-button.tsx'
import { cardsInBasis, periodOf, shortHistoryText } from './basis.ts'
import { isManual } from './state/dashboard-state.ts'
import type { StepProps } from './step-props.ts'

/** What the results are based on, and links to change it. The invitation says what linking shares. */
export function BasisLine({ state, dispatch }: StepProps) {
  const shortHistory = shortHistoryText(state)
  return (
    <p className="text-ink-soft">
      {isManual(state) ? (
        <>
          Based on your monthly spending estimates projected for a year ({periodOf(state)}).{' '}
          <span data-print="hide">
            You can{' '}
            <TextButton
              onClick={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'spending-form' } })}
            >
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
        </>
      ) : (
        <>
          Based on your {periodOf(state)} of spending data for {cardsInBasis(state)}.{' '}
          <TextButton
            data-print="hide"
            onClick={() =>
              dispatch({
                type: 'dialog-opened',
                dialog: { kind: 'change-settings', banks: state.accounts.banks },
              })
            }
          >
            Change Settings
          </TextButton>
          {shortHistory !== null && <span className="block">{shortHistory}</span>}
          <Freshness institutions={state.institutions} />
        </>
      )}
    </p>
  )
}

function Freshness({ institutions }: Pick<StepProps['state'], 'institutions'>) {
  const moment = oldestDataAt(institutions)
  return (
    moment !== null && (
      <span className="block text-sm">
        Bank data as of <time dateTime={moment}>{formatMoment(moment)}</time>
      </span>
    )
  )
}
