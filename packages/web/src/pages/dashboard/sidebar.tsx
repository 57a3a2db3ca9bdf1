import { pagePaths } from '@cardsight/contract/paths'
import { Check, CreditCard, Pencil, WalletCards } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'

type SidebarProps = {
  step: 0 | 1
  isFirstStepComplete: boolean
  /** What the first step was completed with. */
  basis: string
  onStep: (step: 0 | 1) => void
}

/** The two steps: a slim line on top, and a sidebar on wide screens. */
export const Sidebar = memo(function Sidebar({ step, isFirstStepComplete, basis, onStep }: SidebarProps) {
  const isEditable = step === 1 && isFirstStepComplete
  return (
    <nav
      aria-label="Steps"
      data-print="hide"
      className="border-hairline max-wide:border-b wide:border-r wide:py-8"
    >
      <div className="flex flex-wrap items-stretch justify-between wide:sticky wide:top-8 wide:block">
        <ol className="flex min-w-0 flex-1 wide:flex-col wide:gap-1">
          <StepEntry number={1} isCurrent={step === 0} onClick={() => onStep(0)}>
            Cards Connected with Cardsight
            {isEditable && (
              <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm font-normal text-ink-soft">
                <span className="inline-flex items-start gap-1">
                  <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-teal" />
                  <span className="text-balance">{basis}</span>
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
        <SidebarLink to={pagePaths.wallet} Icon={WalletCards} className="wide:mt-4">
          Your wallet
        </SidebarLink>
        <SidebarLink to={pagePaths.yourCards} Icon={CreditCard}>
          Your cards
        </SidebarLink>
      </div>
    </nav>
  )
})

type SidebarLinkProps = { to: string; Icon: typeof WalletCards; className?: string; children: ReactNode }

function SidebarLink({ to, Icon, className, children }: SidebarLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'hidden min-h-11 items-center gap-3 px-4 py-2 text-link max-wide:items-start max-wide:py-2.5 hover:bg-evergreen-tint focus-visible:-outline-offset-2 narrow:flex',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </Link>
  )
}

type StepEntryProps = { number: number; isCurrent: boolean; onClick: () => void; children: ReactNode }

function StepEntry({ number, isCurrent, onClick, children }: StepEntryProps) {
  return (
    <li className="max-narrow:min-w-0 max-narrow:flex-1 narrow:min-w-min">
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onClick}
        className={classNames(
          'flex h-full w-full items-start gap-2 px-4 py-2.5 text-left max-narrow:text-sm hover:bg-evergreen-tint focus-visible:-outline-offset-2',
          isCurrent ? 'font-semibold max-wide:rule-double wide:ledger-margin' : 'text-ink-soft',
        )}
      >
        <span aria-hidden="true" className="figures font-serif">
          {number}.
        </span>
        <span className="min-w-0">{children}</span>
      </button>
    </li>
  )
}
