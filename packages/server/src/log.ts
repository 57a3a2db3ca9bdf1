/**
 * One structured logger. Every finished line goes through `scrub`, so that a secret or an email address
 * is caught wherever it hides: in a message, in a stack, in an address.
 */
import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

export function createLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => destination.write(scrub(line)) },
  )
}

const secretKeys =
  'password|oldPassword|newPassword|secret|token|accessToken|access_token|publicToken|public_token|linkToken|link_token|resetToken|codeVerifier|code_verifier|client_secret|id_token|authorization|cookie|set-cookie|apiKey'

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`("(?:${secretKeys})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), '$1"[secret]"'],
  [new RegExp(`([?&](?:${secretKeys})=)[^&\\s"\\\\]+`, 'gi'), '$1[secret]'],
  [/\bBearer [\w.~+/=-]+/gi, 'Bearer [secret]'],
  [/\b(?:access|public|link)-(?:sandbox|production)-[\w-]+/g, '[secret]'],
  [/(\/(?:restore-password|password-reset|verify-email|undo-email-change)\/)[^/?\s"\\]+/g, '$1[secret]'],
  [/(\/\/[^/:@\s"]+:)[^@\s"]+@/g, '$1[secret]@'],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
]

/** Takes secrets and email addresses out of a finished log line. */
export function scrub(line: string): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}
