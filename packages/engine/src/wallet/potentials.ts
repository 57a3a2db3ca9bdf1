/** What a cent more could gain on its way from each node of a flow to the root: the prices at which the flow is best. */
import type { Flow, Network } from './network.ts'

/**
 * Ten-millionths of a cent by node. Below zero where the way is full, so that something else has to move; above zero
 * where a node has to be given more than it would be. A flow that is the best one has no way that gains for nothing,
 * so the search for the best ways ends.
 */
export function potentialsOf(network: Network, { flows, loads }: Flow): Float64Array {
  const { parents, lows, highs, supplies, laneStarts, laneNodes, laneGains } = network
  const best = new Float64Array(parents.length).fill(Number.NEGATIVE_INFINITY)
  best[0] = 0
  let isChanged = true
  const raise = (node: number, value: number): void => {
    if (value > (best[node] ?? 0)) {
      best[node] = value
      isChanged = true
    }
  }
  // As many rounds as there are nodes always suffice.
  for (let round = 0; isChanged && round <= parents.length; round++) {
    isChanged = false
    for (let node = 1; node < parents.length; node++) {
      const parent = parents[node] ?? 0
      const load = loads[node] ?? 0
      if (load < (highs[node] ?? 0)) {
        raise(node, best[parent] ?? 0)
      }
      if (load > (lows[node] ?? 0) && parent > 0) {
        raise(parent, best[node] ?? 0)
      }
    }
    for (let source = 0; source < supplies.length; source++) {
      const [from, to] = [laneStarts[source] ?? 0, laneStarts[source + 1] ?? 0]
      let most = Number.NEGATIVE_INFINITY
      for (let lane = from; lane < to; lane++) {
        const value = (laneGains[lane] ?? 0) + (best[laneNodes[lane] ?? 0] ?? 0)
        most = value > most ? value : most
      }
      for (let lane = from; lane < to; lane++) {
        if ((flows[lane] ?? 0) > 0) {
          raise(laneNodes[lane] ?? 0, most - (laneGains[lane] ?? 0))
        }
      }
    }
  }
  return best
}
