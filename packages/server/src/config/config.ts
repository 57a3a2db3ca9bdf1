/**
 * The only module that reads the environment. Every variable and its default is here and in `.env.example`.
 */
import { isIP } from 'node:net'
import { z } from 'zod'
import { REQUEST_DEADLINE_MS } from '../request-deadline.ts'
import { type TelemetryConfig, telemetryOf, telemetryVariables } from '../telemetry/telemetry-config.ts'
import { HIGHEST_PORT, httpUrl } from './config-values.ts'

const APP_SECRET_BYTES = 32
const MIN_PASSPHRASE_LENGTH = 16
const MAX_DEADLINE_SECONDS = 300
const MAX_DRAIN_SECONDS = 60
const SIMPLEFIN_BRIDGE = 'https://bridge.simplefin.org/simplefin/create'

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(HIGHEST_PORT).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  PUBLIC_URL: httpUrl().optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(areAddresses, 'must be addresses or ranges such as 10.0.0.0/8, separated by commas')
    .optional(),
  APP_SECRET: z.base64().refine(isAppSecret, `must be ${APP_SECRET_BYTES} bytes, base64`).optional(),
  APP_SECRET_PREVIOUS: z
    .string()
    .refine(areAppSecrets, `must be secrets of ${APP_SECRET_BYTES} bytes, base64, separated by commas`)
    .optional(),
  PLAID_CLIENT_ID: z.string().optional(),
  PLAID_SECRET: z.string().optional(),
  PLAID_ENV: z.enum(['sandbox', 'production']).default('sandbox'),
  SIMPLEFIN_ENABLED: z.enum(['0', '1']).default('0'),
  SIMPLEFIN_CREATE_URL: z
    .url({ protocol: /^https$/, error: 'must look like https://bridge.simplefin.org/simplefin/create' })
    .optional(),
  HTTPS_PROXY: proxyUrl().optional(),
  https_proxy: proxyUrl().optional(),
  NO_PROXY: z.string().optional(),
  no_proxy: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl()
    .refine(isSafeUrl, 'must begin with https: unless it is on this machine')
    .default('https://accounts.google.com'),
  PASSWORD_RANGE_URL: httpUrl()
    .refine(isSafeUrl, 'must begin with https: unless it is on this machine')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Cardsight <no-reply@localhost>'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/, 'must look like support@example.com')
    .optional(),
  BLOG_FEED_URL: httpUrl().optional(),
  NEWSLETTER_EMBED_URL: httpUrl().optional(),
  REQUEST_DEADLINE_SECONDS: z.coerce
    .number()
    .min(1)
    .max(MAX_DEADLINE_SECONDS)
    .default(REQUEST_DEADLINE_MS / 1000),
  DRAIN_SECONDS: z.coerce.number().min(0).max(MAX_DRAIN_SECONDS).default(0),
  BACKUP_PASSPHRASE: z
    .string()
    .min(MIN_PASSPHRASE_LENGTH, `must have at least ${MIN_PASSPHRASE_LENGTH} characters`)
    .optional(),
  ...telemetryVariables,
  ERROR_WEBHOOK_URL: httpUrl().optional(),
  DEBUG_DASHBOARD: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Variables that only work together. */
const pairs = [
  ['PLAID_CLIENT_ID', 'PLAID_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const

type Environment = z.infer<typeof environmentSchema>

export type Config = Readonly<{
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  publicUrl: string
  trustedProxies: readonly string[]
  requestDeadlineMs: number
  /** How long the server keeps answering after SIGTERM, while it reports that it isn't ready. */
  drainMs: number
  appSecret: string | null
  previousAppSecrets: readonly string[]
  plaid: { clientId: string; secret: string; environment: 'sandbox' | 'production' } | null
  /** Null turns SimpleFIN off. Without the page where people create setup tokens, its server is simulated. */
  simpleFin: { createUrl: string | null } | null
  /** Proxy for calls to bank-data providers; null to call them directly. */
  egressProxy: { url: string; noProxy: string | null } | null
  google: { clientId: string; clientSecret: string; issuer: string } | null
  /** Address of a list of breached passwords; null to check only the built-in list. */
  passwordRangeUrl: string | null
  mail: { smtpUrl: string | null; from: string }
  /** Shown on the pages. Gets the error reports from card pages. */
  supportEmail: string
  blogFeedUrl: string | null
  newsletterEmbedUrl: string | null
  /** Encrypts backups; null if none can be made. */
  backupPassphrase: string | null
  telemetry: TelemetryConfig
  /** Gets a JSON message about every logged error; null to send none. */
  errorWebhookUrl: string | null
  hasDebugDashboard: boolean
  logLevel: Environment['LOG_LEVEL']
}>

/** Lists every invalid variable at once, so that you can fix them all after one start. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}`)
    this.problems = problems
  }
}

/** @param environment defaults to `process.env`; empty values count as unset. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const configured = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(configured)
  const problems = [
    ...(parsed.success
      ? []
      : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...pairs.flatMap((pair) => missingHalf(pair, configured)),
  ]
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(problems)
  }
  return toConfig(parsed.data)
}

function toConfig(env: Environment): Config {
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl,
    trustedProxies: listOf(env.TRUSTED_PROXIES ?? ''),
    requestDeadlineMs: env.REQUEST_DEADLINE_SECONDS * 1000,
    drainMs: env.DRAIN_SECONDS * 1000,
    appSecret: env.APP_SECRET ?? null,
    previousAppSecrets: listOf(env.APP_SECRET_PREVIOUS ?? ''),
    plaid:
      env.PLAID_CLIENT_ID && env.PLAID_SECRET
        ? { clientId: env.PLAID_CLIENT_ID, secret: env.PLAID_SECRET, environment: env.PLAID_ENV }
        : null,
    simpleFin: simpleFinOf(env),
    egressProxy: egressProxyOf(env),
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : null,
    passwordRangeUrl: env.PASSWORD_RANGE_URL ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    supportEmail: env.SUPPORT_EMAIL ?? supportEmailAt(publicUrl),
    blogFeedUrl: env.BLOG_FEED_URL ?? null,
    newsletterEmbedUrl: env.NEWSLETTER_EMBED_URL ?? null,
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
    telemetry: telemetryOf(env),
    errorWebhookUrl: env.ERROR_WEBHOOK_URL ?? null,
    hasDebugDashboard: env.DEBUG_DASHBOARD === undefined ? !env.DATABASE_URL : env.DEBUG_DASHBOARD === '1',
    logLevel: env.LOG_LEVEL,
  }
}

/** Simulated beside the simulated bank only: made-up purchases must not mix with real ones. */
function simpleFinOf(env: Environment): Config['simpleFin'] {
  if (env.SIMPLEFIN_ENABLED !== '1') {
    return null
  }
  const fallback = env.PLAID_CLIENT_ID === undefined ? null : SIMPLEFIN_BRIDGE
  return { createUrl: env.SIMPLEFIN_CREATE_URL ?? fallback }
}

/** Either spelling, the lowercase one first, like curl. */
function egressProxyOf(env: Environment): Config['egressProxy'] {
  const url = env.https_proxy ?? env.HTTPS_PROXY
  return url === undefined ? null : { url, noProxy: env.no_proxy ?? env.NO_PROXY ?? null }
}

/** At the host that serves the site, so that the address belongs to its operator. */
function supportEmailAt(publicUrl: string): string {
  return `support@${new URL(publicUrl).hostname.replace(/^www\./, '')}`
}

function proxyUrl() {
  return z.url({ protocol: /^https?$/, error: 'must look like http://proxy.example:3128' })
}

/**
 * Anyone who can read the traffic between us and a sign-in provider can sign in as any user. A list of passwords
 * learns a part of each new one.
 */
function isSafeUrl(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function areAddresses(value: string): boolean {
  return listOf(value).every((entry) => {
    const [address = '', bits, ...rest] = entry.split('/')
    return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
  })
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isAppSecret(value: string): boolean {
  return Buffer.from(value, 'base64').length === APP_SECRET_BYTES
}

function areAppSecrets(value: string): boolean {
  return listOf(value).every((secret) => z.base64().safeParse(secret).success && isAppSecret(secret))
}

function missingHalf([a, b]: readonly [string, string], configured: Record<string, unknown>): string[] {
  if (a in configured === b in configured) {
    return []
  }
  const [present, missing] = a in configured ? [a, b] : [b, a]
  return [`${missing}: is required because ${present} is set`]
}
