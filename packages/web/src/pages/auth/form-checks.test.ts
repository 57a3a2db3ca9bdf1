import { describe, expect, it } from 'vitest'
import { passwordStrength } from '../../ui/password-field.tsx'
import { checkReset, checkSignIn, checkSignUp } from './form-checks.ts'

const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'engine-1843',
  confirmPassword: 'engine-1843',
}

describe('sign-in', () => {
  it.each([
    ['', 'Please enter email address'],
    ['   ', 'Please enter email address'],
    ['a', 'Please enter valid email address'],
    ['a@', 'Please enter valid email address'],
    ['@b.c', 'Please enter valid email address'],
    ['ada@example.com', undefined],
  ])('B-VALID-1, B-VALID-14: shows for the email %j: %j', (email, said) => {
    expect(checkSignIn({ email, password: 'x' }).email).toBe(said)
  })

  it('B-VALID-2: requires a password', () => {
    expect(checkSignIn({ email: 'ada@example.com', password: '' })).toEqual({ password: 'Password required' })
  })
})

describe('sign-up', () => {
  it('accepts a valid form', () => {
    expect(checkSignUp(ada)).toEqual({})
  })

  it('B-VALID-4, B-VALID-5, B-VALID-6, B-VALID-7: names each missing field', () => {
    const empty = { firstName: '', lastName: ' ', email: ' ', password: '', confirmPassword: '' }
    expect(checkSignUp(empty)).toEqual({
      firstName: 'Please enter first name',
      lastName: 'Please enter last name',
      email: 'Please enter email address',
      password: 'Please enter password',
      confirmPassword: 'Please enter confirm password',
    })
  })

  it('B-VALID-5: requires a valid email', () => {
    expect(checkSignUp({ ...ada, email: 'ada@' }).email).toBe('Please enter a valid email address')
  })

  it('B-VALID-7: requires the same password twice', () => {
    expect(checkSignUp({ ...ada, confirmPassword: 'engine-1844' })).toEqual({
      confirmPassword: 'Password and confirm password do not match',
    })
  })

  it.each([
    ['12 45', 'Passwords must be at least 6 characters long'],
    [' 1245 ', 'Passwords must be at least 6 characters long'],
    ['x2 456', undefined],
  ])('B-VALID-6, B-VALID-12, B-VALID-8: shows for the password %j: %j', (password, said) => {
    expect(checkSignUp({ ...ada, password, confirmPassword: password }).password).toBe(said)
  })
})

describe('reset', () => {
  it.each([
    ['k7vQz', { password: 'Passwords must be at least 6 characters long' }],
    ['k7vQz1', {}],
  ])('B-AUTH-15: the length of the medium password %j decides, not the indicator', (password, problems) => {
    expect(passwordStrength(password)).toBe('medium')
    expect(checkReset({ password, confirmPassword: password })).toEqual(problems)
  })

  it('B-VALID-9: requires the same password twice', () => {
    expect(checkReset({ password: 'engine-1843', confirmPassword: 'engine' })).toEqual({
      confirmPassword: 'New password and confirm password do not match',
    })
  })

  it('B-VALID-10: shows a problem with the password first', () => {
    expect(checkReset({ password: 'abc', confirmPassword: 'abd' })).toEqual({
      password: 'Passwords must be at least 6 characters long',
    })
  })
})
