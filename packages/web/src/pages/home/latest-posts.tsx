import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { Band } from './band.tsx'
import { FindButton } from './find-button.tsx'
import type { LatestPost } from './post.ts'

export function LatestPosts({ posts }: { posts: readonly LatestPost[] }) {
  return (
    <Band titleId="posts-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="posts-title">From the blog</h2>
        <Link to={pagePaths.blog}>All posts</Link>
      </div>
      <ul className="my-8 grid gap-6 narrow:grid-cols-3">
        {posts.map((post) => (
          <li key={post.path} className="panel flex flex-col overflow-hidden">
            {post.picture !== null && (
              <img
                src={post.picture}
                alt=""
                loading="lazy"
                width={1200}
                height={630}
                className="h-auto w-full border-b border-hairline"
              />
            )}
            <div className="p-5">
              <h3 className="text-lg">
                <a href={post.path}>{post.title}</a>
              </h3>
              {post.day !== null && <p className="mt-2 text-sm text-ink-soft">{post.day}</p>}
            </div>
          </li>
        ))}
      </ul>
      <FindButton />
    </Band>
  )
}
