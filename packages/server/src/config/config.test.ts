import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('works without any variables: an empty environment gives the embedded defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: './data',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      supportEmail: 'support@localhost',
      appSecret: null,
      plaid: null,
      google: null,
      requestDeadlineMs: 8_000,
      hasDebugDashboard: true,
    })
  })

  it.each([
    [{ PUBLIC_URL: 'https://cardsight.example' }, 'support@cardsight.example'],
    [{ PUBLIC_URL: 'https://www.cardsight.example:8443/' }, 'support@cardsight.example'],
    [{ PUBLIC_URL: 'https://cardsight.example', SUPPORT_EMAIL: 'help@desk.example' }, 'help@desk.example'],
  ])('with %o, support is at %s', (environment, address) => {
    expect(readConfig(environment).supportEmail).toBe(address)
  })

  it.each(['support', 'a@b, c@d', 'Support <help@desk.example>', 'a@b\nBcc: c@d'])(
    'rejects %j as the support address',
    (SUPPORT_EMAIL) => {
      expect(problemsOf({ SUPPORT_EMAIL })).toEqual(['SUPPORT_EMAIL: must look like support@example.com'])
    },
  )

  it('turns SimpleFIN on, simulated unless something else is real', () => {
    expect(readConfig({}).simpleFin).toBeNull()
    expect(readConfig({ SIMPLEFIN_ENABLED: '0' }).simpleFin).toBeNull()
    expect(readConfig({ SIMPLEFIN_ENABLED: '1' }).simpleFin).toEqual({ createUrl: null })
    const keys = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret' }
    expect(readConfig({ SIMPLEFIN_ENABLED: '1', ...keys }).simpleFin).toEqual({
      createUrl: 'https://bridge.simplefin.org/simplefin/create',
    })
    const SIMPLEFIN_CREATE_URL = 'https://sfin.example/create'
    expect(readConfig({ SIMPLEFIN_ENABLED: '1', SIMPLEFIN_CREATE_URL }).simpleFin).toEqual({
      createUrl: SIMPLEFIN_CREATE_URL,
    })
    expect(problemsOf({ SIMPLEFIN_CREATE_URL: 'http://sfin.example' })).toEqual([
      'SIMPLEFIN_CREATE_URL: must look like https://bridge.simplefin.org/simplefin/create',
    ])
  })

  it('measures nothing by default, and sends to a collector unless told otherwise', () => {
    expect(readConfig({}).telemetry).toMatchObject({ metricsServer: null, otlp: null })
    expect(readConfig({ METRICS_PORT: '9464' }).telemetry.metricsServer).toEqual({
      port: 9464,
      host: '127.0.0.1',
    })
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).telemetry.otlp).toMatchObject({
      sendsTraces: true,
      sendsMetrics: true,
      sampler: { name: 'parentbased_always_on', ratio: 1 },
    })
    expect(
      readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).telemetry.otlp,
    ).toMatchObject({ sendsTraces: false, sendsMetrics: true })
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).telemetry.otlp).toBeNull()
    expect(problemsOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toEqual([
      'OTEL_EXPORTER_OTLP_PROTOCOL: must be http/json',
    ])
  })

  it('reads the proxy in either spelling, and the hosts without it', () => {
    const url = 'http://proxy.example:3128'
    expect(readConfig({}).egressProxy).toBeNull()
    expect(readConfig({ HTTPS_PROXY: url }).egressProxy).toEqual({ url, noProxy: null })
    const lowercase = { https_proxy: url, HTTPS_PROXY: 'http://other.example', no_proxy: 'a.example' }
    expect(readConfig(lowercase).egressProxy).toEqual({ url, noProxy: 'a.example' })
    expect(problemsOf({ HTTPS_PROXY: 'proxy:3128' })).toEqual([
      'HTTPS_PROXY: must look like http://proxy.example:3128',
    ])
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it('reports every invalid variable at once, by name', () => {
    const environment = {
      PORT: '99999',
      DATABASE_URL: 'mysql://localhost/x',
      PUBLIC_URL: 'cardsight',
      APP_SECRET: 'dG9vIHNob3J0',
      PLAID_ENV: 'development',
      PLAID_CLIENT_ID: 'id-without-secret',
      GOOGLE_CLIENT_SECRET: 'secret-without-id',
      SMTP_URL: 'http://mail',
      REQUEST_DEADLINE_SECONDS: '0',
      LOG_LEVEL: 'loud',
    }
    expect(problemsOf(environment).map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'APP_SECRET',
      'PLAID_ENV',
      'SMTP_URL',
      'REQUEST_DEADLINE_SECONDS',
      'LOG_LEVEL',
      'PLAID_SECRET',
      'GOOGLE_CLIENT_ID',
    ])
  })

  it('never repeats a secret in a problem', () => {
    expect(problemsOf({ APP_SECRET: 'c2VjcmV0LXZhbHVl' }).join()).not.toContain('c2VjcmV0LXZhbHVl')
  })

  it('accepts an APP_SECRET of exactly 32 bytes', () => {
    const secret = Buffer.alloc(32, 7).toString('base64')
    expect(readConfig({ APP_SECRET: secret }).appSecret).toBe(secret)
  })

  it('reads previous secrets as a list and validates each one', () => {
    const [older, oldest] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
    expect(readConfig({ APP_SECRET_PREVIOUS: `${older}, ${oldest}` }).previousAppSecrets).toEqual([
      older,
      oldest,
    ])
    expect(readConfig({}).previousAppSecrets).toEqual([])
    expect(problemsOf({ APP_SECRET_PREVIOUS: `${older},c2hvcnQ=` }).join()).toMatch(/^APP_SECRET_PREVIOUS: /)
  })

  it('S-ROUTE-11: enables the debug dashboard by default, but with DATABASE_URL only if DEBUG_DASHBOARD=1', () => {
    const DATABASE_URL = 'postgres://localhost/cardsight'
    expect(readConfig({}).hasDebugDashboard).toBe(true)
    expect(readConfig({ DATABASE_URL }).hasDebugDashboard).toBe(false)
    expect(readConfig({ DATABASE_URL, DEBUG_DASHBOARD: '1' }).hasDebugDashboard).toBe(true)
    expect(readConfig({ DEBUG_DASHBOARD: '0' }).hasDebugDashboard).toBe(false)
  })

  it('S-HOME-06: replaces the built-in blog with BLOG_FEED_URL', () => {
    expect(readConfig({}).blogFeedUrl).toBeNull()
    const BLOG_FEED_URL = 'https://news.example/feed.xml'
    expect(readConfig({ BLOG_FEED_URL }).blogFeedUrl).toBe(BLOG_FEED_URL)
  })

  it('trusts no proxy unless its address is set', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
    expect(problemsOf({ TRUSTED_PROXIES: 'anyone' })).toHaveLength(1)
  })

  it('allows an OpenID provider without TLS only on this machine', () => {
    expect(problemsOf({ GOOGLE_ISSUER: 'http://id.example.com' })).toHaveLength(1)
    expect(problemsOf({ GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toEqual([])
    expect(problemsOf({ GOOGLE_ISSUER: 'https://id.example.com' })).toEqual([])
    expect(problemsOf({ PASSWORD_RANGE_URL: 'http://passwords.example.com/range' })).toHaveLength(1)
    expect(problemsOf({ PASSWORD_RANGE_URL: 'https://passwords.example.com/range' })).toEqual([])
  })

  it('drops the trailing slash of PUBLIC_URL, so that paths can be appended', () => {
    expect(readConfig({ PUBLIC_URL: 'https://cards.example/' }).publicUrl).toBe('https://cards.example')
  })
})

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.problems
    }
    throw error
  }
  return []
}
