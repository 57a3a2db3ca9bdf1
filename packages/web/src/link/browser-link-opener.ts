import { pagePaths } from '@cardsight/contract/paths'
import { type LinkOpener, RESUME_LINK, readCspNonce } from './link-flow.ts'

/** Loaded only when a user is about to link an account, so that no other page carries the widget. */
export const loadLink = () => import('./mount-link.tsx')

export const openBrowserLink: LinkOpener = (flow) => {
  if (flow.widget === 'plaid' && !mayOpenPlaid()) {
    window.location.assign(`${pagePaths.dashboardOauth}?${RESUME_LINK}`)
    return
  }
  loadLink()
    .then(({ mountLink }) => mountLink(flow))
    .catch(flow.onUnavailable)
}

/**
 * The policy comes with the document, and client-side navigation keeps the document. A visitor who came from another
 * page needs a new document. The page that resumes the flow never asks for another one.
 */
function mayOpenPlaid(): boolean {
  return readCspNonce() !== undefined || window.location.pathname === pagePaths.dashboardOauth
}
