import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PasteBox } from './paste-box.tsx'
import type { FileDropHandlers } from './use-file-drop.ts'

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
