import type { InstitutionStatus } from '@cardsight/contract/schemas'
import { leftOutText } from './left-out-text.ts'

/** Says what results don't include because it isn't in dollars. */
export function LeftOutNotice({ institutions }: { institutions: readonly InstitutionStatus[] }) {
  const text = leftOutText(institutions)
  return text === null ? null : <p className="mt-4 text-sm text-ink-soft">{text}</p>
}
