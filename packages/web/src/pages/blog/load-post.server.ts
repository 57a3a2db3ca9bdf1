import type { PageContext } from '@cardsight/contract/pages'
import { Marked } from 'marked'
import type { PostBrief } from '../../content/blog-posts.ts'
import { findPost, namesIn, toBrief } from './posts.server.ts'
import { cacheAnswers, type Figure, resolveFigures } from './resolve-figures.ts'

type LoadedPost = Readonly<{
  post: PostBrief
  html: string
  /** False if figures couldn't be calculated: that was reported, and the text says so in their places. */
  isWhole: boolean
}>

const NOT_AVAILABLE = '*(figure not available right now)*'

/** Null if there is no such post. */
export async function loadPost(
  { api, reportError }: Pick<PageContext, 'api' | 'reportError'>,
  slug: string,
): Promise<LoadedPost | null> {
  const post = findPost(slug)
  if (post === null) {
    return null
  }
  const figures = await resolveFigures(post.figures, cacheAnswers(api)).catch((error) => {
    reportError(error)
    return null
  })
  return {
    post: toBrief(post),
    html: toHtml(fillIn(post.body, figures)),
    isWhole: figures !== null && namesIn(post.body).every((name) => figures.has(name)),
  }
}

function fillIn(body: string, figures: ReadonlyMap<string, Figure> | null): string {
  return body.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => figures?.get(name)?.text ?? NOT_AVAILABLE)
}

const marked = new Marked({
  gfm: true,
  renderer: {
    /** A wide table scrolls on a phone: by keyboard too, so it takes the focus and has a name. */
    table(token) {
      const cells = (row: typeof token.header, tag: 'th' | 'td') =>
        row
          .map(({ tokens, align }) => {
            const side = align === 'right' ? ' class="text-right"' : ''
            const scope = tag === 'th' ? ' scope="col"' : ''
            return `<${tag}${scope}${side}>${this.parser.parseInline(tokens)}</${tag}>`
          })
          .join('')
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
      return `<div role="region" aria-label="Table" tabindex="0" class="overflow-x-auto"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`
    },
  },
})

function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}
