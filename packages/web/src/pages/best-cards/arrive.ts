/** Client-side navigation from one context to the next. */
import type { ContextSlug } from '@cardsight/contract/paths'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigationType } from 'react-router'
import { isBestCardsPath } from '../../features/ranking/landing-address.ts'
import type { SentAnswer } from './sent-answer.ts'

/** Before a run follows a change of context, or typing. */
export const RUN_DEBOUNCE_MS = 500

type Arrival = Readonly<{
  /** The current URL of the browser. */
  from: string
  request: Pick<Request, 'url' | 'signal'>
  load: () => Promise<{ answer: SentAnswer }>
}>

/** Whether the page was reached from another context; determines how it scrolls into view. */
export type Arrived = Readonly<{ answer: SentAnswer; isFromContext: boolean }>

/**
 * A change of context waits a moment before its run: another click in the meantime aborts the request, so that only
 * the last choice is computed. A failed run is shown on the page. Rejects if it was aborted.
 */
export async function arrive({ from, request, load }: Arrival): Promise<Arrived> {
  const { pathname } = new URL(request.url)
  const isFromContext = from !== pathname && isBestCardsPath(from)
  if (isFromContext) {
    await pause(RUN_DEBOUNCE_MS, request.signal)
  }
  try {
    return { answer: (await load()).answer, isFromContext }
  } catch (error) {
    if (request.signal.aborted || isMissing(error)) {
      throw error
    }
    return { answer: { state: 'failed' }, isFromContext }
  }
}

/** Every other error response, such as a 503, is a failed run. */
function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

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
