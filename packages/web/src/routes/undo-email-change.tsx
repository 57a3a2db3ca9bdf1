import { identityPages } from '../content/identity-pages.ts'
import { pageMeta } from '../content/page-meta.ts'
import { UndoEmailChangePage } from '../pages/auth/undo-email-change-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/undo-email-change'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...identityPages.undoEmailChange, publicUrl: publicUrlOf(matches) })

export default function UndoEmailChangeRoute({ params }: Route.ComponentProps) {
  return <UndoEmailChangePage token={params.token} />
}
