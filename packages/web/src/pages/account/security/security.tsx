import type { AccountSecurity } from '@cardsight/contract/schemas'
import type { AccountCalls } from '../account-calls.ts'
import { Passkeys } from './passkeys.tsx'
import { TwoStep } from './two-step.tsx'

type SecurityProps = { settings: AccountSecurity; calls: AccountCalls; onChanged: () => Promise<void> }

/** Two-step verification and passkeys. */
export function Security({ settings, calls, onChanged }: SecurityProps) {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      <TwoStep settings={settings} calls={calls} onChanged={onChanged} />
      <Passkeys passkeys={settings.passkeys} calls={calls} onChanged={onChanged} />
    </dl>
  )
}
