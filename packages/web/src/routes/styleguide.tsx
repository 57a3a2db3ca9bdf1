import type { MetaFunction } from 'react-router'
import { StyleguidePage } from '../pages/styleguide/styleguide-page.tsx'
import type { RouteHandle } from '../route-handle.ts'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: MetaFunction = () => [
  { title: 'Style guide - Cardsight' },
  { name: 'robots', content: 'noindex' },
]

export default function StyleguideRoute() {
  return <StyleguidePage />
}
