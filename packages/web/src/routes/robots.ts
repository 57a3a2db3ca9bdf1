import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    `Disallow: ${apiPaths.root}/`,
    '',
    `Sitemap: ${publicUrl}${pagePaths.sitemap}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
