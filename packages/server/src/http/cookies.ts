/**
 * The few cookies we set. None is the session, which is a bearer token; they only bind a value to a browser.
 */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const SOCIAL_SECONDS = 10 * 60

const cookies = {
  /** Identifies a browser that has signed in before. */
  browser: { name: 'cardsight-browser', maxAgeSeconds: YEAR_SECONDS },
  /** Binds a pending social sign-in to the browser that started it. */
  social: { name: 'cardsight-social', maxAgeSeconds: SOCIAL_SECONDS },
} as const

type CookieName = keyof typeof cookies
type Site = Readonly<{ publicUrl: string }>

const VALUE = /^[\w-]{20,200}$/

/** Returns null if there is none, or if we wouldn't have set it. */
export function readCookie(request: FastifyRequest, name: CookieName, site: Site): string | null {
  const value = request.cookies[fullName(name, site)] ?? ''
  return VALUE.test(value) ? value : null
}

export function setCookie(reply: FastifyReply, name: CookieName, value: string, site: Site): void {
  reply.setCookie(fullName(name, site), value, { ...settings(site), maxAge: cookies[name].maxAgeSeconds })
}

export function clearCookie(reply: FastifyReply, name: CookieName, site: Site): void {
  reply.clearCookie(fullName(name, site), settings(site))
}

/** Lax, not Strict: the provider's redirect back to us is a navigation from another site. */
function settings(site: Site) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(site) } as const
}

/** With this prefix, browsers only let this exact host set it, and only over TLS. */
function fullName(name: CookieName, site: Site): string {
  return isHttps(site) ? `__Host-${cookies[name].name}` : cookies[name].name
}

function isHttps({ publicUrl }: Site): boolean {
  return publicUrl.startsWith('https:')
}
