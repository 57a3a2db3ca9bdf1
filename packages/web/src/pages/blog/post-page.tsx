import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'
import { averageSource } from '../../content/average-spending.ts'
import { blogText, type PostBrief } from '../../content/blog-posts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PostDay } from './blog-page.tsx'

/** Styles for HTML text, whose elements have no classes. */
const prose = [
  'mt-8 space-y-5',
  '[&_h2]:pt-5 [&_h3]:pt-2 [&_h3]:text-base',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-2 [&_:is(ul,ol)]:pl-6',
  '[&_blockquote]:ledger-margin [&_blockquote]:py-1 [&_blockquote]:pl-5',
  '[&_table]:w-full [&_table]:border-y [&_table]:border-rule [&_table]:text-sm chart:[&_table]:text-base',
  '[&_th]:border-b [&_th]:border-rule [&_th]:py-2 [&_th]:pr-2 [&_th]:text-left [&_th]:align-bottom [&_th]:text-sm',
  '[&_td]:border-b [&_td]:border-hairline [&_td]:py-2 [&_td]:pr-2 [&_td]:align-top',
  '[&_th.text-right]:pr-0 [&_th.text-right]:pl-2 chart:[&_th.text-right]:pl-4 [&_th.text-right]:text-right',
  '[&_td.text-right]:pr-0 [&_td.text-right]:pl-2 chart:[&_td.text-right]:pl-4',
].join(' ')

type PostPageProps = {
  post: PostBrief
  html: string
  isWhole: boolean
  /** Further posts. */
  others: readonly PostBrief[]
}

export function PostPage({ post, html, isWhole, others }: PostPageProps) {
  return (
    <article className="mx-auto max-w-text px-4 py-12 narrow:px-6 narrow:py-16">
      <p className="mb-4 text-sm">
        <Link to={pagePaths.blog}>{blogText.heading}</Link>
      </p>
      <h1>{post.title}</h1>
      <p className="mt-4 text-base text-ink-soft">{post.description}</p>
      <div className="mt-3">
        <PostDay date={post.date} />
      </div>
      {!isWhole && (
        <p role="status" className="panel mt-6 p-4">
          We couldn’t calculate the figures in this post. Please reload the page in a moment.
        </p>
      )}
      {/*
       * biome-ignore lint/security/noDangerouslySetInnerHtml: generated on the server from the Markdown files of this
       * repository
       */}
      <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
      <footer className="mt-12 border-t border-rule pt-6">
        <p className="text-sm text-ink-soft">
          We calculate these amounts from today’s card data. The average household is from{' '}
          {averageSource.year}:{' '}
          <a href={averageSource.address} rel="noreferrer">
            {averageSource.name}
          </a>
          . <Link to={pagePaths.methodology}>How we calculate</Link>.
        </p>
        <p className="mt-6" data-print="hide">
          <LinkButton to={pagePaths.dashboard}>{sentences.findYourBestCard}</LinkButton>
        </p>
        <nav aria-labelledby="more-posts" className="mt-10" data-print="hide">
          <h2 id="more-posts" className="text-xl">
            More to read
          </h2>
          <ul className="mt-3 space-y-2">
            {others.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={pagePaths.blogPost(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </article>
  )
}
