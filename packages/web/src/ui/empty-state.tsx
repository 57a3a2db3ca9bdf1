import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & { title: ReactNode; action?: ReactNode }

export function EmptyState({ title, action, className, children, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={classNames('flex flex-col items-center px-4 py-10 text-center', className)}>
      <BlankPage />
      <p className="mt-4 font-serif text-xl font-medium">{title}</p>
      {children !== undefined && <div className="mt-1 max-w-text text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}

function BlankPage() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" className="h-18 w-24 fill-none stroke-ink stroke-[1.5]">
      <path d="M14 8h60l8 8v48H14z" className="fill-panel" />
      <path d="M74 8v8h8" />
      <path d="M25 8v56M28 8v56" className="stroke-evergreen stroke-1" />
      <path d="M34 24h40M34 34h40M34 44h40" className="stroke-rule stroke-1" />
      <path d="M58 53h16M58 56h16" />
    </svg>
  )
}
