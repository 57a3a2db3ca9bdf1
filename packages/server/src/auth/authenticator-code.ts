/** Codes of authenticator apps: six digits that change every 30 seconds (TOTP, RFC 6238). */
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Cardsight'
const KEY_BYTES = 20
/** Accepts the code before and after the current one: clocks differ, and typing takes time. */
const STEPS_OFF = 1

/** A new key in base32, the form that people can type into their app. */
export function newAuthenticatorKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** The address in the QR code. Apps show the email under the issuer's name. */
export function authenticatorAddress(key: string, email: string): string {
  return authenticator(key, email).toString()
}

/** Returns the 30-second step that a code belongs to, or null if it's wrong at this time. */
export function stepOfCode(key: string, code: string, at: Date): number | null {
  const totp = authenticator(key)
  const timestamp = at.getTime()
  const stepsOff = totp.validate({ token: code, timestamp, window: STEPS_OFF })
  return stepsOff === null ? null : totp.counter({ timestamp }) + stepsOff
}

function authenticator(key: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key) })
}
