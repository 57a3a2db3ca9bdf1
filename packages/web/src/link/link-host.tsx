import type { LinkExit } from '@cardsight/contract/schemas'
import { useEffect } from 'react'
import { type PlaidLinkError, type PlaidLinkOnExitMetadata, usePlaidLink } from 'react-plaid-link'
import { readCspNonce } from './csp-nonce.ts'
import type { LinkFlow } from './link-flow.ts'

/** Renders nothing: it holds the widget while its flow is open. */
export function LinkHost({ flow }: { flow: LinkFlow }) {
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
