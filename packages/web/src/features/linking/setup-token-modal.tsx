import type { SetupTokenOffer } from '@cardsight/contract/banking'
import { type FormEvent, useId, useState } from 'react'
import { Button, TextButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { linkingText } from './linking-text.ts'

export type SetupTokenModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Null until it's loaded. */
  offer: SetupTokenOffer | null
  /** Institution whose access is renewed; null for a first link. */
  renewedName: string | null
  onEntered: (setupToken: string) => void
}

/** Asks for a SimpleFIN setup token, and says where to get one. */
export function SetupTokenModal(props: SetupTokenModalProps) {
  const { open, onOpenChange, offer, renewedName, onEntered } = props
  const formId = useId()
  const [token, setToken] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const change = (value: string) => {
    setToken(value)
    setIsMissing(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (token.trim() === '') {
      setIsMissing(true)
    } else {
      onEntered(token.trim())
    }
  }
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      width={500}
      title={renewedName === null ? linkingText.setupToken : linkingText.renewal(renewedName)}
      footer={
        <Button type="submit" form={formId}>
          {renewedName === null ? 'Link accounts' : 'Renew access'}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p>
          {renewedName === null
            ? 'SimpleFIN shares your transactions with us, read-only. You choose which banks to share there.'
            : 'Paste a new setup token for the same accounts. Your transactions and settings stay.'}
        </p>
        {offer !== null && <WhereToGetOne offer={offer} onUse={change} />}
        <TextArea
          label="Setup token"
          hint="A long line of letters and numbers. Each token works once."
          error={isMissing ? 'Paste your setup token.' : undefined}
          value={token}
          onChange={({ target }) => change(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
    </Modal>
  )
}

function WhereToGetOne({ offer, onUse }: { offer: SetupTokenOffer; onUse: (token: string) => void }) {
  const { createUrl, testToken } = offer
  if (testToken !== null) {
    return (
      <p>
        This is a demo with made-up accounts.{' '}
        <TextButton onClick={() => onUse(testToken)}>Use a test token</TextButton>
      </p>
    )
  }
  return (
    createUrl !== null && (
      <p>
        First,{' '}
        <a href={createUrl} target="_blank" rel="noreferrer">
          create a setup token at SimpleFIN
        </a>
        . Then paste it here.
      </p>
    )
  )
}
