import { pagePaths } from '@cardsight/contract/paths'
import { Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { bringOwnBack, isViewingShared, keepShared, watchViewing } from '../../lib/own-data.ts'
import { TextButton } from '../../ui/text-button.tsx'

/** Says that the amounts aren't the visitor's own, with the way back to them. */
export function SharedNotice() {
  const isShared = useSyncExternalStore(watchViewing, isViewingShared, () => false)
  return (
    isShared && (
      <section
        aria-label="Shared link"
        data-print="hide"
        className="mb-4 flex gap-3 rounded-control border border-rule bg-paper-sunk px-4 py-3"
      >
        <Share2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <p>
          You’re viewing amounts from a shared link. Yours are safe.{' '}
          <span className="whitespace-nowrap">
            <TextButton onClick={returnToOwn}>Use mine</TextButton> or{' '}
            <TextButton onClick={keepShared}>keep these</TextButton>
          </span>
        </p>
      </section>
    )
  )
}

/** Everything on the page belongs to the shared amounts, so it starts over. */
function returnToOwn(): void {
  bringOwnBack()
  window.location.assign(pagePaths.dashboard)
}
