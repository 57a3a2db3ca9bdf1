import { useEffect } from 'react'

const PREFIX = 'Error: '

/** Starts the page's title with "Error:" while a form has errors: screen readers read the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) {
      return
    }
    document.title = `${PREFIX}${document.title}`
    return () => {
      document.title = document.title.replace(PREFIX, '')
    }
  }, [hasErrors])
}
