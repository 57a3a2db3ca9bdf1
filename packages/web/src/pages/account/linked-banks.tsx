import type { InstitutionStatus } from '@cardsight/contract/banking'
import { pagePaths } from '@cardsight/contract/paths'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserDashboard, connectDashboard } from '../../dashboard/browser-dashboard.ts'
import { accessSiteOf, describeInstitutions } from '../../features/linking/banks.ts'
import { InstitutionStatusList } from '../../features/linking/institution-status-list.tsx'
import { UnlinkModal } from '../../features/linking/linking-modals.tsx'
import { linkingText } from '../../features/linking/linking-text.ts'
import { useSessionStore } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { accountText } from './account-text.ts'

type LinkedBanksProps = { institutions: readonly InstitutionStatus[]; onUnlinked: () => Promise<unknown> }

/** Unlinks through the dashboard's store, which also removes its stored accounts and results. */
export function LinkedBanks({ institutions, onUnlinked }: LinkedBanksProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isUnlinking, unlink } = useUnlinking(() => {
    setIsOpen(false)
    void onUnlinked()
  })
  return (
    <>
      {institutions.length === 0 ? (
        <p>{accountText.noneLinked}</p>
      ) : (
        <InstitutionStatusList institutions={institutions} />
      )}
      <p className="mt-3">
        <Link to={pagePaths.dashboard} className="press">
          {institutions.length === 0 ? 'Link a bank' : 'Add, fix or remove a bank'}
        </Link>
      </p>
      {institutions.length > 0 && (
        <Button variant="secondary" className="mt-5" onClick={() => setIsOpen(true)}>
          {linkingText.unlink}
        </Button>
      )}
      <UnlinkModal
        open={isOpen}
        onOpenChange={setIsOpen}
        onUnlink={unlink}
        isBusy={isUnlinking}
        affected={describeInstitutions(institutions)}
        endsAccessAt={accessSiteOf(institutions)}
      />
    </>
  )
}

function useUnlinking(onOver: () => void) {
  const store = browserDashboard()
  const toast = useToast()
  const { leave } = useSessionStore()
  const navigate = useNavigate()
  useEffect(() => {
    const leaveForOops = (reference: string | null) => void navigate(pagePaths.oops, { state: { reference } })
    return connectDashboard({ toast, onUnauthorized: leave, leaveForOops })
  }, [toast, leave, navigate])
  const isUnlinking = useSyncExternalStore(
    store.subscribe,
    () => store.getState().isUnlinking,
    () => false,
  )
  const unlink = () => {
    store.dispatch({ type: 'unlink-confirmed' })
    const stop = store.subscribe(() => {
      if (!store.getState().isUnlinking) {
        stop()
        onOver()
      }
    })
  }
  return { isUnlinking, unlink }
}
