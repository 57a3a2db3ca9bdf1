import { describe, expect, it } from 'vitest'
import { shareBytes } from './shared-bytes.ts'

describe('shared bytes', () => {
  it('are freed with their last use', () => {
    const bytes = Uint8Array.of(1, 2, 3)
    const shared = shareBytes(bytes)
    const [first, second] = [shared.use(), shared.use()]
    first.release()
    expect(second.bytes).toEqual(Uint8Array.of(1, 2, 3))
    second.release()
    expect(bytes.buffer.byteLength).toBe(0)
  })

  it('are released once by each use', () => {
    const shared = shareBytes(Uint8Array.of(1))
    const [first, second] = [shared.use(), shared.use()]
    first.release()
    first.release()
    expect(second.bytes).toHaveLength(1)
    second.release()
    second.release()
    expect(second.bytes).toHaveLength(0)
  })
})
