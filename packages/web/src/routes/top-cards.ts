import { loadTopCards } from '../pages/home/load-top-cards.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/top-cards'

/** What the home page asks while someone types. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadTopCards(context.get(pageContext), request.url)
}
