import { blogFeedSchema } from '@cardsight/contract/site'
import type { Deps } from '../deps.ts'
import { createBuiltInFeed } from '../feed/feed.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { cacheLatestPosts } from '../services/blog/latest-posts.ts'

export function blogRoutes(app: ApiServer, deps: Deps) {
  const feed =
    deps.blogFeed ?? createBuiltInFeed({ app, publicUrl: deps.publicUrl, hasPages: deps.web !== null })
  const latestPosts = cacheLatestPosts(feed, deps)
  // Another site may be slow, and the first visitor should see the home page with its posts.
  app.addHook('onListen', async () => {
    await latestPosts()
  })
  app.get(
    '/blog',
    {
      config: { access: 'public' },
      schema: {
        summary: 'List the latest blog posts',
        tags: ['content'],
        response: { 200: blogFeedSchema, ...failures },
      },
    },
    async () => ({ items: [...(await latestPosts())] }),
  )
}
