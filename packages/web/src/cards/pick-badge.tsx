import { Star } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'

/** Overlays the edge of a panel, so that the panel's content starts where its neighbors' does. The panel is `relative`. */
export function PickBadge({ className = '' }: { className?: string }) {
  return (
    <Badge variant="pick" className={classNames('absolute top-0 left-4 -translate-y-1/2', className)}>
      <Star aria-hidden="true" fill="currentColor" /> Cardsight's pick
    </Badge>
  )
}
