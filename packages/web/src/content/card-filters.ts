/** Card filters of the dashboard and of the best-cards pages. Each name is a tag or a reward type of the catalog. */

const feesAndBonuses = ['No Annual Fee', 'Intro Bonus'] as const
const uses = ['Travel', 'Balance Transfer', '0% Intro APR', 'Rewards'] as const
const cardTypes = ['Secured', 'Student', 'Business'] as const
const goodCredit = 'Good to Excellent Credit'
const fairCredit = 'Fair Credit'
const lowCredit = 'Low & No Credit'
const noForeignFees = 'No Foreign Transaction Fees'
const cashBackTypes = ['Flat Rate Cash Back', 'Rotating Categories', 'Category Cash Back'] as const

/** Category filters of the dashboard, in display order. */
export const categoryFilters = [
  ...feesAndBonuses,
  'Cash Back',
  ...uses,
  fairCredit,
  lowCredit,
  goodCredit,
  ...cardTypes,
] as const

/** Feature filters of the dashboard, in display order. */
export const featureFilters = [noForeignFees, ...cashBackTypes] as const

const categoryChoices = [...feesAndBonuses, ...uses, ...cardTypes] as const
const creditChoices = [goodCredit, fairCredit, lowCredit] as const

export type CategoryChoice = (typeof categoryChoices)[number] | (typeof creditChoices)[number]
export type FeatureChoice = (typeof featureFilters)[number]
export type LandingFilter = CategoryChoice | FeatureChoice

/** Without the filter for business cards, unless they're for the person. */
export function filtersFor<Name extends string>(
  filters: readonly Name[],
  { hasBusiness }: Readonly<{ hasBusiness: boolean }>,
): readonly Name[] {
  return hasBusiness ? filters : filters.filter((name) => name !== 'Business')
}

export type FilterGroup = Readonly<{ label: string; choices: readonly LandingFilter[] }>

/** Filters of the best-cards pages, in display order. */
export const filterGroups: readonly FilterGroup[] = [
  { label: 'Categories', choices: categoryChoices },
  { label: 'Credit Score', choices: creditChoices },
  { label: 'Features', choices: [noForeignFees] },
  { label: 'Cash Back', choices: cashBackTypes },
]
