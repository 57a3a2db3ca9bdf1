export { describeCoverage, type HistorySource } from '../describe-coverage.ts'
export { sentences } from '../sentences.ts'
