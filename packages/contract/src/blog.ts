import { z } from './zod.ts'

export const blogItemSchema = z
  .object({
    link: z.url({ protocol: /^https?$/ }),
    title: z.string(),
    pubDate: z.string().meta({ description: 'As in the feed' }),
    guid: z.string(),
    enclosure: z.object({ link: z.url({ protocol: /^https?$/ }) }).optional(),
  })
  .meta({ id: 'BlogItem' })

/** The latest posts, newest first; empty while the feed can't be read. */
export const blogFeedSchema = z.object({ items: z.array(blogItemSchema) }).meta({ id: 'BlogFeed' })

export type BlogItem = z.infer<typeof blogItemSchema>
