export {
  type Category,
  type CategoryId,
  type CategoryKey,
  categories,
  type FormCategory,
  findCategory,
  formCategories,
} from './category.ts'
export {
  addDays,
  compareDays,
  type Day,
  type DayRange,
  dayRange,
  daysBetween,
  daysIn,
  isDay,
  isWithin,
  parseDay,
} from './day.ts'
export { type Cents, centsToDollars, dollarsToCents, isCents, shareOut, toCents } from './money.ts'
