import { pagePaths } from '@cardsight/contract/paths'
import { useState, useSyncExternalStore } from 'react'
import { SaveOffer, type Saving as SavingStatus } from '../../features/import/save-offer.tsx'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import type { ImportSummary } from '../../worker/imports.ts'
import { loadSaving } from './browser-import.ts'
import type { ImportStore } from './import-store.ts'

type Standing = Readonly<{
  status: SavingStatus
  reason: string | null
  /** Which import was saved: it says nothing about any other. */
  summary: ImportSummary | null
}>

/** Offered to signed-in users; files added or removed afterward can be saved again. */
export function Saving({ store }: { store: ImportStore }) {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const { summary } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const [standing, setStanding] = useState<Standing>({ status: 'idle', reason: null, summary: null })
  const save = async () => {
    setStanding({ status: 'pending', reason: null, summary })
    const { browserApi, saveImport } = await loadSaving()
    const outcome = await saveImport(await store.calculator(), browserApi(leave))
    const reason = outcome.isSaved ? null : outcome.reason
    setStanding({ status: outcome.isSaved ? 'success' : 'failure', reason, summary })
  }
  return (
    status === 'signed-in' && (
      <SaveOffer
        saving={standing.summary === summary ? standing.status : 'idle'}
        reason={standing.reason}
        dashboardPath={pagePaths.dashboard}
        onSave={() => void save()}
      />
    )
  )
}
