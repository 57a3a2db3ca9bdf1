export { MOST_DOLLARS, MOST_IMPORTED_ROWS } from '../limits.ts'
export { commonPasswordPart, findPasswordProblem, plainPassword } from '../password-rules.ts'
