export {
  type CostDetails,
  type DetailName,
  detailNames,
  detailOf,
  detailsOfField,
  sumOfDetails,
} from '../cost-details.ts'
export {
  averageCosts,
  type CostName,
  costFields,
  costKeys,
  costNames,
  type MonthlyCosts,
  mapCosts,
  noCosts,
  shortFormNames,
  youngCosts,
} from '../costs.ts'
export { costsOf, costsQuery, type TypedCosts, totalOfTypedCosts } from '../typed-costs.ts'
