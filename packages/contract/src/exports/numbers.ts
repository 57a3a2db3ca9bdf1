export { withCommas } from '../with-commas.ts'
