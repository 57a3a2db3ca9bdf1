import type { AccountSecurity, AuthenticatorKey } from '@cardsight/contract/schemas'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatMoment } from '../../../lib/format-moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { accountText } from '../account-text.ts'
import { PreferenceRow } from '../preference-row.tsx'
import { SETUP_HASH } from '../return-hashes.ts'
import { useResume } from '../use-resume.ts'
import { RecoveryCodesModal } from './recovery-codes-modal.tsx'
import { useSecurityAction } from './use-security-action.ts'

// The code that draws QR codes loads when someone sets it up.
const SetupModal = lazy(() => import('./setup-modal.tsx').then((loaded) => ({ default: loaded.SetupModal })))

type TwoStepProps = {
  settings: AccountSecurity
  calls: Pick<AccountCalls, 'beginTwoStep' | 'turnOnTwoStep' | 'turnOffTwoStep' | 'renewRecoveryCodes'>
  onChanged: () => Promise<void>
}

export function TwoStep({ settings, calls, onChanged }: TwoStepProps) {
  const [setupKey, setSetupKey] = useState<AuthenticatorKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { isBusy, run } = useSecurityAction(accountText.twoStepFailed)
  const toast = useToast()
  const { twoStepSince, recoveryCodesLeft } = settings
  const turnOff = async () => {
    if ((await run(calls.turnOffTwoStep)) !== null) {
      toast({ tone: 'good', text: accountText.twoStepTurnedOff })
      await onChanged()
    }
  }
  const begin = async () => setSetupKey(await run(calls.beginTwoStep, SETUP_HASH))
  useResume(SETUP_HASH, () => void (twoStepSince === null && begin()))
  const renew = async () => {
    setCodes(await run(calls.renewRecoveryCodes))
    await onChanged()
  }
  const handleOn = (recoveryCodes: readonly string[]) => {
    setSetupKey(null)
    setCodes(recoveryCodes)
    void onChanged()
  }
  return (
    <PreferenceRow
      name="Two-step verification"
      action={
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          onClick={() => void (twoStepSince === null ? begin() : turnOff())}
        >
          {twoStepSince === null ? 'Set up' : 'Turn off'}
        </Button>
      }
    >
      {twoStepSince === null ? (
        <p>{accountText.twoStepOff}</p>
      ) : (
        <IsOn
          since={twoStepSince}
          codesLeft={recoveryCodesLeft}
          isBusy={isBusy}
          onRenew={() => void renew()}
        />
      )}
      {setupKey !== null && (
        <Suspense>
          <SetupModal setupKey={setupKey} calls={calls} onOn={handleOn} onClose={() => setSetupKey(null)} />
        </Suspense>
      )}
      <RecoveryCodesModal codes={codes} onClose={() => setCodes(null)} />
    </PreferenceRow>
  )
}

type IsOnProps = { since: string; codesLeft: number; isBusy: boolean; onRenew: () => void }

function IsOn({ since, codesLeft, isBusy, onRenew }: IsOnProps) {
  return (
    <>
      <Badge variant="good">
        <CircleCheck aria-hidden="true" />
        On
      </Badge>
      <p className="mt-2 text-ink-soft">
        Since <time dateTime={since}>{formatMoment(since)}</time>.{' '}
        {codesLeft === 1 ? '1 recovery code' : `${codesLeft} recovery codes`} left.
      </p>
      <p className="mt-1">
        <Button variant="quiet" size="small" busy={isBusy} onClick={onRenew} className="-ml-3">
          Get new recovery codes
        </Button>
      </p>
    </>
  )
}
