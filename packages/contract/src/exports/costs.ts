export { type CostName, costKeys, costsOf, type MonthlyCosts } from '../costs.ts'
