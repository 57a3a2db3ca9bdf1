import { describe, expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

function errorWith(properties: object, message = 'as the driver says it'): Error {
  return Object.assign(new Error(message), properties)
}

describe('isUnavailable', () => {
  it.each([
    ['a refused connection', errorWith({ code: 'ECONNREFUSED' })],
    ['a connection reset', errorWith({ code: 'ECONNRESET' })],
    ['a name that does not resolve now', errorWith({ code: 'EAI_AGAIN' })],
    ['a socket file that is gone', errorWith({ code: 'ENOENT', syscall: 'connect' })],
    ['a connection failure by state', errorWith({ code: '08006' })],
    ['too many connections', errorWith({ code: '53300' })],
    ['a full disk', errorWith({ code: '53100' })],
    ['a shutdown by the administrator', errorWith({ code: '57P01' })],
    ['a server that is starting', errorWith({ code: '57P03' })],
    ['a statement out of time', errorWith({ code: '57014' })],
    ['a lost connection, in words', new Error('Connection terminated unexpectedly')],
    [
      'a connection that was lost before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a pool with no connection to lend', new Error('timeout exceeded when trying to connect')],
    ['a connection out of time', new Error('Connection terminated due to connection timeout')],
    ['a database that is closing', new Error('driver has already been destroyed')],
    ['every address refused', new AggregateError([errorWith({ code: 'ECONNREFUSED' })])],
    [
      'one of these behind another error',
      new Error('wrapped', { cause: errorWith({ code: 'ECONNREFUSED' }) }),
    ],
  ])('is true for %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(true)
  })

  it.each([
    ['a key that is taken', errorWith({ code: '23505' })],
    ['broken SQL', errorWith({ code: '42601' })],
    ['a table that is not there', errorWith({ code: '42P01' })],
    ['a wrong password', errorWith({ code: '28P01' })],
    ['a database that does not exist', errorWith({ code: '3D000' })],
    ['a missing file', errorWith({ code: 'ENOENT', syscall: 'open' })],
    ['a mistake that only mentions a timeout', new TypeError('timeout expired is not a function')],
    ['what is no error', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('is false for %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(false)
  })
})
