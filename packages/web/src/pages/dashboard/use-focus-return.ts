import { useEffect, useRef } from 'react'

/**
 * A modal gives the focus back to what opened it. When that was a button in another modal, which is gone by then,
 * it goes to where it was before the first of them.
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
        // After the modal's own attempt, which comes with the next task.
        setTimeout(() => {
          if (document.activeElement === document.body && lastOnPage.current?.isConnected) {
            lastOnPage.current.focus()
          }
        })
      }
    }
  }, [isAnythingOpen])
}
