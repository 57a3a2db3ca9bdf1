import { describe, expect, it } from 'vitest'
import { growthOf, SUPERLINEAR } from '../testing/growth.ts'
import { scrub } from './scrub.ts'

describe('scrub', () => {
  it.each([
    ['{"password":"hunter22"}', '{"password":"[secret]"}'],
    ['{"oldPassword":"quo\\"te"}', '{"oldPassword":"[secret]"}'],
    ['{"authorization":"Bearer abc"}', '{"authorization":"[secret]"}'],
    [
      String.raw`{"msg":"bad {\"token\":\"abc\\\"d\",\"x\":1}"}`,
      String.raw`{"msg":"bad {\"token\":\"[secret]\",\"x\":1}"}`,
    ],
    ['sent Bearer abc-123_x.y=', 'sent Bearer [secret]'],
    ['/auth/google?accessToken=abc123&x=1', '/auth/google?accessToken=[secret]&x=1'],
    ['/restore-password/tok_1234', '/restore-password/[secret]'],
    ['/undo-email-change/tok_1234', '/undo-email-change/[secret]'],
    ['/Restore-Password/tok_1234', '/Restore-Password/[secret]'],
    ['/api/auth/password-reset/tok_1234', '/api/auth/password-reset/[secret]'],
    ['/verify-email/tok_1234', '/verify-email/[secret]'],
    ['token access-sandbox-12ab-34 refused', 'token [secret] refused'],
    ['postgres://me:pw@db/cards', 'postgres://me:[secret]@db/cards'],
    ['postgres://me:p/w@db/cards', 'postgres://me:[secret]@db/cards'],
    ['mail to ann.o+x@mail.example.org failed', 'mail to [email] failed'],
    ['?email=ann%40example.org', '?email=[email]'],
    ['?email=ann%2Bx%40example.org', '?email=[email]'],
    [`mail to ${'a'.repeat(300)}@example.org failed`, 'mail to [email] failed'],
    ['GET /find-best-card-for-your-spend 200', 'GET /find-best-card-for-your-spend 200'],
  ])('turns %s into %s', (line, expected) => {
    expect(scrub(line)).toBe(expected)
  })

  it.each([
    'a',
    '/a',
    ' ',
    '@',
    'a@',
    'a@a.',
    'a%40',
    '%2B',
    '//',
    '//a:',
    '//a:b@',
    '?token=',
    '"token" ',
    '"token":"',
    '\\"token\\":\\"',
    '\\',
    'Bearer ',
    'access-sandbox-',
    '/verify-email/',
  ])('takes linear time for a line of %j', (pump) => {
    expect(growthOf(scrub, (chars) => pump.repeat(chars / pump.length))).toBeLessThan(SUPERLINEAR)
  })
})
