export { MOST_DOLLARS, MOST_IMPORTED_ROWS } from '../limits.ts'
export { findPasswordProblem, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-rules.ts'
