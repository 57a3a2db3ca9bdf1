import type { PageContext } from '@cardsight/contract/pages'
import { cacheAnswers } from './answers.ts'
import type { PostBrief } from './post-data.ts'
import { findPost, toBrief } from './posts.server.ts'
import { namesIn } from './read-post.ts'
import { type Figure, resolveFigures } from './resolve-figures.ts'
import { toHtml } from './to-html.server.ts'

export type LoadedPost = Readonly<{
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
