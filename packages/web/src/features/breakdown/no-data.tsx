import { EmptyState } from '../../ui/empty-state.tsx'
import { breakdownText } from './breakdown-text.ts'

export function NoData() {
  return <EmptyState title={breakdownText.noData} />
}
