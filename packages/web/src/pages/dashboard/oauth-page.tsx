import { pagePaths } from '@cardsight/contract'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readText, storageKeys } from '../../lib/storage.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { LinkOpener } from './effects/world.ts'
import type { Dispatch } from './use-dashboard.ts'

type OauthPageProps = { openLink: LinkOpener | null; dispatch: Dispatch }

/** Where a bank sends its customer back to: the linking flow goes on by itself, then comes the dashboard. */
export function OauthPage({ openLink, dispatch }: OauthPageProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const linkToken = readText('local', storageKeys.linkToken)
    if (openLink === null) {
      return
    }
    const toDashboard = () => void navigate(pagePaths.dashboard, { replace: true })
    if (linkToken === null) {
      toDashboard()
      return
    }
    openLink({
      linkToken,
      onSuccess: (publicToken, metadata) => {
        dispatch({ type: 'link-succeeded', publicToken, metadata })
        toDashboard()
      },
      onExit: (exit) => {
        dispatch({ type: 'link-exited', exit })
        toDashboard()
      },
    })
  }, [openLink, dispatch, navigate])

  return (
    <div className="mx-auto max-w-text px-4 py-10 narrow:px-6">
      <h1>Back from your bank</h1>
      {openLink === null ? (
        <>
          <p className="mt-4 text-lg">
            Linking accounts is not available at the moment, so no account was linked. Nothing was lost, and
            you can type your monthly spending instead.
          </p>
          <LinkButton to={pagePaths.dashboard} className="mt-6">
            To the dashboard
          </LinkButton>
        </>
      ) : (
        <div role="status" aria-busy="true" className="mt-4">
          <p className="text-lg">Your bank has sent you back. We are finishing the link.</p>
          <SkeletonLines lines={3} className="mt-4" />
        </div>
      )}
    </div>
  )
}
