export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayRange,
  dayRange,
  daysBetween,
  daysIn,
  isDay,
  isWithin,
  parseDay,
} from '../day.ts'
