/** A card against a flat-rate card, in one sentence and two numbers: year one, and each year after that. */
import type { CardReport } from '@cardsight/contract/cards'
import { capitalize } from '@cardsight/engine/text'
import { formatWholeDollars } from '../../lib/format-money.ts'

const LATER_YEARS = 2

/** Whole dollars by which the card is ahead of the flat-rate card; negative if it's behind. */
type Lead = Readonly<{ first: number; later: number }>

/** Null for a person with a debt, for whom rewards don't count. */
export function verdictOf({ againstPlain, parts, held }: CardReport): string | null {
  if (againstPlain === null) {
    return null
  }
  const { rate, firstYear, laterYears } = againstPlain
  if (held[1].introMoney <= 0 && parts.every(({ money }) => money <= 0)) {
    return 'It would have earned nothing on these purchases.'
  }
  return compare(`a ${rate}% card`, {
    first: Math.round(firstYear.here.card - firstYear.here.plain),
    later: Math.round((laterYears.here.card - laterYears.here.plain) / LATER_YEARS),
  })
}

function compare(plain: string, { first, later }: Lead): string {
  const [ahead, behind] = [formatWholeDollars(Math.abs(first)), formatWholeDollars(Math.abs(later))]
  if (first > 0) {
    if (later > 0) {
      return `Beats ${plain} by ${ahead} in year one, then by ${behind} a year.`
    }
    const rest = later === 0 ? 'earns as much' : `earns ${behind} more a year`
    return `Strong in year one. After that, ${plain} ${rest}.`
  }
  if (later > 0) {
    return `Slow start. From year two, it beats ${plain} by ${behind} a year.`
  }
  if (first === 0) {
    return later === 0
      ? `Earns as much as ${plain}.`
      : `Even with ${plain} in year one, then ${behind} behind each year.`
  }
  const rest = later === 0 ? ', then as much' : `, then ${behind} more a year`
  return `${capitalize(plain)} earns ${ahead} more in year one${rest}.`
}

/** What the card earns in each later year, without anything that is earned once: as the results have it. */
export function laterYearOf({ againstPlain, held }: CardReport): number {
  return againstPlain === null
    ? held[2].totalMoney - held[1].totalMoney
    : Math.round((100 * againstPlain.laterYears.here.card) / LATER_YEARS) / 100
}
