import { FlaskConical } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { AccountChoice } from './account-choice.tsx'
import { BankChoice } from './bank-choice.tsx'
import { Leaving } from './leaving.tsx'
import type { LinkSessionStore } from './link-session.ts'
import type { LinkState } from './link-steps.ts'
import { LoginForm } from './login-form.tsx'
import { MfaForm } from './mfa-form.tsx'
import { Refusal } from './refusal.tsx'
import { Problem } from './step.tsx'
import type { LinkStepProps } from './step-props.ts'

/** Link for the bank that ships with the product. It must never look like a real bank's page. */
export function StandIn({ session }: { session: LinkSessionStore }) {
  const state = useSyncExternalStore(session.subscribe, session.getState)
  return (
    <Modal open onOpenChange={session.exit} width={500} title={titleOf(state)}>
      <p className="mb-5 flex gap-3 rounded-control border border-rule bg-paper px-4 py-3 text-sm">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <span>
          <strong>Simulated bank, no real login.</strong> Everything in here is made up. Never enter the login
          of your real bank.
        </span>
      </p>
      <CurrentStep session={session} state={state} />
    </Modal>
  )
}

function CurrentStep({ session, state }: LinkStepProps) {
  const { screen } = state
  switch (screen.kind) {
    case 'loading':
      return <Loading {...{ session, state }} />
    case 'banks':
      return <BankChoice {...{ session, state }} />
    case 'login':
      return <LoginForm key={state.bank?.institution_id} {...{ session, state }} />
    case 'leaving':
      return <Leaving {...{ session, state }} />
    case 'mfa':
      return <MfaForm key={screen.question.prompt} {...{ session, state }} question={screen.question} />
    case 'accounts':
      return <AccountChoice {...{ session, state }} accounts={screen.accounts} />
    case 'refused':
      return <Refusal {...{ session, state }} fault={screen.fault} />
  }
}

function Loading({ session, state: { isBusy, problem } }: LinkStepProps) {
  return isBusy ? (
    <div role="status" aria-busy="true">
      <span className="sr-only">Reaching the simulated bank</span>
      <SkeletonLines lines={4} />
    </div>
  ) : (
    <>
      <Problem text={problem} />
      <Button className="mt-4" onClick={() => void session.retry()}>
        Try again
      </Button>
    </>
  )
}

function titleOf({ session, bank }: LinkState): string {
  if (session?.mode === 'update') {
    const name = bank?.name ?? 'your bank'
    return session.login_required ? `Renew access to ${name}` : `Choose accounts from ${name}`
  }
  return bank === null ? 'Link a bank' : bank.name
}
