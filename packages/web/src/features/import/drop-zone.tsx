import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses, Field } from '../../ui/field.tsx'

type DropZoneProps = FileDropHandlers & {
  isBusy: boolean
  /** A file is being dragged over the page. */
  isOver: boolean
  hasFiles: boolean
}

/** The page accepts files dropped or pasted anywhere; this area says so, and works without a mouse. */
export function DropZone({ onFiles, onText, isBusy, isOver, hasFiles }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div
      className={classNames(
        'rounded-panel border-2 border-dashed px-4 text-center',
        hasFiles ? 'py-5' : 'py-8',
        isOver ? 'border-evergreen bg-evergreen-tint' : 'border-edge bg-panel',
      )}
    >
      <FileUp aria-hidden="true" className="mx-auto size-8 text-evergreen" />
      <p className="mt-2 font-serif text-xl font-medium">
        {hasFiles ? 'Drop more statements here' : 'Drop your statements here'}
      </p>
      <p className="mx-auto mt-1 max-w-text text-ink-soft">
        CSV, OFX, QFX, QBO, QIF, Excel or PDF, from any US bank, several at once.
      </p>
      {/* Accepts any file: phones hide unknown extensions, and the content decides what a file is. */}
      <input
        ref={picker}
        type="file"
        multiple
        aria-label="Statement files"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          if (target.files !== null && target.files.length > 0) {
            onFiles([...target.files])
          }
          // The same file can be chosen again after it was fixed.
          target.value = ''
        }}
      />
      <Button
        variant={hasFiles ? 'secondary' : 'primary'}
        className="mt-4"
        busy={isBusy}
        onClick={() => picker.current?.click()}
      >
        Choose files
      </Button>
      <PasteBox onText={onText} />
    </div>
  )
}

/** For phones, which have no keyboard shortcut for pasting, and for hand-made rows. */
function PasteBox({ onText }: Pick<FileDropHandlers, 'onText'>) {
  const [text, setText] = useState('')
  return (
    <details className="mt-3">
      <summary className="mx-auto min-h-11 w-fit py-2 font-medium text-link underline decoration-1 underline-offset-4 narrow:min-h-0">
        Or paste rows
      </summary>
      <div className="mx-auto mt-2 max-w-text text-left">
        <Field label="Rows of a table or from your bank’s page">
          {(control) => (
            <textarea
              {...control}
              rows={5}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className={controlClasses}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          disabled={text.trim() === ''}
          onClick={() => {
            onText(text)
            setText('')
          }}
        >
          Read these rows
        </Button>
      </div>
    </details>
  )
}

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
