/** Linking a bank, as the pages see it: whose widget it is and what draws it are no concern of theirs. */
import type { LinkExit } from '@cardsight/contract'

/** Plaid's own widget, or the stand-in in front of the bank that ships with the product. */
export type LinkWidget = 'simulated' | 'plaid'

export type LinkFlow = Readonly<{
  linkToken: string
  widget: LinkWidget
  /** Only where a bank has sent the browser back: the address with which it came. */
  receivedRedirectUri?: string
  onSuccess: (publicToken: string, metadata: unknown) => void
  /** Null when the person left without an error. */
  onExit: (exit: LinkExit | null) => void
  /** The widget itself could not be had. */
  onUnavailable: () => void
}>

/** Opens the bank-linking flow above the page; a flow that was still open is left. */
export type LinkOpener = (flow: LinkFlow) => void
