import { describe, expect, it } from 'vitest'
import { createCipher, SealBroken } from './cipher.ts'

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const TOKEN = 'access-sandbox-8ab976e6-64bc-4b38-98f7-731e7a349970'

describe('createCipher', () => {
  const cipher = createCipher([first])

  it('decrypts what it encrypted, for the same owner', () => {
    const sealed = cipher.seal(TOKEN, 'item-1')
    expect(sealed).not.toContain('access')
    expect(cipher.open(sealed, 'item-1')).toBe(TOKEN)
  })

  it('never encrypts the same text to the same bytes', () => {
    expect(cipher.seal(TOKEN, 'item-1')).not.toBe(cipher.seal(TOKEN, 'item-1'))
  })

  it("doesn't decrypt for another owner", () => {
    expect(() => cipher.open(cipher.seal(TOKEN, 'item-1'), 'item-2')).toThrow(SealBroken)
  })

  it("doesn't decrypt if a single character was changed", () => {
    const sealed = cipher.seal(TOKEN, 'item-1')
    for (let position = 0; position < sealed.length; position += 1) {
      // Only some bits of the last character count.
      const other = sealed[position] === 'A' ? 'Q' : 'A'
      const changed = `${sealed.slice(0, position)}${other}${sealed.slice(position + 1)}`
      expect(() => cipher.open(changed, 'item-1')).toThrow(SealBroken)
    }
    for (const broken of ['', '.', 'x.', `${sealed.split('.')[0]}.AAAA`]) {
      expect(() => cipher.open(broken, 'item-1')).toThrow(SealBroken)
    }
  })

  it('decrypts with an older key after a rotation, and encrypts with the newest', () => {
    const rotated = createCipher([second, first])
    const sealed = cipher.seal(TOKEN, 'item-1')
    expect(rotated.open(sealed, 'item-1')).toBe(TOKEN)
    expect(rotated.isNewest(sealed)).toBe(false)
    const resealed = rotated.seal(TOKEN, 'item-1')
    expect(rotated.isNewest(resealed)).toBe(true)
    expect(createCipher([second]).open(resealed, 'item-1')).toBe(TOKEN)
    expect(() => cipher.open(resealed, 'item-1')).toThrow(SealBroken)
  })
})
