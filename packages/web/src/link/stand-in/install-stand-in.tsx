/** The stand-in as `window.Plaid`: the hook drives it as it would drive the real one. */
import { createRoot } from 'react-dom/client'
import type { Plaid, PlaidHandler, PlaidLinkOptions } from 'react-plaid-link'
import { createBrowserSimulatedBank } from '../../api/simulated-bank.ts'
import type { LinkConfig } from './link-config.ts'
import { createLinkSession, type LinkSessionStore } from './link-session.ts'
import { StandIn } from './stand-in.tsx'

const LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

/** With a script of this address in the page the hook takes Link for loaded; of this type it is never fetched. */
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

/** Not `randomUUID`, which a page has only over HTTPS or on its own machine. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keys of the years before link tokens are taken by nobody here. */
function linkConfigOf(config: PlaidLinkOptions): LinkConfig {
  return { ...config, token: config.token ?? null }
}

function show(session: LinkSessionStore): () => void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<StandIn session={session} />)
  return () => {
    // It may be the stand-in's own click that ends it.
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  }
}
