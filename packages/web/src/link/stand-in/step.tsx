import { ArrowLeft, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LinkSessionStore } from './link-session.ts'
import { canChooseAnother, type LinkState } from './link-steps.ts'

type StepFrameProps = { heading: string; children: ReactNode; session: LinkSessionStore; state: LinkState }

/**
 * The heading of a step takes the focus: the clicked button is gone, and the focus trap would restart at its
 * top.
 */
export function StepFrame({ heading, children, session, state }: StepFrameProps) {
  return (
    <section aria-label={heading} aria-busy={state.isBusy}>
      {canChooseAnother(state) && (
        <Button variant="quiet" size="small" className="mb-1 -ml-3" onClick={session.chooseAnother}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Choose another bank
        </Button>
      )}
      <h3 ref={takeFocus} tabIndex={-1} className="text-lg outline-none">
        {heading}
      </h3>
      {children}
    </section>
  )
}

/** Always rendered, so that new content is announced. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" className="font-medium text-brick">
      {text !== null && (
        <span className="mt-4 flex gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{text}</span>
        </span>
      )}
    </p>
  )
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}

/** Props of every screen in the simulated Link flow. */
export type LinkStepProps = { session: LinkSessionStore; state: LinkState }
