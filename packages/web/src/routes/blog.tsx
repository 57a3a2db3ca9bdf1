import { blogMeta } from '../content/blog-posts.ts'
import { BlogPage } from '../pages/blog/blog-page.tsx'
import { posts, toBrief } from '../pages/blog/posts.server.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/blog'

export const handle = { access: 'public' } satisfies RouteHandle

export const loader = () => ({ posts: posts.map(toBrief) })

export const meta: Route.MetaFunction = ({ matches }) => blogMeta(publicUrlOf(matches))

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} />
}
