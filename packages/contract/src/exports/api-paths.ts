export { apiPaths } from '../api-paths.ts'
