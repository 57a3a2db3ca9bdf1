import { describe, expect, it } from 'vitest'
import { readFailure } from './api-error.ts'

describe('readFailure', () => {
  it.each([
    [{ errors: [{ msg: 'first' }, { msg: 'second' }], msg: 'outer' }, 'first'],
    [{ errors: [{ message: 'first' }], message: 'outer' }, 'first'],
    [{ errors: [], msg: 'outer' }, 'outer'],
    [{ errors: [{ param: 'email' }], message: 'outer' }, 'outer'],
    [{ errors: 'none', message: 'outer' }, 'outer'],
    [{ errors: [{ msg: '' }] }, 'something went wrong'],
    [{ error: 'only this' }, 'something went wrong'],
    [{}, 'something went wrong'],
    [null, 'something went wrong'],
    ['<html>', 'something went wrong'],
  ])('B-ERR-2: takes the message of %j', (body, message) => {
    expect(readFailure(400, body).message).toBe(message)
  })

  it('takes the code from the response', () => {
    expect(readFailure(400, { errors: [{ code: 'bad-json', msg: 'no' }] }).code).toBe('bad-json')
  })

  it('derives the code from the status if the response has none or an unknown one', () => {
    expect(readFailure(503, null).code).toBe('unavailable')
    expect(readFailure(404, { errors: [{ code: 'toString', msg: 'no' }] }).code).toBe('not-found')
    expect(readFailure(418, null).code).toBe('unexpected')
  })

  it('B-ERR-6: keeps the fields of a bank error', () => {
    const param = { error_type: 'popup', institutionName: 'First Platypus Bank' }
    expect(readFailure(412, { errors: [{ msg: 'renew', param }] }).entries).toEqual([
      { message: 'renew', param },
    ])
  })
})
