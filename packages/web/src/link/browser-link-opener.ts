import type { LinkOpener } from './link-flow.ts'

/** Loaded when somebody is about to link: no other page carries a widget that nobody has asked for. */
export const loadLink = () => import('./mount-link.tsx')

export const openBrowserLink: LinkOpener = (flow) => {
  loadLink()
    .then(({ mountLink }) => mountLink(flow))
    .catch(flow.onUnavailable)
}
