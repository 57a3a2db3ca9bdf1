import { useEffect, useState } from 'react'

export type FileDropHandlers = Readonly<{
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
}>

/**
 * Accepts files dropped or pasted anywhere on the page, and reports whether a file is dragged over it. Without this,
 * the browser would open a file dropped outside the frame and leave the page, losing all imported data.
 */
export function useFileDrop({ onFiles, onText }: FileDropHandlers): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const take = (files: readonly File[]) => files.length > 0 && onFiles(files)
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault()
        setIsOver(true)
      }
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault()
        take([...event.dataTransfer.files])
      }
    }
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      const isTyping = target instanceof Element && target.closest('input, textarea') !== null
      const text = clipboardData?.getData('text/plain') ?? ''
      if (clipboardData !== null && !isTyping) {
        take([...clipboardData.files])
        if (clipboardData.files.length === 0 && text.trim() !== '') {
          onText(text)
        }
      }
    }
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('dragover', hold, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => ending.abort()
  }, [onFiles, onText])
  return isOver
}
