import type { AccountSecurity, AuthenticatorKey } from '@cardsight/contract/account'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatMoment } from '../../../lib/format-date.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { PreferenceRow } from '../account-section.tsx'
import { accountText } from '../account-text.ts'
import { useSecurityAction } from '../confirm-identity.tsx'
import { SETUP_HASH, useResume } from '../use-resume.ts'

// The code that draws QR codes loads when someone sets it up.
const SetupModal = lazy(() => import('./setup-modal.tsx').then((loaded) => ({ default: loaded.SetupModal })))

type TwoStepProps = {
  settings: AccountSecurity
  calls: Pick<AccountCalls, 'beginTwoStep' | 'turnOnTwoStep' | 'turnOffTwoStep' | 'renewRecoveryCodes'>
  onChanged: () => Promise<unknown>
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

type RecoveryCodesModalProps = {
  /** Null closes the modal. */
  codes: readonly string[] | null
  onClose: () => void
}

/** Shows recovery codes, the only time they can be read. */
function RecoveryCodesModal({ codes, onClose }: RecoveryCodesModalProps) {
  const toast = useToast()
  const text = (codes ?? []).join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ tone: 'good', text: accountText.codesCopied })
    } catch {
      toast({ tone: 'bad', text: accountText.copyFailed })
    }
  }
  const download = () =>
    saveFile('cardsight-recovery-codes.txt', 'text/plain', `Cardsight recovery codes\n\n${text}\n`)
  return (
    <Modal
      open={codes !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Save your recovery codes"
      description={accountText.codesLead}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="secondary" onClick={download}>
            Download
          </Button>
          <Button onClick={onClose}>I’ve saved them</Button>
        </>
      }
    >
      <ol aria-label="Recovery codes" className="grid gap-x-8 gap-y-2 narrow:grid-cols-2">
        {(codes ?? []).map((code) => (
          <li key={code}>
            <code className="font-medium">{code}</code>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
