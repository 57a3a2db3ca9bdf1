import { pagePaths } from '@cardsight/contract/paths'
import { useEffect, useState } from 'react'
import { forgetLinkedResults } from '../../dashboard/browser-dashboard.ts'
import { CorrectionList } from '../../features/corrections/correction-list.tsx'
import { useCorrections } from '../../features/corrections/use-corrections.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ToastProvider } from '../../ui/toast.tsx'

/** What the person taught us about their purchases, to change or remove. */
export function RulesPage() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    <ToastProvider>
      <div className="mx-auto w-full max-w-measure px-4 py-4 narrow:px-0 narrow:py-2">
        <h1 className="text-2xl">Your rules</h1>
        <p className="mt-1 text-ink-soft">
          What you changed about your purchases. Rules apply to every result, and to new purchases.
        </p>
        <div className="mt-4 max-w-text">{isMounted ? <Rules /> : <SkeletonLines lines={8} />}</div>
        <LinkButton to={pagePaths.spending} variant="secondary" className="mt-8">
          Back to your spending
        </LinkButton>
      </div>
    </ToastProvider>
  )
}

function Rules() {
  const { stored, change } = useCorrections(forgetLinkedResults)
  return <CorrectionList stored={stored} onChange={change} />
}
