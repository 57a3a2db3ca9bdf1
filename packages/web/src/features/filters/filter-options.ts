/** What the dashboard's cards can be filtered by, in the order in which it is offered. */
export const categoryFilters = [
  'No Annual Fee',
  'Intro Bonus',
  'Cash Back',
  'Travel',
  'Balance Transfer',
  '0% Intro APR',
  'Rewards',
  'Fair Credit',
  'Low & No Credit',
  'Good to Excellent Credit',
  'Secured',
  'Student',
] as const

export const featureFilters = [
  'No Foreign Transaction Fees',
  'Flat Rate Cash Back',
  'Rotating Categories',
  'Category Cash Back',
] as const
