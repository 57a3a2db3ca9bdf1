export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayRange,
  dayNumber,
  dayOfMoment,
  dayRange,
  daysBetween,
  daysIn,
  isDay,
  isWithin,
  parseDay,
} from '../day.ts'
export { monthNames, shortMonthNames } from '../month-names.ts'
export {
  type CalendarPeriod,
  calendarPeriods,
  MONTHS_PER_YEAR,
  monthsInPeriod,
  type Period,
  periodAdjectives,
  periodOf,
  periods,
  periodWords,
  spendingPeriod,
} from '../period.ts'
