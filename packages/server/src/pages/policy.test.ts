import { expect, it } from 'vitest'
import { pagePolicy } from './policy.ts'

it('allows no frames, except for the one configured page', () => {
  const closed = pagePolicy([], { isHttps: true, frameUrl: null, widgetOrigin: null })
  expect(closed).not.toContain('frame-src')
  expect(closed).toContain("default-src 'self'")
  const frameUrl = 'https://letters.example/form?id=1'
  const open = pagePolicy([], { isHttps: true, frameUrl, widgetOrigin: null })
  expect(open.split('; ')).toContain("frame-src 'self' https://letters.example")
})

it("allows the bank-data provider's widget only if there is one", () => {
  const options = { isHttps: true, frameUrl: null }
  const policy = pagePolicy(['nonce-a'], { ...options, widgetOrigin: 'https://production.plaid.com' })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-a' https://cdn.plaid.com",
      "frame-src 'self' https://cdn.plaid.com",
      "connect-src 'self' https://production.plaid.com",
    ]),
  )
  expect(pagePolicy(['nonce-a'], { ...options, widgetOrigin: null })).not.toContain('plaid')
})

it("allows Vite's style elements and web socket in development only", () => {
  const options = { isHttps: false, frameUrl: null, widgetOrigin: null }
  const development = pagePolicy(['nonce-a'], { ...options, isDevelopment: true }).split('; ')
  expect(development).toContain("style-src-elem 'self' 'unsafe-inline'")
  expect(development).toContain("connect-src 'self' ws:")
  const production = pagePolicy(['nonce-a'], options).split('; ')
  expect(production).toContain("style-src-elem 'self'")
  expect(production).toContain("connect-src 'self'")
})
