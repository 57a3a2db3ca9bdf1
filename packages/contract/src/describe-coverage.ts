type Covered = Readonly<{ days: number; isLimited: boolean; isProjected: boolean }>

/** Where the purchases come from. */
export type HistorySource = 'bank' | 'banks' | 'files'

/** A year less a weekend: nobody would call it scaled. */
const WHOLE_YEAR_DAYS = 363

/** Says how short a history is and what we do about it; null if there's nothing to say. */
export function describeCoverage(
  { days, isLimited, isProjected }: Covered,
  source: HistorySource,
): string | null {
  if (!isLimited) {
    return isProjected && days < WHOLE_YEAR_DAYS ? `Scaled from ${days} days to a year.` : null
  }
  const given = `Your ${source} gave us ${days === 1 ? '1 day' : `${days} days`}.`
  return isProjected
    ? `${given} We scaled them to a year.`
    : `${given} That’s too few to project to a year, so we count only what you spent.`
}
