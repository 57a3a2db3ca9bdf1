import { describe, expect, it } from 'vitest'
import { isSameAccount } from './same-account.ts'

const checking = { name: 'Joint Checking', mask: '0042', institutionId: 'ins_1' }

describe('two accounts of one institution', () => {
  it.each([
    [
      'the same bank id',
      { persistentId: 'p-1' },
      { persistentId: 'p-1', name: 'Renamed', mask: '9999' },
      true,
    ],
    ['different bank ids', { persistentId: 'p-1' }, { persistentId: 'p-2' }, false],
    ['no bank id, but the same name and mask', {}, {}, true],
    ['a bank id on one side only, and the same name and mask', { persistentId: 'p-1' }, {}, true],
    ['no bank id and another mask', {}, { mask: '0043' }, false],
    ['no bank id and another name', {}, { name: 'Own Checking' }, false],
  ])('with %s: %#', (_case, a, b, isSame) => {
    expect(isSameAccount({ ...checking, ...a }, { ...checking, ...b })).toBe(isSame)
  })
})
