import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

describe('passwords', () => {
  const passwords = createPasswordHasher({ atOnce: 2 })

  it('are stored as argon2id with at least 19 MiB, two passes and a random salt', async () => {
    const [first, second] = [await passwords.hash('plum otter'), await passwords.hash('plum otter')]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('B-AUTH-16: are checked exactly as typed', async () => {
    const hash = await passwords.hash(' Plum otter ')
    expect(await passwords.verify(hash, ' Plum otter ')).toBe(true)
    expect(await passwords.verify(hash, 'Plum otter')).toBe(false)
    expect(await passwords.verify(hash, ' plum otter ')).toBe(false)
  })

  it('never match without a hash', async () => {
    expect(await passwords.verify(null, 'plum otter')).toBe(false)
  })

  it('are refused with 503 instead of queueing up when they arrive faster than they can be hashed', async () => {
    const busy = createPasswordHasher({ atOnce: 1 })
    const outcomes = await Promise.allSettled(Array.from({ length: 45 }, () => busy.hash('plum otter')))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    // One in progress and 40 waiting.
    expect(outcomes.length - refused.length).toBe(41)
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
    expect(await busy.hash('plum otter')).toContain('argon2id')
  })
})
