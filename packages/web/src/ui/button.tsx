import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

const base =
  'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-control font-semibold text-center no-underline transition-colors select-none disabled:cursor-not-allowed aria-busy:cursor-progress'

const variants = {
  primary:
    'bg-evergreen text-panel shadow-[inset_0_-2px_0_var(--color-evergreen-deep)] hover:bg-evergreen-deep disabled:bg-hairline disabled:text-ink-soft disabled:shadow-none',
  secondary:
    'border border-edge bg-panel text-ink hover:border-evergreen hover:bg-evergreen-tint disabled:border-rule disabled:bg-transparent disabled:text-ink-soft',
  quiet:
    'text-evergreen hover:bg-evergreen-tint hover:text-evergreen-deep disabled:bg-transparent disabled:text-ink-soft',
  danger:
    'bg-brick text-panel shadow-[inset_0_-2px_0_var(--color-brick-deep)] hover:bg-brick-deep disabled:bg-hairline disabled:text-ink-soft disabled:shadow-none',
} as const

const sizes = {
  small: 'px-3 py-1 text-sm narrow:min-h-9',
  medium: 'px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
  icon: 'size-11 p-0 narrow:size-9 narrow:min-h-9',
} as const

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes }

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

export function Button({ variant = 'primary', size = 'medium', busy = false, ...props }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      data-variant={variant}
      // A disabled button would drop the focus of the person who has just pressed it.
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(base, variants[variant], sizes[size], className)}
    >
      <span className={classNames('contents', busy && 'text-transparent')}>{children}</span>
      {busy && <BusyMark />}
    </button>
  )
}

export type LinkButtonProps = ComponentProps<typeof Link> & Look

export function LinkButton({ variant = 'primary', size = 'medium', className, ...props }: LinkButtonProps) {
  return (
    <Link
      {...props}
      data-variant={variant}
      className={classNames(base, variants[variant], sizes[size], className)}
    />
  )
}

function BusyMark() {
  return (
    <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
      <span className="size-5 animate-turn rounded-full border-2 border-current border-r-transparent" />
    </span>
  )
}
