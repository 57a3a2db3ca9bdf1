import { type ReactNode, useState } from 'react'

/**
 * A static part of the page. If the server has rendered it, its markup stays and its code, a lazy child, is never
 * loaded; it is needed only after client-side navigation.
 */
export function StaticPart({ id, children }: { id: string; children: ReactNode }) {
  const [isDrawn] = useState(() => typeof document !== 'undefined' && document.getElementById(id) !== null)
  if (isDrawn) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing: React keeps the existing markup when it hydrates
    return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  // No Suspense: the previous page stays until this one is complete, so that the scroll position can be restored.
  return <div id={id}>{children}</div>
}
