export { DEFAULT_LEAST_ADDED, MOST_DOLLARS, MOST_IMPORTED_ROWS } from '../limits.ts'
export {
  COMMON_PASSWORD_PARTS,
  commonPasswordPart,
  findPasswordProblem,
  isSimplePattern,
  plainPassword,
} from '../password-rules.ts'
