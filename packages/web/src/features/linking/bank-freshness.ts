import type { InstitutionStatus } from '@cardsight/contract'

/** The oldest word from any linked bank: results are no fresher than that. Null where no bank has been heard of. */
export function oldestWord(institutions: readonly InstitutionStatus[]): string | null {
  const words = institutions.flatMap(({ source, freshAt, syncedAt }) => {
    const word = source === 'provider' ? (freshAt ?? syncedAt) : null
    return word === null ? [] : [word]
  })
  return words.reduce<string | null>(
    (oldest, word) => (oldest === null || Date.parse(word) < Date.parse(oldest) ? word : oldest),
    null,
  )
}

/** How an institution stands, in a word or two. */
export function standingOf({ source, state, isImporting }: InstitutionStatus): Standing {
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

type Standing = Readonly<{ text: string; tone: 'good' | 'bad' | 'neutral' }>
