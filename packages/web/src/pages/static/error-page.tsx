import { isRouteErrorResponse } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'
import { OopsPage } from './oops-page.tsx'

/** Error page for users: never shows the error's text, which is for the log. */
export function ErrorPage({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <OopsPage />
}
