import { pagePaths } from '@cardsight/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { LinkOpener } from '../../link/link-flow.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { linkedEvent } from './effects/bank-accounts.ts'
import { readOpenedLink } from './opened-link.ts'
import type { Dispatch } from './use-dashboard.ts'

type OauthPageProps = { openLink: LinkOpener; dispatch: Dispatch }

/** Where a bank redirects back to: resumes the linking flow, then goes to the dashboard. */
export function OauthPage({ openLink, dispatch }: OauthPageProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const toDashboard = () => void navigate(pagePaths.dashboard, { replace: true })
    const opened = readOpenedLink()
    const address = new URL(window.location.href)
    if (opened === null || !address.searchParams.has('oauth_state_id')) {
      toDashboard()
      return
    }
    openLink({
      ...opened.link,
      receivedRedirectUri: address.href,
      onSuccess: (publicToken, metadata) => {
        dispatch(linkedEvent(opened.renews, publicToken, metadata))
        toDashboard()
      },
      onExit: (exit) => {
        dispatch({ type: 'link-exited', exit })
        toDashboard()
      },
      onUnavailable: () => {
        dispatch({ type: 'link-unavailable' })
        toDashboard()
      },
    })
  }, [openLink, dispatch, navigate])

  return (
    <div className="mx-auto max-w-text px-4 py-10 narrow:px-6">
      <h1>Back from your bank</h1>
      <div role="status" aria-busy="true" className="mt-4">
        <p className="text-lg">Welcome back. We’re finishing the link to your bank.</p>
        <SkeletonLines lines={3} className="mt-4" />
      </div>
    </div>
  )
}
