import { describe, expect, it } from 'vitest'
import { initialsOf, nameOf } from './account-entries.tsx'

describe('the user menu', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }, 'Ada Byron', 'AB'],
    [{ firstName: 'ada', lastName: '', email: 'a@example.com' }, 'ada', 'A'],
    [{ firstName: '', lastName: ' byron ', email: 'a@example.com' }, 'byron', 'B'],
    [{ firstName: 'Ülkü', lastName: 'Éluard', email: 'u@example.com' }, 'Ülkü Éluard', 'ÜÉ'],
    [{ firstName: '𝒜da', lastName: 'Byron', email: 'u@example.com' }, '𝒜da Byron', '𝒜B'],
    [{ firstName: '', lastName: '', email: 'zoe@example.com' }, 'zoe@example.com', 'Z'],
  ])('S-HEAD-08: of %j shows a name and initials', (user, name, initials) => {
    expect(nameOf(user)).toBe(name)
    expect(initialsOf(user)).toBe(initials)
  })
})
