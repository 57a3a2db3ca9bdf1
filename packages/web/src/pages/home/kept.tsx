import { type ReactNode, useState } from 'react'

/**
 * A part that only has to be seen. Where the server has drawn it, it is left as it is and its code, a lazy child,
 * is never loaded; that is needed only by those who come here from another page.
 */
export function Kept({ id, children }: { id: string; children: ReactNode }) {
  const [isDrawn] = useState(() => typeof document !== 'undefined' && document.getElementById(id) !== null)
  if (isDrawn) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React keeps what it finds there when it hydrates
    return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  // No Suspense: the page before stays until this one is whole, so the place to scroll back to is there.
  return <div id={id}>{children}</div>
}
