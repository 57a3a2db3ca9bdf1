export { describeIssue } from '../describe-issue.ts'
export { type ErrorBody, type ErrorCode, type ErrorEntry, errorBodySchema, errorTable } from '../errors.ts'
