import { data } from 'react-router'
import { postMeta } from '../content/blog-posts.ts'
import { loadPost } from '../pages/blog/load-post.server.ts'
import { PostPage } from '../pages/blog/post-page.tsx'
import { nextPosts } from '../pages/blog/posts.server.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/blog-post'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadPost(context.get(pageContext), params.slug)
  if (loaded === null) {
    throw data(null, { status: 404 })
  }
  // A page without its figures must not be cached for the next reader.
  const headers: HeadersInit = loaded.isWhole ? {} : { 'cache-control': 'no-store' }
  return data({ ...loaded, others: nextPosts(params.slug) }, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined ? [] : postMeta(loaderData.post, publicUrlOf(matches))

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />
}
