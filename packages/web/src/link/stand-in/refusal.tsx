import type { LinkFault } from '@cardsight/contract'
import { Button } from '../../ui/button.tsx'
import { Problem, StepFrame } from './step.tsx'
import type { LinkStepProps } from './step-props.ts'

/** Leaving from here exits with the bank's own error. */
export function Refusal({ session, state, fault }: LinkStepProps & { fault: LinkFault }) {
  const name = state.bank?.name ?? 'The bank'
  return (
    <StepFrame heading={`${name} can’t continue`} {...{ session, state }}>
      <Problem text={fault.display_message ?? fault.error_message} />
      <p className="mt-2 text-sm text-ink-soft">
        Nothing was linked and nothing was lost. The bank’s error code is {fault.error_code}.
      </p>
      <Button variant="secondary" className="mt-4 w-full" onClick={session.exit}>
        Leave without linking
      </Button>
    </StepFrame>
  )
}
