import { z } from './zod.ts'

export const blogItemSchema = z
  .object({
    link: z.url({ protocol: /^https?$/ }),
    title: z.string(),
    pubDate: z.string().meta({ description: 'As the feed writes it' }),
    guid: z.string(),
    enclosure: z.object({ link: z.url({ protocol: /^https?$/ }) }).optional(),
  })
  .meta({ id: 'BlogItem' })

/** The newest posts, newest first; none while the feed cannot be read. */
export const blogFeedSchema = z.object({ items: z.array(blogItemSchema) }).meta({ id: 'BlogFeed' })

export type BlogItem = z.infer<typeof blogItemSchema>
