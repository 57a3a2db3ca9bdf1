import type { InstitutionStatus } from '@cardsight/contract/schemas'

/** Returns the time of the oldest bank data: results are no fresher than that. Null if there is no bank data. */
export function oldestDataAt(institutions: readonly InstitutionStatus[]): string | null {
  const words = institutions.flatMap(({ source, freshAt, syncedAt }) => {
    const word = source === 'provider' ? (freshAt ?? syncedAt) : null
    return word === null ? [] : [word]
  })
  return words.reduce<string | null>(
    (oldest, word) => (oldest === null || Date.parse(word) < Date.parse(oldest) ? word : oldest),
    null,
  )
}

/** Status of an institution, in a word or two. */
export function institutionStatusOf({
  source,
  state,
  isImporting,
}: InstitutionStatus): InstitutionStatusLabel {
  if (state === 'login-required') {
    return { text: 'Disconnected', tone: 'bad' }
  }
  if (state === 'gone') {
    return { text: 'Ended by the bank', tone: 'bad' }
  }
  if (isImporting) {
    return { text: 'Still importing', tone: 'neutral' }
  }
  if (state === 'expiring') {
    return { text: 'Login ends soon', tone: 'bad' }
  }
  return source === 'import'
    ? { text: 'Your own files', tone: 'neutral' }
    : { text: 'Connected', tone: 'good' }
}

type InstitutionStatusLabel = Readonly<{ text: string; tone: 'good' | 'bad' | 'neutral' }>
