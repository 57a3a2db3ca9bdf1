import type { AuthenticatorKey } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { useId, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { FormMessage } from '../../../features/forms/form-parts.tsx'
import { type FieldErrors, useForm, type Values } from '../../../features/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { accountText } from '../account-text.ts'

/** The border that scanners need around the code, in modules. */
const BORDER = 4

/** A QR code, dark on light in both themes: not every scanner reads an inverted one. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 max-w-full rounded-control bg-panel text-ink [color-scheme:light]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: squares.join(''), size }
}

type SetupModalProps = {
  setupKey: AuthenticatorKey
  calls: Pick<AccountCalls, 'turnOnTwoStep'>
  /** Gets the recovery codes. */
  onOn: (codes: readonly string[]) => void
  onClose: () => void
}

export function SetupModal({ onClose, ...props }: SetupModalProps) {
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Set up your authenticator app"
      description={accountText.setupLead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Turn on
          </Button>
        </>
      }
    >
      <SetupForm {...props} formId={formId} onBusy={setIsBusy} />
    </Modal>
  )
}

type SetupFormProps = Omit<SetupModalProps, 'onClose'> & { formId: string; onBusy: (isBusy: boolean) => void }
type Field = 'code'

function SetupForm({ setupKey, calls, onOn, formId, onBusy }: SetupFormProps) {
  const { errors, message, formProps } = useForm<Field>({
    fields: ['code'],
    check: checkCode,
    send: async ({ code }) => {
      onBusy(true)
      try {
        onOn(await calls.turnOnTwoStep(code))
      } finally {
        onBusy(false)
      }
      return 'stay'
    },
    fallback: accountText.twoStepFailed,
  })
  return (
    <form {...formProps} id={formId} className="grid gap-5">
      <QrCode text={setupKey.address} label="QR code for your authenticator app" />
      <p>
        Can’t scan it? Type this key into the app:
        <code className="mt-1 block font-medium">{inGroups(setupKey.key)}</code>
      </p>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={errors.code}
      />
      <FormMessage tone="bad">{message}</FormMessage>
    </form>
  )
}

function checkCode({ code }: Values<Field>): FieldErrors<Field> {
  return code.trim() === '' ? { code: authSentences.codeMissing } : {}
}

/** Groups of four are easier to type; apps ignore the spaces. */
function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key
}
