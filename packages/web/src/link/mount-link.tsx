import type { LinkExit } from '@cardsight/contract/banking'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { type PlaidLinkError, type PlaidLinkOnExitMetadata, usePlaidLink } from 'react-plaid-link'
import { type LinkFlow, readCspNonce } from './link-flow.ts'

let leaveOpenFlow: (() => void) | null = null

/** One flow at a time, in its own React root: it outlives the page that opened it. */
export async function mountLink(flow: LinkFlow): Promise<void> {
  if (flow.widget === 'simulated') {
    const { installStandIn } = await import('./stand-in/install-stand-in.tsx')
    installStandIn()
  }
  leaveOpenFlow?.()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const leave = () => {
    // The hook calls back while it renders; React can't unmount during a render.
    setTimeout(() => {
      root.unmount()
      container.remove()
    })
  }
  leaveOpenFlow = leave
  root.render(<LinkHost flow={toldOnce(flow, leave)} />)
}

/** A widget that is removed reports its exit a second time. */
function toldOnce(flow: LinkFlow, onOver: () => void): LinkFlow {
  let isOver = false
  const once =
    <Told extends unknown[]>(tell: (...told: Told) => void) =>
    (...told: Told) => {
      if (!isOver) {
        isOver = true
        tell(...told)
        onOver()
      }
    }
  return {
    ...flow,
    onSuccess: once(flow.onSuccess),
    onExit: once(flow.onExit),
    onUnavailable: once(flow.onUnavailable),
  }
}

/** Renders nothing: it holds the widget while its flow is open. */
function LinkHost({ flow }: { flow: LinkFlow }) {
  const cspNonce = readCspNonce()
  const { linkToken, receivedRedirectUri, onSuccess, onExit, onUnavailable } = flow
  const { open, ready, error } = usePlaidLink({
    token: linkToken,
    ...(cspNonce !== undefined && { cspNonce }),
    // Link rejects it on a first opening: only a bank's redirect has one.
    ...(receivedRedirectUri !== undefined && { receivedRedirectUri }),
    onSuccess: (publicToken, metadata) => onSuccess(publicToken ?? '', metadata),
    onExit: (fault, metadata) => onExit(fault === null ? null : exitOf(fault, metadata)),
  })
  useEffect(() => {
    if (ready) {
      open()
    }
  }, [ready, open])
  const isBroken = error !== null
  useEffect(() => {
    if (isBroken) {
      onUnavailable()
    }
  }, [isBroken, onUnavailable])
  return null
}

function exitOf(fault: PlaidLinkError, metadata: PlaidLinkOnExitMetadata): LinkExit {
  const { error_type, error_code, error_message } = fault
  return { error: { error_type, error_code, error_message }, metaData: { ...metadata } }
}
