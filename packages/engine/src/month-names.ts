export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `Jan` to `Dec`. */
export const shortMonthNames: readonly string[] = monthNames.map((name) => name.slice(0, 3))
