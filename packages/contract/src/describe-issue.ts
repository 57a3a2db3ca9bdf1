import type { z } from './zod.ts'

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
}

const formatNames: Readonly<Record<string, string>> = {
  base64: 'base64',
  date: 'a date such as 2026-05-31',
  datetime: 'a time such as 2026-05-31T12:00:00Z',
  email: 'an email address',
  url: 'a URL',
  uuid: 'an id',
}

const NOT_VALID = "isn't valid"

/**
 * Says what's wrong with a value in our words, to follow its name: "must be a number". Pass it as `error` when you parse
 * something that a person or another program sent. Sentences of the schema itself come first.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : mustBe(typeNames[issue.expected])
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
    case 'too_big':
      return mustBeWithin(issue.origin, issue.inclusive === false ? 'below' : 'at most', issue.maximum)
    case 'too_small':
      return mustBeWithin(issue.origin, issue.inclusive === false ? 'above' : 'at least', issue.minimum)
    case 'invalid_format':
      return mustBe(formatNames[issue.format])
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`
    default:
      return NOT_VALID
  }
}

function mustBe(name: string | undefined): string {
  return name === undefined ? NOT_VALID : `must be ${name}`
}

function mustBeWithin(origin: string, bound: string, limit: number | bigint): string {
  const amount = `${bound} ${limit.toLocaleString('en-US')}`
  const units: Readonly<Record<string, readonly [string, string]>> = {
    array: ['entry', 'entries'],
    string: ['character', 'characters'],
  }
  const [one, many] = units[origin] ?? []
  return one === undefined ? `must be ${amount}` : `must have ${amount} ${Number(limit) === 1 ? one : many}`
}
