export { referenceText } from '../reference.ts'
