import { formatDollars } from '../../lib/format-dollars.ts'
import type { OwnReports } from './use-own-reports.ts'

const whose: Readonly<Record<OwnReports['basis'], string>> = {
  average: 'the average U.S. household’s spending',
  shared: 'the spending in this link',
  own: 'your spending',
}

/** 'Based on $2,395 a month, your spending.' */
export function basisText(basis: OwnReports['basis'], monthly: number): string {
  return `Based on ${formatDollars(monthly)} a month, ${whose[basis]}.`
}
