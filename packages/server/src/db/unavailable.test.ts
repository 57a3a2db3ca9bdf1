import { describe, expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

function errorWith(properties: object, message = 'as reported by the driver'): Error {
  return Object.assign(new Error(message), properties)
}

describe('isUnavailable', () => {
  it.each([
    ['a refused connection', errorWith({ code: 'ECONNREFUSED' })],
    ['a connection reset', errorWith({ code: 'ECONNRESET' })],
    ["a name that doesn't resolve at the moment", errorWith({ code: 'EAI_AGAIN' })],
    ['a missing socket file', errorWith({ code: 'ENOENT', syscall: 'connect' })],
    ['a connection failure by state', errorWith({ code: '08006' })],
    ['too many connections', errorWith({ code: '53300' })],
    ['a full disk', errorWith({ code: '53100' })],
    ['an administrator shutdown', errorWith({ code: '57P01' })],
    ['a server that is starting', errorWith({ code: '57P03' })],
    ['a statement timeout', errorWith({ code: '57014' })],
    ['a lost connection, by message', new Error('Connection terminated unexpectedly')],
    [
      'a previously lost connection',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection timeout', new Error('Connection terminated due to connection timeout')],
    ['a database that is closing', new Error('driver has already been destroyed')],
    ['a refusal by every address', new AggregateError([errorWith({ code: 'ECONNREFUSED' })])],
    [
      'one of these as the cause of another error',
      new Error('wrapped', { cause: errorWith({ code: 'ECONNREFUSED' }) }),
    ],
  ])('is true for %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(true)
  })

  it.each([
    ['a duplicate key', errorWith({ code: '23505' })],
    ['broken SQL', errorWith({ code: '42601' })],
    ['a missing table', errorWith({ code: '42P01' })],
    ['a wrong password', errorWith({ code: '28P01' })],
    ['a database that does not exist', errorWith({ code: '3D000' })],
    ['a missing file', errorWith({ code: 'ENOENT', syscall: 'open' })],
    ['an error that only mentions a timeout', new TypeError('timeout expired is not a function')],
    ["a value that isn't an error", 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('is false for %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(false)
  })
})
