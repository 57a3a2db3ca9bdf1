import { useEffect, useRef } from 'react'

/**
 * A modal returns the focus to what opened it. If that was a button in another, closed modal, the focus goes to where
 * it was before the first one.
 */
export function useFocusReturn(isAnythingOpen: boolean): void {
  const lastOnPage = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[role=dialog]') === null) {
        lastOnPage.current = target
      }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (isAnythingOpen) {
      return () => {
        // After the modal's own attempt, which runs in the next task.
        setTimeout(() => {
          if (document.activeElement === document.body && lastOnPage.current?.isConnected) {
            lastOnPage.current.focus()
          }
        })
      }
    }
  }, [isAnythingOpen])
}
