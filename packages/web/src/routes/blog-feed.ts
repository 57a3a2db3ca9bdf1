import { postPicture } from '../pages/blog/post-data.ts'
import { posts } from '../pages/blog/posts.server.ts'
import { feedXml } from '../pages/machines/feed.ts'
import { xmlResponse } from '../pages/machines/xml.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/blog-feed'

export function loader({ context }: Route.LoaderArgs) {
  const listed = posts.map((post) => ({ ...post, picture: postPicture(post) }))
  return xmlResponse(feedXml(context.get(pageContext).publicUrl, listed), 'application/rss+xml')
}
