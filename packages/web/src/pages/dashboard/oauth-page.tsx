import type { LinkToken } from '@cardsight/contract/banking'
import { pagePaths } from '@cardsight/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Dispatch } from '../../dashboard/dashboard-store.ts'
import { linkedEvent } from '../../dashboard/effects/bank-accounts.ts'
import { browserStorage } from '../../dashboard/effects/browser-storage.ts'
import { type OpenedLink, readOpenedLink } from '../../dashboard/effects/opened-link.ts'
import type { LinkOpener } from '../../link/link-flow.ts'
import { RESUME_LINK } from '../../link/link-flow.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'

type OauthPageProps = {
  openLink: LinkOpener
  createLink: () => Promise<LinkToken>
  dispatch: Dispatch
}

/** Where a bank redirects back to: resumes or starts the linking flow, then goes to the dashboard. */
export function OauthPage({ openLink, createLink, dispatch }: OauthPageProps) {
  const navigate = useNavigate()
  useEffect(() => {
    let isGone = false
    const toDashboard = () => void navigate(pagePaths.dashboard, { replace: true })
    const onUnavailable = () => {
      dispatch({ type: 'link-unavailable' })
      toDashboard()
    }
    const address = new URL(window.location.href)
    const open = ({ link, renews }: OpenedLink) =>
      openLink({
        ...link,
        ...(isBankReturn(address) && { receivedRedirectUri: address.href }),
        onSuccess: (publicToken, metadata) => {
          dispatch(linkedEvent(renews, publicToken, metadata))
          toDashboard()
        },
        onExit: (exit) => {
          dispatch({ type: 'link-exited', exit })
          toDashboard()
        },
        onUnavailable,
      })
    const start = (link: LinkToken) => {
      if (!isGone) {
        browserStorage.writeOpenedLink({ link, renews: null })
        open({ link, renews: null })
      }
    }
    const opened = readOpenedLink()
    if (opened !== null && (isBankReturn(address) || isResumed(address))) {
      open(opened)
    } else if (isBankReturn(address)) {
      // Only the browser that began the flow can finish it.
      toDashboard()
    } else {
      createLink().then(start, onUnavailable)
    }
    return () => {
      isGone = true
    }
  }, [openLink, createLink, dispatch, navigate])

  return (
    <div className="mx-auto max-w-text px-4 py-10 narrow:px-6">
      <h1>Back from your bank</h1>
      <div role="status" aria-busy="true" className="mt-4">
        <p className="text-base">Welcome back. We’re finishing the link to your bank.</p>
        <SkeletonLines lines={3} className="mt-4" />
      </div>
    </div>
  )
}

function isBankReturn({ searchParams }: URL): boolean {
  return searchParams.has('oauth_state_id')
}

function isResumed({ search }: URL): boolean {
  return search === `?${RESUME_LINK}`
}
