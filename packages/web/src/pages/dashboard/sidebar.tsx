import { Check, Pencil } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SidebarProps = {
  step: 0 | 1
  isFirstStepComplete: boolean
  /** What the first step was completed with. */
  basis: string
  onStep: (step: 0 | 1) => void
}

/** The two steps: in the left margin where it's wide enough for them, otherwise a line above the headline. */
export const Sidebar = memo(function Sidebar({ step, isFirstStepComplete, basis, onStep }: SidebarProps) {
  const isEditable = step === 1 && isFirstStepComplete
  return (
    <nav
      aria-label="Steps"
      data-print="hide"
      className="mb-1 text-sm min-[90rem]:absolute min-[90rem]:inset-y-0 min-[90rem]:right-full min-[90rem]:mr-5 min-[90rem]:w-26"
    >
      <ol
        data-below-bar=""
        className="flex flex-wrap gap-x-4 min-[90rem]:sticky min-[90rem]:top-[calc(var(--bar-height,3.5rem)+1.5rem)] min-[90rem]:flex-col min-[90rem]:gap-y-4 min-[90rem]:pt-[calc(var(--bar-height,3.5rem)+1.5rem)]"
      >
        <StepEntry number={1} isCurrent={step === 0} onClick={() => onStep(0)}>
          Cards Connected with Cardsight
          {isEditable && (
            <>
              <span className="inline-flex items-start gap-1 max-narrow:[&>span]:sr-only min-[90rem]:mt-1">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-evergreen" />
                <span>{basis}</span>
              </span>
              <span className="inline-flex items-center gap-1 text-link underline underline-offset-4">
                <Pencil aria-hidden="true" className="size-3.5" />
                Edit
              </span>
            </>
          )}
        </StepEntry>
        <StepEntry number={2} isCurrent={step === 1} onClick={() => onStep(1)}>
          Personalized Results
        </StepEntry>
      </ol>
    </nav>
  )
})

const hiddenOnPhones = 'min-w-0 max-narrow:sr-only max-narrow:focus-within:not-sr-only'

type StepEntryProps = { number: number; isCurrent: boolean; onClick: () => void; children: ReactNode }

function StepEntry({ number, isCurrent, onClick, children }: StepEntryProps) {
  return (
    // Phones have space for the step to go back to. The current one is there for screen readers and the keyboard.
    <li className={isCurrent && number === 2 ? hiddenOnPhones : 'min-w-0'}>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onClick}
        className={classNames(
          'press flex min-h-7 w-full items-start gap-1.5 py-1 text-left hover:text-evergreen',
          isCurrent ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        <span aria-hidden="true" className="figures">
          {number}.
        </span>
        <span className="flex min-w-0 flex-wrap gap-x-2">{children}</span>
      </button>
    </li>
  )
}
