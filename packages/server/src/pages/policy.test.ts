import { expect, it } from 'vitest'
import { pagePolicy } from './policy.ts'

it('allows no frames, except for the one configured page', () => {
  const closed = pagePolicy([], { isHttps: true, frameUrl: null })
  expect(closed).not.toContain('frame-src')
  expect(closed).toContain("default-src 'self'")
  const frameUrl = 'https://letters.example/form?id=1'
  const open = pagePolicy([], { isHttps: true, frameUrl })
  expect(open.split('; ')).toContain("frame-src 'self' https://letters.example")
})

it('allows what Plaid documents for its widget, and only with the widget', () => {
  const options = { isHttps: true, frameUrl: null }
  const widget = { origin: 'https://production.plaid.com', nonce: 'n0nce' }
  const closed = pagePolicy(['sha256-a'], options)
  expect(closed).not.toMatch(/plaid|nonce/)
  expect(closed.split('; ')).toContain("style-src-elem 'self'")
  // From the CSP sections of plaid.com/docs/link/web and of react-plaid-link's README.
  expect(pagePolicy(['sha256-a'], options, widget).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self' https://cdn.plaid.com",
      "script-src 'self' 'sha256-a' 'nonce-n0nce' https://cdn.plaid.com/link/v2/stable/link-initialize.js",
      "style-src 'self' 'nonce-n0nce'",
      "style-src-elem 'self' 'nonce-n0nce'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https://cdn.plaid.com",
      "font-src 'self' https://cdn.plaid.com",
      "frame-src 'self' https://cdn.plaid.com",
      "connect-src 'self' https://production.plaid.com",
    ]),
  )
})

it("allows Vite's style elements, web socket and worker in development only", () => {
  const options = { isHttps: false, frameUrl: null }
  const widget = { origin: 'https://sandbox.plaid.com', nonce: 'n0nce' }
  const development = pagePolicy([], { ...options, isDevelopment: true }).split('; ')
  expect(development).toContain("style-src-elem 'self' 'unsafe-inline'")
  expect(development).toContain("connect-src 'self' ws:")
  expect(development).toContain("worker-src 'self' blob:")
  // Browsers ignore 'unsafe-inline' where there is a nonce.
  expect(pagePolicy([], { ...options, isDevelopment: true }, widget)).toContain(
    "style-src-elem 'self' 'unsafe-inline'; ",
  )
  const production = pagePolicy([], options).split('; ')
  expect(production).toContain("style-src-elem 'self'")
  expect(production).toContain("connect-src 'self'")
  expect(production).toContain("worker-src 'self'")
})

it('asks browsers to report what they block, with and without HTTPS', () => {
  const reporting = (isHttps: boolean) =>
    pagePolicy([], { isHttps, frameUrl: null })
      .split('; ')
      .filter((directive) => directive.startsWith('report-'))
  expect(reporting(true)).toEqual(['report-uri /api/csp-reports', 'report-to csp'])
  expect(reporting(false)).toEqual(['report-uri /api/csp-reports'])
})
