import type { LinkOpener } from './link-flow.ts'

/** Loaded only when a user is about to link an account, so that no other page carries the widget. */
export const loadLink = () => import('./mount-link.tsx')

export const openBrowserLink: LinkOpener = (flow) => {
  loadLink()
    .then(({ mountLink }) => mountLink(flow))
    .catch(flow.onUnavailable)
}
