import { data } from 'react-router'

/** Handles every unknown URL with the root's error page. */
export const loader = () => {
  throw data(null, { status: 404 })
}

// A route without a component would be served as a resource, not as a page.
export default function NotFoundRoute() {
  return null
}
