export { emailedPaths } from '../emailed-paths.ts'
