import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AccessEndingFields, nothingEnds } from '../auth/access-ending-fields.tsx'
import { serverSentence } from '../auth/server-problem.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountText } from './account-text.ts'

type SignOutEverywhereProps = { calls: Pick<AccountCalls, 'signOutEverywhere'>; onSignedOut: () => void }

/** Ends every session, and what gives access without one if the person wants that. */
export function SignOutEverywhere({ calls, onSignedOut }: SignOutEverywhereProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [ending, setEnding] = useState(nothingEnds)
  const toast = useToast()
  const signOut = async () => {
    setIsBusy(true)
    try {
      await calls.signOutEverywhere(ending)
      onSignedOut()
    } catch (error) {
      toast({ tone: 'bad', text: serverSentence(error, accountText.everywhereFailed) })
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Sign out everywhere
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Sign out everywhere"
        description={accountText.everywhereLead}
        width={400}
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void signOut()}>
              Sign out
            </Button>
          </>
        }
      >
        <AccessEndingFields value={ending} onChange={setEnding} />
      </Modal>
    </>
  )
}
