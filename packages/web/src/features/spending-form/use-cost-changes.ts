import type { CostName, DetailName } from '@cardsight/contract/costs'
import { useEffect, useRef } from 'react'
import { type Costs, withDetail } from './costs.ts'

/**
 * Changes one amount at a time. After hydration all six fields report what was typed before in one go, without a
 * render in between: each change must build on the previous one, or only the last would be kept.
 */
export function useCostChanges(costs: Costs, onChange: (costs: Costs) => void) {
  const latest = useRef(costs)
  useEffect(() => {
    latest.current = costs
  }, [costs])
  const update = (changed: Costs) => {
    latest.current = changed
    onChange(changed)
  }
  return {
    change: (name: CostName, digits: string) => update({ ...latest.current, [name]: digits }),
    changeDetail: (name: DetailName, digits: string) => update(withDetail(latest.current, name, digits)),
  }
}
