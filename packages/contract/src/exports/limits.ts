export { MOST_DOLLARS, MOST_IMPORTED_ROWS } from '../limits.ts'
export { findPasswordProblem } from '../password-rules.ts'
