import type { TestLogin } from '@cardsight/contract/banking'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { type LinkStepProps, Problem, StepFrame } from './step.tsx'

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
