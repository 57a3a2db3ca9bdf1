export { describeCoverage, type HistorySource } from '../describe-coverage.ts'
export { clawbackWarning, sentences } from '../sentences.ts'
