import { z } from './zod.ts'

/** How to subscribe: by our own form, or by the outside page that takes its place. */
export const newsletterOptionsSchema = z
  .object({ embedUrl: z.url({ protocol: /^https?$/ }).nullable() })
  .meta({ id: 'NewsletterOptions' })

export type NewsletterOptions = z.infer<typeof newsletterOptionsSchema>
