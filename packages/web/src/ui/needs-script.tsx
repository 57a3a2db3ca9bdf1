import { pagePaths } from '@cardsight/contract/paths'
import type { ReactNode } from 'react'

type NeedsScriptProps = {
  children: ReactNode
  /** What to show without JavaScript. The browser never renders it, so that it costs no more than its HTML. */
  otherwise?: ReactNode
}

/** Without JavaScript, a page that is calculated in the browser would wait forever. */
export function NeedsScript({ children, otherwise = <ScriptNote /> }: NeedsScriptProps) {
  return (
    <>
      <noscript>{otherwise}</noscript>
      <div data-needs-script>{children}</div>
    </>
  )
}

/** `purpose` says what the page does, if a visitor couldn't know. */
export function ScriptNote({ purpose = null }: { purpose?: string | null }) {
  return (
    <div className="mx-auto max-w-text px-4 py-12 narrow:px-6">
      <h1>This page needs JavaScript</h1>
      {purpose !== null && <p className="mt-4 text-base">{purpose}</p>}
      <p className="mt-4 text-base">
        Turn it on in your browser’s settings, then reload the page. Without it, you can see the{' '}
        <a href={pagePaths.dashboard}>best card</a> and the <a href={pagePaths.wallet}>best wallet</a> for an
        average household, and the <a href={pagePaths.currentBestCards}>current best cards</a>.
      </p>
    </div>
  )
}

/** Says whose spending an answer without JavaScript is for. */
export function AverageNote({ total, assumes }: { total: string; assumes: string }) {
  return (
    <p className="figures mt-4 max-w-text border-l-2 border-evergreen pl-4">
      This is the answer for what an average U.S. household spends: {total} a month. Turn on JavaScript and
      reload the page to enter your own amounts. Assumes: {assumes}.
    </p>
  )
}
