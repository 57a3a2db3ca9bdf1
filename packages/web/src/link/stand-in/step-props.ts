import type { LinkSessionStore } from './link-session.ts'
import type { LinkState } from './link-steps.ts'

/** Props of every screen in the simulated Link flow. */
export type LinkStepProps = { session: LinkSessionStore; state: LinkState }
