/**
 * Asks a list of leaked passwords about a password without revealing it (k-anonymity): we send the first 5 of the 40
 * hex digits of its SHA-1, and compare the rest with every hash that begins like it. The API is that of Have I Been
 * Pwned, which anyone can run.
 */
import { createHash } from 'node:crypto'
import type { Logger } from '../logging/log.ts'

const PREFIX_LENGTH = 5
/** People wait for the form. */
const DEADLINE_MS = 1500
/** A padded answer has about 1,000 lines of 40 characters. */
const MAX_ANSWER_BYTES = 1_000_000

export type BreachedPasswords = Readonly<{
  /** Returns false if the list doesn't answer in time: a new password must not depend on another service. */
  includes(password: string): Promise<boolean>
}>

/** @param url address of the range API, to which the five digits are added. */
export function createBreachedPasswords({ url, log }: { url: string; log: Logger }): BreachedPasswords {
  return {
    includes: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        const answer = await readRange(`${url.replace(/\/$/, '')}/${hash.slice(0, PREFIX_LENGTH)}`)
        return isListed(answer, hash.slice(PREFIX_LENGTH))
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown'
        log.warn({ reason }, 'the list of breached passwords did not answer; checked only the built-in list')
        return false
      }
    },
  }
}

async function readRange(address: string): Promise<string> {
  const response = await fetch(address, {
    // Adds made-up hashes with a count of 0, so that nobody learns the digits from the length of the answer.
    headers: { 'Add-Padding': 'true', 'User-Agent': 'Cardsight' },
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_ANSWER_BYTES) {
    await response.body?.cancel()
    throw new Error(`The list of breached passwords answered with ${response.status}`)
  }
  return (await response.text()).slice(0, MAX_ANSWER_BYTES)
}

/** Lines are `SUFFIX:COUNT`. */
function isListed(answer: string, suffix: string): boolean {
  return answer.split('\n').some((line) => {
    const [listed = '', count = ''] = line.trim().split(':')
    return listed.toUpperCase() === suffix && Number(count) > 0
  })
}
