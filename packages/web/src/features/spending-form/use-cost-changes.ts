import type { CostName } from '@cardsight/contract'
import { useEffect, useRef } from 'react'
import type { Costs } from './costs.ts'

/**
 * Changes one amount at a time. After hydration all six boxes hand over what was typed before it in one go,
 * without a render between: each must add to what the one before it said, or only the last would be kept.
 */
export function useCostChanges(costs: Costs, onChange: (costs: Costs) => void) {
  const latest = useRef(costs)
  useEffect(() => {
    latest.current = costs
  }, [costs])
  return (name: CostName, digits: string) => {
    latest.current = { ...latest.current, [name]: digits }
    onChange(latest.current)
  }
}
