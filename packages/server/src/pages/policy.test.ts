import { expect, it } from 'vitest'
import { pagePolicy } from './policy.ts'

it('lets pages of no other site stand inside ours, unless one is given, and then that one alone', () => {
  const closed = pagePolicy([], { isHttps: true, frameUrl: null })
  expect(closed).not.toContain('frame-src')
  expect(closed).toContain("default-src 'self'")
  const open = pagePolicy([], { isHttps: true, frameUrl: 'https://letters.example/form?id=1' })
  expect(open.split('; ')).toContain("frame-src 'self' https://letters.example")
})
