import { pagePaths } from '@cardsight/contract/paths'
import { redirect, useSearchParams } from 'react-router'
import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { SocialReturnPage } from '../pages/auth/social-return-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/social-return'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader({ request }: Route.LoaderArgs) {
  if (!new URL(request.url).searchParams.get('accessToken')) {
    throw redirect(pagePaths.home)
  }
  return null
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.socialReturn, publicUrl: publicUrlOf(matches) })

export default function SocialReturnRoute() {
  const [params] = useSearchParams()
  return <SocialReturnPage handOff={params.get('accessToken') ?? ''} />
}
