import { describe, expect, it } from 'vitest'
import { findSocialProblem, signInSchema, signUpSchema } from './auth.ts'
import { updateUserSchema } from './users.ts'

const good = { firstName: 'Ada', lastName: 'Quill', email: 'ada@example.com', password: 'plum otter' }

function problems(schema: typeof signInSchema | typeof signUpSchema, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}

describe('the sign-in form', () => {
  it.each([
    [{}, ['Please enter email address', 'Password required']],
    [{ email: ' ', password: '' }, ['Please enter email address', 'Password required']],
    [{ email: 'a', password: 'x' }, ['Please enter valid email address']],
    [{ email: 'a@', password: 'x' }, ['Please enter valid email address']],
    [{ email: '@b.c', password: 'x' }, ['Please enter valid email address']],
    [{ email: ' ada@example.com ', password: 'x' }, []],
  ])('B-VALID-1, B-VALID-2, B-VALID-14: lists the problems of %j', (input, messages) => {
    expect(problems(signInSchema, input)).toEqual(messages)
  })

  it('defaults remember to false and keeps the password as typed', () => {
    expect(signInSchema.parse({ email: ' ada@example.com ', password: ' x ' })).toEqual({
      email: 'ada@example.com',
      password: ' x ',
      remember: false,
    })
  })
})

describe('the sign-up form', () => {
  it('B-VALID-4, B-VALID-5, B-VALID-6: shows one message for each empty field', () => {
    expect(problems(signUpSchema, { firstName: ' ', lastName: '', email: '', password: '' })).toEqual([
      'Please enter first name',
      'Please enter last name',
      'Please enter email address',
      'Please enter password',
    ])
  })

  it('B-VALID-5: has its own message for a malformed email', () => {
    expect(problems(signUpSchema, { ...good, email: 'a@' })).toEqual(['Please enter a valid email address'])
  })

  it('accepts letters of any script in a name, but no line breaks', () => {
    expect(problems(signUpSchema, { ...good, firstName: 'Zoë 明子', lastName: "O'Neil-Şahin" })).toEqual([])
    expect(problems(signUpSchema, { ...good, firstName: 'Ada\nBcc: x' })).toEqual([
      "Names can't contain control characters",
    ])
  })

  it('rejects an email crafted for slow matching quickly', () => {
    expect(problems(signUpSchema, { ...good, email: `${'a.'.repeat(50_000)}@` })).toEqual([
      'Please enter a valid email address',
    ])
  })
})

describe('the account update form', () => {
  it('accepts one of three forms, and rejects a mix of two', () => {
    expect(updateUserSchema.parse({ firstName: ' Ada ', lastName: 'Quill' })).toEqual({
      firstName: 'Ada',
      lastName: 'Quill',
    })
    expect(
      updateUserSchema.safeParse({ firstName: 'A', lastName: 'B', password: 'plum otter' }).success,
    ).toBe(false)
  })
})

describe('findSocialProblem', () => {
  it('returns the sentence of a known problem, and null for anything else', () => {
    expect(findSocialProblem('not-set-up')).toBe("Google sign-in isn't set up on this server.")
    expect(findSocialProblem('toString')).toBeNull()
    expect(findSocialProblem(null)).toBeNull()
  })
})
