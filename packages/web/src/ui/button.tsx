import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large' | 'icon'
}

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

export function Button({ variant = 'primary', size = 'medium', busy, className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      // While busy it is not `disabled`: that would drop the focus of the user who has just clicked it.
      {...(busy && {
        'aria-busy': true,
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
      data-variant={variant}
      data-size={size}
      className={classNames('button', className)}
    />
  )
}

type LinkButtonProps = ComponentProps<typeof Link> & Look

export function LinkButton({ variant = 'primary', size = 'medium', className, ...props }: LinkButtonProps) {
  return (
    <Link {...props} data-variant={variant} data-size={size} className={classNames('button', className)} />
  )
}

/** An action inside a sentence. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="font-medium text-link underline decoration-1 underline-offset-4 hover:decoration-2"
    />
  )
}
