import { ExternalLink } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Problem, StepFrame } from './step.tsx'
import type { LinkStepProps } from './step-props.ts'

export function Leaving({ session, state }: LinkStepProps) {
  const name = state.bank?.name ?? 'the bank'
  return (
    <StepFrame heading="Log in on the bank’s own page" {...{ session, state }}>
      <p className="mt-2 text-ink-soft">
        {name} has its own login page, which is simulated too. It then sends you back here.
      </p>
      <Problem text={state.problem} />
      <Button className="mt-4 w-full" busy={state.isBusy} onClick={() => void session.leave()}>
        Continue to {name}
        <ExternalLink aria-hidden="true" className="size-5" />
      </Button>
    </StepFrame>
  )
}
