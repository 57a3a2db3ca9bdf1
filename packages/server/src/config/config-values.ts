/** Values that several variables of the environment share. */
import { z } from 'zod'

export const HIGHEST_PORT = 65_535

export function httpUrl() {
  return z.url({ protocol: /^https?$/, error: 'must look like https://example.com' })
}
