import type { LinkSession, OfferedAccount } from '@cardsight/contract/banking'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type LinkStepProps, Problem, StepFrame } from './step.tsx'

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
