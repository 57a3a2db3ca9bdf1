import type { ContextSlug } from '@cardsight/contract/paths'
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Between scrolling to the top and scrolling to the URL's anchor. */
const ANCHOR_SCROLL_MS = 300

type Shown = { slug: ContextSlug | null; isFromContext: boolean }

/** After another context's run: scrolls to the top, and then to the URL's anchor. Back doesn't scroll. */
export function useScrollAfterRun({ slug, isFromContext }: Shown) {
  const { hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per context, not for other changes on it
  useEffect(() => {
    if (!isFromContext || isBack) {
      return
    }
    const behavior = calmOrSmooth()
    window.scrollTo({ top: 0, behavior })
    if (hash === '') {
      return
    }
    const timer = setTimeout(() => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior })
    }, ANCHOR_SCROLL_MS)
    return () => clearTimeout(timer)
  }, [slug, isFromContext])
}

function calmOrSmooth(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
