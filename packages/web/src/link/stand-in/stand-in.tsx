import type { LinkFault, MfaQuestion, OfferedInstitution } from '@cardsight/contract/banking'
import { ChevronRight, ExternalLink, FlaskConical } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { LinkSessionStore } from './link-session.ts'
import type { LinkState } from './link-steps.ts'
import { AccountChoice, type LinkStepProps, LoginForm, Problem, StepFrame } from './step.tsx'

const headings: Readonly<Record<MfaQuestion['kind'], string>> = {
  code: 'Enter the code',
  question: 'One more question',
  selection: 'One more question',
}

function MfaForm({ session, state, question }: LinkStepProps & { question: MfaQuestion }) {
  const { kind, prompt, options } = question
  const [answer, setAnswer] = useState(options[0] ?? '')
  return (
    <StepFrame heading={headings[kind]} {...{ session, state }}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (answer !== '' && !state.isBusy) {
            void session.answer(answer)
          }
        }}
      >
        {options.length > 0 ? (
          <Select
            label={prompt}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            className="mt-3"
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        ) : (
          <TextField
            label={prompt}
            {...(kind === 'code' && { inputMode: 'numeric' })}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            className="mt-3"
          />
        )}
        <Problem text={state.problem} />
        <Button type="submit" className="mt-4 w-full" busy={state.isBusy} disabled={answer === ''}>
          Continue
        </Button>
      </form>
    </StepFrame>
  )
}

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

function Leaving({ session, state }: LinkStepProps) {
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

/** Leaving from here exits with the bank's own error. */
function Refusal({ session, state, fault }: LinkStepProps & { fault: LinkFault }) {
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

function BankChoice({ session, state }: LinkStepProps) {
  const [query, setQuery] = useState('')
  const found = (state.session?.institutions ?? []).filter(({ name }) => isIn(name, query))
  return (
    <StepFrame heading="Choose your bank" {...{ session, state }}>
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        className="mt-3"
      />
      <p role="status" className="sr-only">
        {found.length === 1 ? '1 bank' : `${found.length} banks`}
      </p>
      {found.length === 0 ? (
        <p className="mt-4 text-ink-soft">No bank of that name here. All of them are made up.</p>
      ) : (
        <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
          {found.map((bank) => (
            <li key={bank.institution_id}>
              <button
                type="button"
                onClick={() => session.choose(bank)}
                className="flex min-h-12 w-full items-center gap-3 px-2 py-2 text-left hover:bg-paper"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="font-medium">{bank.name}</span>
                  <Health bank={bank} />
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </StepFrame>
  )
}

function Health({ bank: { status, oauth } }: { bank: OfferedInstitution }) {
  if (status !== 'HEALTHY') {
    return <Badge variant="bad">{status === 'DOWN' ? 'Unavailable' : 'Slow right now'}</Badge>
  }
  return oauth && <Badge>On its own page</Badge>
}

function isIn(name: string, query: string): boolean {
  return name.toLowerCase().includes(query.trim().toLowerCase())
}
