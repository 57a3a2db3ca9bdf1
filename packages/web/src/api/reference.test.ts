import { expect, it } from 'vitest'
import { ApiError, readFailure } from './api-error.ts'
import { referenceOf, withReference } from './reference.ts'

const ID = '1f0c2a9b-73c1-49a8-b355-06457be87293'
const failed = (status: number, requestId: string | null = ID) =>
  new ApiError(readFailure(status, null, requestId))

it('ends the sentence of a server error with a reference to the log', () => {
  expect(withReference('Something went wrong', failed(500))).toBe('Something went wrong. Reference: 1f0c2a9b')
  expect(withReference('Please try again later.', failed(503))).toBe(
    'Please try again later. Reference: 1f0c2a9b',
  )
})

it.each([400, 404, 409, 412, 429])('leaves the sentence of a %i alone', (status) => {
  expect(withReference('Please enter email address', failed(status))).toBe('Please enter email address')
})

it('has no reference without a response of ours', () => {
  expect(withReference('Something went wrong', failed(502, null))).toBe('Something went wrong')
  expect(withReference('Something went wrong', new TypeError('no chunk'))).toBe('Something went wrong')
  expect(referenceOf(new TypeError('no chunk'))).toBeNull()
})
