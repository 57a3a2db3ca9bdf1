import { describe, expect, it } from 'vitest'
import { isSameAccount, withoutRepeats } from './same-account.ts'

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

describe('the accounts of a person', () => {
  const account = (itemId: string, more: object = {}) => ({
    ...checking,
    itemId,
    institutionId: 'ins_1',
    ...more,
  })

  it('lose those that an earlier link shares too', () => {
    const own = account('second', { name: 'Own Checking' })
    expect(withoutRepeats([account('first'), account('second'), own])).toEqual([account('first'), own])
  })

  it('lose those with the same bank id in a link that combines several banks', () => {
    const first = account('first', { persistentId: 'p-1' })
    const combined = account('second', { persistentId: 'p-1', institutionId: 'ins_1_and_2' })
    const other = account('second', { persistentId: 'p-2', institutionId: 'ins_1_and_2' })
    expect(withoutRepeats([first, combined, other])).toEqual([first, other])
  })

  it('keep accounts of one link that look alike: masks repeat', () => {
    expect(withoutRepeats([account('first'), account('first')])).toHaveLength(2)
  })

  it('keep accounts of other institutions, and those of unknown ones', () => {
    const others = [
      account('first'),
      account('second', { institutionId: 'ins_2' }),
      account('third', { institutionId: null }),
      account('fourth', { institutionId: null }),
    ]
    expect(withoutRepeats(others)).toEqual(others)
  })
})
