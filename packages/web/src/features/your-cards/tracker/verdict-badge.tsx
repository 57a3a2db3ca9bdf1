import { Badge } from '../../../ui/badge.tsx'
import type { FeeAdvice } from '../../../worker/your-cards/tracker-screen.ts'

const verdicts = {
  keep: { label: 'Keep', variant: 'good' },
  downgrade: { label: 'Downgrade', variant: 'neutral' },
  cancel: { label: 'Cancel', variant: 'bad' },
} as const

/** Nothing while the advice is being calculated, or if there is none. */
export function VerdictBadge({ advice }: { advice: FeeAdvice | null | undefined }) {
  if (advice === undefined || advice === null) {
    return null
  }
  const { label, variant } = verdicts[advice.verdict]
  return <Badge variant={variant}>{label}</Badge>
}
