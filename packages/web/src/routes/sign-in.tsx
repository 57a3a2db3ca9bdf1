import { pagePaths } from '@cardsight/contract/paths'
import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { SignInPage } from '../pages/auth/sign-in-page.tsx'
import { findSocial } from '../pages/auth/social-choice.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/sign-in'

export const handle = {
  access: 'visitors',
  headerButton: { title: 'Sign Up', path: pagePaths.signUp },
} satisfies RouteHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({
  social: await findSocial(context.get(pageContext)),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.signIn, publicUrl: publicUrlOf(matches) })

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <SignInPage social={loaderData.social} />
}
