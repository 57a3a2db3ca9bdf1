/** Dual prices of a flow: what one more cent at a node would gain on its way to the root. */
import type { FlowNetwork, NetworkFlow } from './network-flow.ts'

/**
 * Subcents by node. Negative if the way is full, so that other flow has to move; positive if a node is below its minimum
 * otherwise. An optimal flow has no improving cycle, so the longest-path search ends.
 */
export function dualPrices(network: FlowNetwork, { flows, loads }: NetworkFlow): Float64Array {
  const { parents, minimums, capacities, supplies, arcStarts, arcNodes, arcGains } = network
  const best = new Float64Array(parents.length).fill(Number.NEGATIVE_INFINITY)
  best[0] = 0
  let isChanged = true
  const raise = (node: number, value: number): void => {
    if (value > (best[node] ?? 0)) {
      best[node] = value
      isChanged = true
    }
  }
  // Bellman-Ford: as many rounds as nodes always suffice.
  for (let round = 0; isChanged && round <= parents.length; round++) {
    isChanged = false
    for (let node = 1; node < parents.length; node++) {
      const parent = parents[node] ?? 0
      const load = loads[node] ?? 0
      if (load < (capacities[node] ?? 0)) {
        raise(node, best[parent] ?? 0)
      }
      if (load > (minimums[node] ?? 0) && parent > 0) {
        raise(parent, best[node] ?? 0)
      }
    }
    for (let supply = 0; supply < supplies.length; supply++) {
      const [from, to] = [arcStarts[supply] ?? 0, arcStarts[supply + 1] ?? 0]
      let most = Number.NEGATIVE_INFINITY
      for (let arc = from; arc < to; arc++) {
        const value = (arcGains[arc] ?? 0) + (best[arcNodes[arc] ?? 0] ?? 0)
        most = value > most ? value : most
      }
      for (let arc = from; arc < to; arc++) {
        if ((flows[arc] ?? 0) > 0) {
          raise(arcNodes[arc] ?? 0, most - (arcGains[arc] ?? 0))
        }
      }
    }
  }
  return best
}
