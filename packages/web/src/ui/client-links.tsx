import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

type ClientLinksProps = {
  /** Where a link leads now, if not to the path in its markup. */
  currentPath?: (path: string) => string
  children: ReactNode
}

/** Static markup contains plain links: a click on one inside this element navigates without loading a document. */
export function ClientLinks({ currentPath = (path) => path, children }: ClientLinksProps) {
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent) => {
    const path = pathToFollow(event)
    if (path !== null) {
      event.preventDefault()
      void navigate(currentPath(path))
    }
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it handles the clicks on links inside, which keys trigger too
  // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click
  return <div onClick={handleClick}>{children}</div>
}

function pathToFollow(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const path = link?.getAttribute('href') ?? ''
  return isPlain && !event.defaultPrevented && path.startsWith('/') ? path : null
}
