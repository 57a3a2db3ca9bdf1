import type { LinkSession, OfferedAccount, TestLogin } from '@cardsight/contract/banking'
import { ArrowLeft, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import type { LinkSessionStore } from './link-session.ts'
import { canChooseAnother, type LinkState } from './link-steps.ts'

type StepFrameProps = { heading: string; children: ReactNode; session: LinkSessionStore; state: LinkState }

/**
 * The heading of a step takes the focus: the clicked button is gone, and the focus trap would restart at its
 * top.
 */
export function StepFrame({ heading, children, session, state }: StepFrameProps) {
  return (
    <section aria-label={heading} aria-busy={state.isBusy}>
      {canChooseAnother(state) && (
        <Button variant="quiet" size="small" className="mb-1 -ml-3" onClick={session.chooseAnother}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Choose another bank
        </Button>
      )}
      <h3 ref={takeFocus} tabIndex={-1} className="text-base outline-none">
        {heading}
      </h3>
      {children}
    </section>
  )
}

/** Always rendered, so that new content is announced. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className="font-medium text-brick">
      {text !== null && (
        <span className="mt-4 flex gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{text}</span>
        </span>
      )}
    </p>
  )
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}

/** Props of every screen in the simulated Link flow. */
export type LinkStepProps = { session: LinkSessionStore; state: LinkState }

/** Both fields are plain text and not saved by the browser: there is no secret here. */
export function LoginForm({ session, state }: LinkStepProps) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const isFilled = username !== '' && password !== ''
  return (
    <StepFrame heading="Log in with a test login" {...{ session, state }}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (isFilled && !state.isBusy) {
            void session.logIn(username, password)
          }
        }}
      >
        <TextField
          label="Test username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          className="mt-3"
        />
        <TextField
          label="Test password"
          autoCapitalize="none"
          spellCheck={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          className="mt-3"
        />
        <Problem text={state.problem} />
        <Button type="submit" className="mt-4 w-full" busy={state.isBusy} disabled={!isFilled}>
          Log in
        </Button>
      </form>
      <TestLogins
        logins={state.session?.logins ?? []}
        onTake={(login) => {
          setUsername(login.username)
          setPassword(login.password)
        }}
      />
    </StepFrame>
  )
}

function TestLogins({
  logins,
  onTake,
}: {
  logins: readonly TestLogin[]
  onTake: (login: TestLogin) => void
}) {
  return (
    logins.length > 0 && (
      <section aria-labelledby="test-logins" className="mt-6">
        <h4 id="test-logins" className="font-semibold">
          Test logins
        </h4>
        <p className="text-sm text-ink-soft">One click fills the form.</p>
        <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
          {logins.map((login) => (
            <li key={`${login.username} ${login.password}`}>
              <button
                type="button"
                onClick={() => onTake(login)}
                className="grid min-h-11 w-full px-2 py-2 text-left hover:bg-paper"
              >
                <span className="figures text-sm font-medium wrap-anywhere">
                  {login.username} / {login.password}
                </span>
                <span className="text-sm text-ink-soft">{login.effect}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}

type AccountChoiceProps = LinkStepProps & { accounts: readonly OfferedAccount[] }

export function AccountChoice({ session, state, accounts }: AccountChoiceProps) {
  const [chosen, setChosen] = useState<readonly string[]>(
    accounts.filter(({ is_shared }) => is_shared).map(({ id }) => id),
  )
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  const client = state.session?.client_name ?? 'Cardsight'
  return (
    <StepFrame heading={`Choose accounts to share with ${client}`} {...{ session, state }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length > 0 && !state.isBusy) {
            void session.finish(accounts.map(({ id }) => id).filter((id) => chosen.includes(id)))
          }
        }}
      >
        <fieldset className="mt-3 divide-y divide-hairline border-y border-hairline">
          <legend className="sr-only">Accounts</legend>
          {accounts.map((account) => (
            <Checkbox
              key={account.id}
              checked={chosen.includes(account.id)}
              onChange={(event) => choose(account.id, event.currentTarget.checked)}
              label={<AccountName account={account} />}
            />
          ))}
        </fieldset>
        <Problem text={state.problem} />
        <Button type="submit" className="mt-4 w-full" busy={state.isBusy} disabled={chosen.length === 0}>
          {submitLabel(state.session)}
        </Button>
      </form>
    </StepFrame>
  )
}

function submitLabel(session: LinkSession | null): string {
  if (session?.mode !== 'update') {
    return 'Link these accounts'
  }
  return session.login_required ? 'Renew access' : 'Share these accounts'
}

function AccountName({ account: { name, mask, subtype, type } }: { account: OfferedAccount }) {
  return (
    <>
      <span className="block font-medium">{name}</span>
      <span className="figures block text-sm text-ink-soft">
        {subtype ?? type}
        {mask !== null && `, ••${mask}`}
      </span>
    </>
  )
}
