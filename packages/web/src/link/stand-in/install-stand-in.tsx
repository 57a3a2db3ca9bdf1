/** The simulated Link as `window.Plaid`: the hook drives it like the real one. */
import { createRoot } from 'react-dom/client'
import type { Plaid, PlaidHandler, PlaidLinkOptions } from 'react-plaid-link'
import { createBrowserSimulatedBank } from '../../api/simulated-bank.ts'
import { createLinkSession, type LinkConfig, type LinkSessionStore } from './link-session.ts'
import { StandIn } from './stand-in.tsx'

const LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

/**
 * A script with this URL in the page makes the hook believe that Link is loaded; its type keeps it from being
 * fetched.
 */
export function installStandIn(): void {
  if (document.querySelector(`script[src="${LINK_SCRIPT}"]`) === null) {
    const inert = document.createElement('script')
    inert.type = 'text/plain'
    inert.src = LINK_SCRIPT
    document.head.append(inert)
  }
  window.Plaid = standIn
}

const standIn: Plaid = {
  create: createHandler,
  createEmbedded: (config) => {
    const { open, destroy } = createHandler(config)
    open()
    return { destroy }
  },
}

function createHandler(config: PlaidLinkOptions): PlaidHandler {
  let session: LinkSessionStore | null = null
  let takeAway: (() => void) | null = null
  config.onLoad?.()
  const close = () => {
    takeAway?.()
    takeAway = null
    session = null
  }
  return {
    open: () => {
      if (session === null) {
        session = createLinkSession(linkConfigOf(config), {
          bank: createBrowserSimulatedBank(),
          goTo: (path) => window.location.assign(path),
          linkSessionId: randomId(),
          onClosed: close,
        })
        takeAway = show(session)
        void session.open()
      }
    },
    exit: () => session?.exit(),
    submit: () => undefined,
    destroy: close,
  }
}

/** Not `randomUUID`, which exists only over HTTPS or on localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Public keys from before link tokens aren't supported. */
function linkConfigOf(config: PlaidLinkOptions): LinkConfig {
  return { ...config, token: config.token ?? null }
}

function show(session: LinkSessionStore): () => void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(<StandIn session={session} />)
  return () => {
    // The click that ends it may come from inside the widget.
    setTimeout(() => {
      root.unmount()
      container.remove()
    })
  }
}
