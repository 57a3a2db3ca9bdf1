import type { CardFacts } from './card-schema.ts'

/** Returns true if anyone who qualifies can apply for the card. */
export function canApply({ status, eligibility }: Pick<CardFacts, 'status' | 'eligibility'>): boolean {
  return status.state === 'open' && (eligibility?.access ?? 'open') === 'open'
}
