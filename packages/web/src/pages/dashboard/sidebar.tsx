import { pagePaths } from '@cardsight/contract/paths'
import { Check, Pencil, WalletCards } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

type SidebarProps = {
  step: 0 | 1
  isFirstStepComplete: boolean
  onStep: (step: 0 | 1) => void
}

export const Sidebar = memo(function Sidebar({ step, isFirstStepComplete, onStep }: SidebarProps) {
  const isEditable = step === 1 && isFirstStepComplete
  return (
    <nav
      aria-label="Steps"
      data-print="hide"
      className="border-hairline max-menu:border-b menu:border-r menu:py-8"
    >
      <div className="menu:sticky menu:top-8">
        <ol className="flex menu:flex-col menu:gap-1">
          <StepEntry number={1} isCurrent={step === 0} onClick={() => onStep(0)}>
            Cards Connected with Cardsight
            {isEditable && (
              <span className="mt-1 flex items-center gap-3 text-sm font-normal text-ink-soft">
                <span className="inline-flex items-center gap-1">
                  <Check aria-hidden="true" className="size-4 text-teal" />
                  Done
                </span>
                <span className="inline-flex items-center gap-1">
                  <Pencil aria-hidden="true" className="size-4" />
                  Edit
                </span>
              </span>
            )}
          </StepEntry>
          <StepEntry number={2} isCurrent={step === 1} onClick={() => onStep(1)}>
            Personalized Results
          </StepEntry>
        </ol>
        <Link
          to={pagePaths.wallet}
          className="flex min-h-11 items-center gap-3 px-4 py-3 text-link hover:bg-evergreen-tint focus-visible:-outline-offset-2 max-menu:border-t max-menu:border-hairline menu:mt-4 menu:px-5"
        >
          <WalletCards aria-hidden="true" className="size-5 shrink-0" />
          Your wallet
        </Link>
      </div>
    </nav>
  )
})

type StepEntryProps = { number: number; isCurrent: boolean; onClick: () => void; children: ReactNode }

function StepEntry({ number, isCurrent, onClick, children }: StepEntryProps) {
  return (
    <li className="min-w-0 flex-1">
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onClick}
        className={classNames(
          'flex h-full w-full items-start gap-3 px-4 py-3 text-left hover:bg-evergreen-tint focus-visible:-outline-offset-2 menu:px-5',
          isCurrent ? 'font-semibold max-menu:rule-double menu:ledger-margin' : 'text-ink-soft',
        )}
      >
        <span aria-hidden="true" className="figures font-serif text-lg">
          {number}.
        </span>
        <span className="min-w-0">{children}</span>
      </button>
    </li>
  )
}
