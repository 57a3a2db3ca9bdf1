/** Bodies in the forms that clients can read, for API answers as for pages. */
export { type EncodedBodies, encodeBody, pickEncoding } from './pages/encodings.ts'
