import { data } from 'react-router'

/** The root's error page answers for every address that is not ours. */
export const loader = () => {
  throw data(null, { status: 404 })
}

// A route without a component would be answered as a file, not as a page.
export default function NotFoundRoute() {
  return null
}
