import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { blogText, type PostBrief } from '../../content/blog-posts.ts'
import { formatDayLong } from '../../lib/format-date.ts'

export function BlogPage({ posts }: { posts: readonly PostBrief[] }) {
  return (
    <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
      <h1>{blogText.heading}</h1>
      <p className="mt-4 max-w-text text-base text-ink-soft">{blogText.intro}</p>
      <p className="mt-3">
        <a href={pagePaths.blogFeed} className="press">
          Follow by RSS
        </a>
      </p>
      <ol className="mt-10 divide-y divide-hairline border-y border-hairline">
        {posts.map((post) => (
          <li key={post.slug} className="py-7 narrow:grid narrow:grid-cols-[11rem_1fr] narrow:gap-6">
            <PostDay date={post.date} />
            <div className="mt-1 max-w-text narrow:mt-0">
              <h2 className="text-xl">
                <Link to={pagePaths.blogPost(post.slug)}>{post.title}</Link>
              </h2>
              <p className="mt-2 text-ink-soft">{post.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function PostDay({ date }: { date: string }) {
  return (
    <time dateTime={date} className="block pt-1 text-sm text-ink-soft">
      {formatDayLong(date)}
    </time>
  )
}
