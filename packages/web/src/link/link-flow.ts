/** The linking flow as the pages see it, independent of the widget that draws it. */
import type { LinkExit } from '@cardsight/contract/banking'

/** Plaid's own widget, or the simulated one for the bank that ships with the product. */
type LinkWidget = 'simulated' | 'plaid'

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

/** Query of the page that resumes a flow, after the flow needed a new document. */
export const RESUME_LINK = 'resume=link'

/**
 * Returns the nonce that this document's Content-Security-Policy allows for the style elements of Plaid's widget, or
 * undefined if the document is a page whose policy doesn't allow the widget.
 */
export function readCspNonce(): string | undefined {
  // Browsers hide the attribute's value from selectors and `getAttribute`, but not the property.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}
