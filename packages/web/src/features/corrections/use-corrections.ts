import type { SpendingCorrections } from '@cardsight/engine/spending'
import { useCallback, useEffect, useMemo } from 'react'
import { type CorrectionChanges, type Corrections, undoChanges } from '../../lib/change-corrections.ts'
import {
  changeStoredCorrections,
  readStoredCorrections,
  toRunCorrections,
  useStoredCorrections,
} from '../../lib/stored-corrections.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { useToast } from '../../ui/toast.tsx'

export type UsedCorrections = Readonly<{
  stored: Corrections
  /** In the form that runs use. */
  corrections: SpendingCorrections
  /** Changes them at once, and offers to undo it. `done` says what was done. */
  change: (changes: CorrectionChanges, done: string) => void
}>

const NOT_SAVED =
  'We couldn’t reach your account. Your changes are saved in this browser, and we’ll try again.'

/** A guest's corrections stay in the browser. Those of a signed-in person are the account's. */
export function useCorrections(onSaved: () => void): UsedCorrections {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const toast = useToast()
  const stored = useStoredCorrections()
  const sync = useCallback(() => {
    if (status === 'signed-in') {
      import('./sync-corrections.ts')
        .then(({ syncCorrections }) => syncCorrections(leave))
        .then(
          (hasChanged) => hasChanged && onSaved(),
          () => toast({ text: NOT_SAVED, tone: 'bad' }),
        )
    }
  }, [status, leave, toast, onSaved])
  useEffect(sync, [sync])
  const change = useCallback(
    (changes: CorrectionChanges, done: string) => {
      const undo = undoChanges(readStoredCorrections(), changes)
      changeStoredCorrections(changes)
      sync()
      toast({
        text: done,
        tone: 'good',
        action: {
          label: 'Undo',
          altText: 'Change the category again',
          onAction: () => {
            changeStoredCorrections(undo)
            sync()
          },
        },
      })
    },
    [sync, toast],
  )
  const corrections = useMemo(() => toRunCorrections(stored), [stored])
  return { stored, corrections, change }
}
