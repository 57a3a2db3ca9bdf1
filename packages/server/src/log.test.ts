import { describe, expect, it } from 'vitest'
import { createLog, scrub } from './log.ts'

describe('scrub', () => {
  it.each([
    ['{"password":"hunter22"}', '{"password":"[secret]"}'],
    ['{"oldPassword":"quo\\"te"}', '{"oldPassword":"[secret]"}'],
    ['{"authorization":"Bearer abc"}', '{"authorization":"[secret]"}'],
    ['sent Bearer abc-123_x.y=', 'sent Bearer [secret]'],
    ['/auth/google?accessToken=abc123&x=1', '/auth/google?accessToken=[secret]&x=1'],
    ['/restore-password/tok_1234', '/restore-password/[secret]'],
    ['/api/auth/password-reset/tok_1234', '/api/auth/password-reset/[secret]'],
    ['/verify-email/tok_1234', '/verify-email/[secret]'],
    ['/undo-email-change/tok_1234', '/undo-email-change/[secret]'],
    ['token access-sandbox-12ab-34 refused', 'token [secret] refused'],
    ['postgres://me:pw@db/cards', 'postgres://me:[secret]@db/cards'],
    ['mail to ann.o+x@mail.example.org failed', 'mail to [email] failed'],
    ['?email=ann%40example.org', '?email=[email]'],
    ['GET /find-best-card-for-your-spend 200', 'GET /find-best-card-for-your-spend 200'],
  ])('turns %s into %s', (line, expected) => {
    expect(scrub(line)).toBe(expected)
  })
})

describe('createLog', () => {
  it('writes one JSON line an event, with nothing secret in it, even inside an error', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    log.error({ err: new Error('no mail to ann@example.org'), body: { password: 'hunter22' } }, 'failed')
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/ann@example|hunter22/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'failed', body: { password: '[secret]' } })
  })
})
