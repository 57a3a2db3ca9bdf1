import { pagePaths } from '@cardsight/contract'
import { useState } from 'react'
import { SaveOffer, type Saving as SavingStatus } from '../../../features/import/save-offer.tsx'
import { useSessionState, useSessionStore } from '../../../session/session-context.tsx'
import { loadSaving } from './browser-import.ts'
import type { ImportStore } from './import-store.ts'

type Standing = Readonly<{ status: SavingStatus; reason: string | null }>

/** Offered to people who are signed in; what is brought or removed afterwards can be saved again. */
export function Saving({ store }: { store: ImportStore }) {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const [standing, setStanding] = useState<Standing>({ status: 'idle', reason: null })
  const save = async () => {
    setStanding({ status: 'pending', reason: null })
    const { browserApi, saveImport } = await loadSaving()
    const outcome = await saveImport(await store.calculator(), browserApi(leave))
    setStanding(
      outcome.isSaved ? { status: 'success', reason: null } : { status: 'failure', reason: outcome.reason },
    )
  }
  return (
    status === 'signed-in' && (
      <SaveOffer
        saving={standing.status}
        reason={standing.reason}
        dashboardPath={pagePaths.dashboard}
        onSave={() => void save()}
      />
    )
  )
}
