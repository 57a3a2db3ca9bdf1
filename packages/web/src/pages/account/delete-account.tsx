import type { AccountDetails } from '@cardsight/contract/schemas'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import type { AccountCalls } from './account-calls.ts'
import { DeleteAccountModal } from './delete-account-modal.tsx'
import { DELETE_HASH } from './return-hashes.ts'

type DeleteAccountProps = {
  account: AccountDetails
  hasPasskeys: boolean
  hasTwoStep: boolean
  calls: Pick<AccountCalls, 'remove' | 'confirmWithPasskey'>
  onDeleted: () => void
}

export function DeleteAccount(props: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === DELETE_HASH) {
      // Focus first: the modal returns the focus to the element that had it.
      opener.current?.focus()
      setIsOpen(true)
    }
  }, [hash])
  return (
    <>
      <Button ref={opener} variant="danger" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <DeleteAccountModal open={isOpen} onOpenChange={setIsOpen} {...props} />
    </>
  )
}
