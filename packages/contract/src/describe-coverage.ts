type Covered = Readonly<{ days: number; isLimited: boolean; isProjected: boolean }>

/** Where the purchases come from. */
export type HistorySource = 'bank' | 'banks' | 'files'

/** Says how short a history is and what we do about it; null if there's nothing to say. */
export function describeCoverage(
  { days, isLimited, isProjected }: Covered,
  source: HistorySource,
): string | null {
  if (!isLimited) {
    return null
  }
  const given = `Your ${source} gave us ${days === 1 ? '1 day' : `${days} days`}.`
  return isProjected
    ? `${given} We scaled them to a year.`
    : `${given} That’s too few to project to a year, so we count only what you spent.`
}
