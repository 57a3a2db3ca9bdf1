/** The linking flow as the pages see it, independent of the widget that draws it. */
import type { LinkExit } from '@cardsight/contract/schemas'

/** Plaid's own widget, or the simulated one for the bank that ships with the product. */
export type LinkWidget = 'simulated' | 'plaid'

export type LinkFlow = Readonly<{
  linkToken: string
  widget: LinkWidget
  /** Only when a bank has redirected back: the URL it redirected to. */
  receivedRedirectUri?: string
  onSuccess: (publicToken: string, metadata: unknown) => void
  /** Null if the user left without an error. */
  onExit: (exit: LinkExit | null) => void
  /** The widget couldn't be loaded. */
  onUnavailable: () => void
}>

/** Opens the linking flow above the page and closes any other open flow. */
export type LinkOpener = (flow: LinkFlow) => void
