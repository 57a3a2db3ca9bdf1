import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { afterFrame } from '../lib/use-next-frame.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { focusableWhileScrolling } from './table.tsx'

const widths = {
  400: 'max-w-modal-small',
  500: 'max-w-modal-medium',
  820: 'max-w-modal-large',
} as const

type ModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Read by screen readers with the title; leave out if the body is enough. */
  description?: ReactNode
  width?: keyof typeof widths
  children?: ReactNode
  /** Actions; they stay visible while the body scrolls. */
  footer?: ReactNode
}

export function Modal({ open, onOpenChange, title, description, width = 500, children, footer }: ModalProps) {
  const opener = useRef<HTMLElement>(null)
  // The press shows the overlay at once; the content, which may be long, follows.
  const isDrawn = useDeferredValue(open, false)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* Dialog.Overlay would inject a <style> element, which the Content-Security-Policy forbids. */}
        <div ref={lockPageScroll} className="fixed inset-0 z-50 animate-appear bg-scrim" />
        {isDrawn && (
          <Dialog.Content
            data-width={width}
            // Radix returns the focus only to its own Trigger, which a modal opened by state does not have.
            onOpenAutoFocus={() => {
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              opener.current?.focus()
            }}
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={classNames(
              'fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] animate-rise flex-col overflow-clip rounded-panel bg-panel shadow-float focus:outline-none',
              widths[width],
            )}
          >
            <header className="flex items-start gap-4 border-b-3 border-double border-rule py-3 pr-3 pl-6">
              <div className="min-w-0 flex-1 py-1.5">
                <Dialog.Title className="text-xl">{title}</Dialog.Title>
                {description !== undefined && (
                  <Dialog.Description className="mt-1 text-ink-soft">{description}</Dialog.Description>
                )}
              </div>
              <Dialog.Close asChild>
                <Button variant="quiet" size="icon" aria-label="Close">
                  <X aria-hidden="true" />
                </Button>
              </Dialog.Close>
            </header>
            {children !== undefined && (
              <div
                ref={focusableWhileScrolling}
                className="min-h-0 overflow-y-auto overscroll-contain px-6 py-5"
              >
                {children}
              </div>
            )}
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-hairline bg-paper px-6 py-4">
                {footer}
              </footer>
            )}
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  )
}

let openOverlays = 0

/**
 * Use as the `ref` of an overlay: sets an attribute on the page while an overlay is open. An attribute instead of
 * `:has()` on the root, which the browser would reevaluate on every DOM change.
 */
function lockPageScroll(overlay: HTMLElement | null): (() => void) | undefined {
  if (overlay === null) {
    return undefined
  }
  openOverlays += 1
  mark()
  return () => {
    openOverlays -= 1
    // The browser repaints the whole page when it can scroll again. The frame that closes the modal doesn't wait for it.
    afterFrame(mark)
  }
}

function mark(): void {
  const { documentElement: page } = document
  if (openOverlays === 0) {
    page.removeAttribute('data-modal-open')
  } else if (!page.hasAttribute('data-modal-open')) {
    // A gutter where nothing scrolls visibly, as on phones, would change the page's width and restyle all of it.
    page.setAttribute('data-modal-open', window.innerWidth > page.clientWidth ? 'gutter' : '')
  }
}
