/** Metadata and events that Link reports. */
import type { LinkFault } from '@cardsight/contract/schemas'
import type { PlaidLinkOnExitMetadata } from 'react-plaid-link'
import type { LinkConfig } from './link-config.ts'
import { exitStatusOf, type LinkState } from './link-steps.ts'

export function exitMetadata(state: LinkState, linkSessionId: string): PlaidLinkOnExitMetadata {
  return {
    institution: state.bank,
    status: exitStatusOf(state),
    link_session_id: linkSessionId,
    request_id: '',
  }
}

type Told = { name: string; state: LinkState; linkSessionId: string; fault: LinkFault | null }

export function tellEvent({ onEvent }: LinkConfig, { name, state, linkSessionId, fault }: Told): void {
  onEvent?.(name, {
    account_number_mask: null,
    error_type: fault?.error_type ?? null,
    error_code: fault?.error_code ?? null,
    error_message: fault?.error_message ?? null,
    exit_status: name === 'EXIT' ? exitStatusOf(state) : null,
    institution_id: state.bank?.institution_id ?? null,
    institution_name: state.bank?.name ?? null,
    institution_search_query: null,
    is_update_mode: state.session === null ? null : String(state.session.mode === 'update'),
    match_reason: null,
    mfa_type: null,
    routing_number: null,
    view_name: null,
    selection: null,
    timestamp: new Date().toISOString(),
    link_session_id: linkSessionId,
    request_id: '',
  })
}
