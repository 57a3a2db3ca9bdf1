/**
 * Removes secrets and email addresses from a finished log line, wherever they are: in a message, a stack or a
 * path. Every rule takes linear time, because clients choose parts of what is logged, and the result is valid
 * JSON.
 */

type Rule = readonly [pattern: RegExp, replacement: string | ((match: string) => string)]

const secretKeys =
  'password|oldPassword|newPassword|secret|token|accessToken|access_token|publicToken|public_token|linkToken|link_token|resetToken|codeVerifier|code_verifier|client_secret|id_token|authorization|cookie|set-cookie|apiKey'

/**
 * The start of a run of `[\w.+%-]`: one match attempt per run instead of one per character. A letter after a
 * backslash belongs to the escape sequence, as in `\n`.
 */
const RUN_START = String.raw`(?:(?<![\w.+%\\-])|(?<=\\[bfnrt])|(?<=\\u[\da-f]{4}))`

const rules: readonly Rule[] = [
  [new RegExp(String.raw`("(?:${secretKeys})"\s*:\s*)"(?:[^"\\]|\\.)*"`, 'gi'), '$1"[secret]"'],
  // JSON inside a message, where the log line escapes its quotes once more.
  [
    new RegExp(String.raw`(\\"(?:${secretKeys})\\"\s*:\s*)\\"(?:[^"\\]|\\\\(?:\\.|[^"\\]))*(?:\\")?`, 'gi'),
    String.raw`$1\"[secret]\"`,
  ],
  [new RegExp(String.raw`([?&](?:${secretKeys})=)[^&\s"\\]+`, 'gi'), '$1[secret]'],
  [/Bearer [\w.~+/=-]+/gi, 'Bearer [secret]'],
  [/(?:access|public|link)-(?:sandbox|production)-[\w-]+/g, '[secret]'],
  [
    /(\/(?:restore-password|password-reset|verify-email|undo-email-change|calendar)\/)[^/?\s"\\]+/gi,
    '$1[secret]',
  ],
  [/(?<![^@\s"])[^@\s"]+@/g, (run) => run.replace(/(\/\/[^/:]*:).+/s, '$1[secret]@')],
  [new RegExp(String.raw`${RUN_START}[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+`, 'gi'), '[email]'],
]

export function scrub(line: string): string {
  return rules.reduce(
    (text, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? text.replace(pattern, replacement)
        : text.replace(pattern, replacement),
    line,
  )
}
