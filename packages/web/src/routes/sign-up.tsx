import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { SignUpPage } from '../pages/auth/sign-up-page.tsx'
import { findSocial } from '../pages/auth/social-choice.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/sign-up'

// The menu's own Sign In is the way for people who have an account.
export const handle = { access: 'visitors' } satisfies RouteHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({
  social: await findSocial(context.get(pageContext)),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.signUp, publicUrl: publicUrlOf(matches) })

export default function SignUpRoute({ loaderData }: Route.ComponentProps) {
  return <SignUpPage social={loaderData.social} />
}
