import { EmptyState } from '../../ui/empty-state.tsx'
import { words } from './words.ts'

export function NoData() {
  return <EmptyState title={words.noData} />
}
