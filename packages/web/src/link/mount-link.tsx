import { createRoot } from 'react-dom/client'
import type { LinkFlow } from './link-flow.ts'
import { LinkHost } from './link-host.tsx'

let leaveOpenFlow: (() => void) | null = null

/** One flow at a time, in its own React root: it outlives the page that opened it. */
export async function mountLink(flow: LinkFlow): Promise<void> {
  if (flow.widget === 'simulated') {
    const { installStandIn } = await import('./stand-in/install-stand-in.tsx')
    installStandIn()
  }
  leaveOpenFlow?.()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const leave = () => {
    // The hook calls back while it renders; React can't unmount during a render.
    setTimeout(() => {
      root.unmount()
      container.remove()
    })
  }
  leaveOpenFlow = leave
  root.render(<LinkHost flow={toldOnce(flow, leave)} />)
}

/** A widget that is removed reports its exit a second time. */
function toldOnce(flow: LinkFlow, onOver: () => void): LinkFlow {
  let isOver = false
  const once =
    <Told extends unknown[]>(tell: (...told: Told) => void) =>
    (...told: Told) => {
      if (!isOver) {
        isOver = true
        tell(...told)
        onOver()
      }
    }
  return {
    ...flow,
    onSuccess: once(flow.onSuccess),
    onExit: once(flow.onExit),
    onUnavailable: once(flow.onUnavailable),
  }
}
