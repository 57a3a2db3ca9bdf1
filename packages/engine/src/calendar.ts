/**
 * Gregorian calendar in integer arithmetic, without Date. Years start in March here, so that the leap day is the last
 * day of its year. Then a century has 146,097 quarter days, a year 1,461, and five months have 153 days, all rounded
 * down.
 */

const QUARTERS_A_CENTURY = 146_097
const QUARTERS_A_YEAR = 1461
const DAYS_IN_FIVE_MONTHS = 153
/** From Mar 1 of the year 0 to Jan 1, 1970. */
const DAYS_BEFORE_1970 = 719_468

/** Months and dates count from 1. */
export type CalendarDate = Readonly<{ year: number; month: number; date: number }>

/** Days from Jan 1, 1970 to a date. A date past the end of its month continues into the next one. */
export function daysToDate(year: number, month: number, date: number): number {
  const sinceMarch = month < 3 ? month + 9 : month - 3
  const marchYear = month < 3 ? year - 1 : year
  const century = Math.floor(marchYear / 100)
  return (
    Math.floor((century * QUARTERS_A_CENTURY) / 4) +
    Math.floor(((marchYear - century * 100) * QUARTERS_A_YEAR) / 4) +
    Math.floor((sinceMarch * DAYS_IN_FIVE_MONTHS + 2) / 5) +
    date -
    1 -
    DAYS_BEFORE_1970
  )
}

/** Date `days` days after Jan 1, 1970, or before it if negative. */
export function dateAfterDays(days: number): CalendarDate {
  const quarters = (days + DAYS_BEFORE_1970) * 4 + 3
  const century = Math.floor(quarters / QUARTERS_A_CENTURY)
  const ofCentury = Math.floor((quarters - century * QUARTERS_A_CENTURY) / 4) * 4 + 3
  const year = Math.floor(ofCentury / QUARTERS_A_YEAR)
  const fifths = Math.floor((ofCentury - year * QUARTERS_A_YEAR) / 4) * 5 + 2
  const sinceMarch = Math.floor(fifths / DAYS_IN_FIVE_MONTHS)
  const date = Math.floor((fifths - sinceMarch * DAYS_IN_FIVE_MONTHS) / 5) + 1
  return sinceMarch < 10
    ? { year: century * 100 + year, month: sinceMarch + 3, date }
    : { year: century * 100 + year + 1, month: sinceMarch - 9, date }
}
