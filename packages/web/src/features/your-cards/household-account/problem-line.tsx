import { CircleAlert } from 'lucide-react'

/** Always rendered: a live region that is inserted together with its text isn't announced. */
export function ProblemLine({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== null && (
        <p className="mt-3 flex gap-2 text-brick-deep">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
