import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

it('frees what nobody uses, and nothing else', async () => {
  const used = { name: 'used' }
  const [usedRef, unusedRef] = [new WeakRef(used), new WeakRef({ name: 'unused' })]
  // A weak reference keeps its object until the current job ends.
  await setImmediate()
  await collectGarbage()
  expect(unusedRef.deref()).toBeUndefined()
  expect(usedRef.deref()).toBe(used)
})
