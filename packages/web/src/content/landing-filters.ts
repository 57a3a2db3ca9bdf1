/** What the public pages' cards can be filtered by, in the order in which it is offered. */
export const categoryChoices = [
  'No Annual Fee',
  'Intro Bonus',
  'Travel',
  'Balance Transfer',
  '0% Intro APR',
  'Rewards',
  'Secured',
  'Student',
] as const

export const creditChoices = ['Good to Excellent Credit', 'Fair Credit', 'Low & No Credit'] as const

export const featureChoices = ['No Foreign Transaction Fees'] as const

export const cashBackChoices = ['Flat Rate Cash Back', 'Rotating Categories', 'Category Cash Back'] as const

export type CategoryChoice = (typeof categoryChoices)[number] | (typeof creditChoices)[number]
export type FeatureChoice = (typeof featureChoices)[number] | (typeof cashBackChoices)[number]
export type LandingFilter = CategoryChoice | FeatureChoice

export type FilterGroup = Readonly<{ label: string; choices: readonly LandingFilter[] }>

export const filterGroups: readonly FilterGroup[] = [
  { label: 'Categories', choices: categoryChoices },
  { label: 'Credit Score', choices: creditChoices },
  { label: 'Features', choices: featureChoices },
  { label: 'Cash Back', choices: cashBackChoices },
]
